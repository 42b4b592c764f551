import { EDITIONS, type Edition } from '../editions/editions.ts';
import type { Language } from './language.ts';

/** A language of the interface. */
export interface LanguageEntry {
	readonly key: Language;
	/** Its name in its own language and script. */
	readonly name: string;
	/** Value of `<html lang>` and of the `accept-language` header (Decision 3). */
	readonly htmlLang: string;
	/** Language with region, for machines that ask for one. */
	readonly locale: string;
	/** ISO 3166 code of the flag that is beside the name, lower case. */
	readonly flag: string;
}

/** The four languages in the order in which menus offer them (Specification §3). */
export const LANGUAGES: Readonly<Record<Language, LanguageEntry>> = {
	mm: { key: 'mm', name: 'မြန်မာ', htmlLang: 'my', locale: 'my-MM', flag: 'mm' },
	en: { key: 'en', name: 'English', htmlLang: 'en', locale: 'en-US', flag: 'us' },
	thai: { key: 'thai', name: 'ไทย', htmlLang: 'th', locale: 'th-TH', flag: 'th' },
	china: { key: 'china', name: '简体中文', htmlLang: 'zh-Hans', locale: 'zh-CN', flag: 'cn' },
};

/** Locale of whatever is not in a shopper's language, such as logs (Specification §9). */
export const DEFAULT_LOCALE = 'en-US';

const BY_PRIMARY_TAG: ReadonlyMap<string, Language> = new Map([
	['en', 'en'],
	['my', 'mm'],
	['th', 'thai'],
	['zh', 'china'],
]);

/**
 * Narrows a value to a language key.
 * @param value anything, for example what storage held
 * @returns true for one of the four keys of Specification §1
 */
export function isLanguage(value: unknown): value is Language {
	return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/**
 * Finds the interface language of a language tag (Decision 3).
 * @param tag a BCP 47 tag in any case, for example `my-MM`, `zh-Hans`, `en`
 * @returns the language, or undefined when the interface does not speak it
 */
export function languageOfTag(tag: string): Language | undefined {
	const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/, 1);
	return BY_PRIMARY_TAG.get(primary);
}

/**
 * Finds the best interface language for an `accept-language` header (Decision 3).
 * @param header for example `th-TH,th;q=0.9,en;q=0.8`; null or undefined when there is none
 * @returns the language with the highest weight, the first of equals; undefined when none is spoken
 */
export function languageOfHeader(header: string | null | undefined): Language | undefined {
	let best: Language | undefined;
	let bestWeight = 0;
	for (const part of (header ?? '').split(',')) {
		const [tag = '', ...parameters] = part.split(';');
		const weight = weightOf(parameters);
		const language = languageOfTag(tag);
		if (language !== undefined && weight > bestWeight) {
			best = language;
			bestWeight = weight;
		}
	}
	return best;
}

function weightOf(parameters: readonly string[]): number {
	const text = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
	if (text === undefined) return 1;
	const weight = Number(text.slice(text.indexOf('=') + 1));
	return weight >= 0 && weight <= 1 ? weight : 0;
}

/** All languages, in the order in which menus offer them (Specification §3). */
export const ALL_LANGUAGES: readonly Language[] = Object.values(LANGUAGES).map(({ key }) => key);

/**
 * The language of an edition before a visitor has chosen one (Specification §1).
 * @param offered languages of the shop
 * @returns the edition's own language, or the first one offered when the shop does not offer that
 */
export function defaultLanguage(edition: Edition, offered: readonly Language[] = ALL_LANGUAGES): Language {
	const own = EDITIONS[edition].defaultLanguage;
	return offered.includes(own) ? own : (offered[0] ?? own);
}

/**
 * Decides the language of a visit: `?lang=` wins, then the stored choice, then the edition's
 * (Specification §4, Decision 3).
 * @param choice.query value of `?lang=`: a language key or a language tag
 * @param choice.stored what storage or the cookie `locale` held
 * @param choice.edition the edition that the host names
 * @param choice.offered languages of the shop; all four when left out
 * @returns the language to show; values that name no offered language are passed over
 */
export function resolveLanguage(choice: {
	readonly query?: string | null | undefined;
	readonly stored?: string | null | undefined;
	readonly edition: Edition;
	readonly offered?: readonly Language[] | undefined;
}): Language {
	const { query, stored, edition, offered = ALL_LANGUAGES } = choice;
	const candidates = [query, query ? languageOfTag(query) : undefined, stored];
	const isOffered = (value: unknown): value is Language => isLanguage(value) && offered.includes(value);
	return candidates.find(isOffered) ?? defaultLanguage(edition, offered);
}
