import type { Language } from '@zaylat/domain/languages';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import type { Area } from './areas.ts';
import type { TextValues } from './resources.ts';
import type { Texts } from './texts.ts';

/** Translates a key of whatever area; the typed forms of it are `Translate` and what `useTranslation` gives. */
export type AnyTranslate = (key: string, values?: TextValues) => string;

/** The texts of one language. */
export interface Translator {
	readonly language: Language;
	/** The function for keys whose area, when they name none, is `area`: always the same one for an area. */
	in(area: Area): AnyTranslate;
}

/** What a translator stands on. */
export interface TranslatorSettings {
	readonly language: Language;
	/** Texts of an area; undefined while they have not arrived. */
	textsOf(area: string): Texts | undefined;
	/** Whether a missing text or fact throws (development, tests) or shows the key, or nothing (production). */
	readonly isStrict: boolean;
}

/** How numbers stand in texts: `{{count, number}}`, `{{sold, compact}}`, in the digits of the language. */
const FORMATS: Readonly<Record<string, (value: number, language: Language) => string>> = {
	number: formatCount,
	compact: formatCompact,
};

const FACT = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

/**
 * Ending of the form that a count takes: of the four languages only English tells one from many.
 * `Intl.PluralRules` would not do: browsers lack Burmese and would take English rules where the server does not.
 */
function pluralEnding(language: Language, count: number): '_one' | '_other' {
	return language === 'en' && count === 1 ? '_one' : '_other';
}

function textAt(texts: Texts | undefined, path: string): string | undefined {
	let found: string | Texts | undefined = texts;
	for (const part of path.split('.')) found = typeof found === 'object' ? found[part] : undefined;
	return typeof found === 'string' ? found : undefined;
}

/**
 * Creates the translator of one language.
 * @throws from its functions, when strict: Error for a key without a text, or a text without one of its facts.
 */
export function createTranslator({ language, textsOf, isStrict }: TranslatorSettings): Translator {
	const functions = new Map<Area, AnyTranslate>();

	function lookUp(first: Area, key: string, count: unknown): string | undefined {
		const colon = key.indexOf(':');
		const texts = textsOf(colon < 0 ? first : key.slice(0, colon));
		const path = key.slice(colon + 1);
		const counted = typeof count === 'number' ? textAt(texts, path + pluralEnding(language, count)) : undefined;
		return counted ?? textAt(texts, path);
	}

	function missing(what: string, shown: string): string {
		if (isStrict) throw new Error(`${what} (${language})`);
		return shown;
	}

	function translate(first: Area, key: string, values: TextValues): string {
		const text = lookUp(first, key, values.count) ?? values.defaultValue;
		if (text === undefined) return missing(`No text for ${first} ${key}`, key);
		return text.replace(FACT, (_, name: string, format = '') => {
			const value = values[name];
			if (value === undefined) return missing(`The text ${first} ${key} needs ${name}`, '');
			const write = FORMATS[format];
			return write && typeof value === 'number' ? write(value, language) : String(value);
		});
	}

	return {
		language,
		in(area) {
			const known = functions.get(area);
			if (known) return known;
			const created: AnyTranslate = (key, values = {}) => translate(area, key, values);
			functions.set(area, created);
			return created;
		},
	};
}
