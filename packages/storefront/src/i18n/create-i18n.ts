import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Area, FRAME_AREAS } from './areas.ts';
import type { Translate } from './resources.ts';
import { TEXTS } from './texts.ts';

/** The texts of one shop. */
export interface ShopI18n {
	/** For `I18nextProvider`. */
	readonly instance: i18n;
	/** Fetches the texts of areas in a language; what is here already is not fetched again. */
	load(language: Language, areas: readonly Area[]): Promise<void>;
	/** Fetches in the new language all areas loaded so far, then changes to it. */
	setLanguage(language: Language): Promise<void>;
	/** Translates into the current language. */
	readonly t: Translate;
}

/** How numbers stand in texts: `{{count, number}}`, `{{sold, compact}}`, in the digits of the language. */
const FORMATS: Readonly<Record<string, (value: number, language: Language) => string>> = {
	number: formatCount,
	compact: formatCompact,
};

const textFormatter = {
	type: 'formatter',
	init() {},
	format(value: unknown, format?: string, language?: string): string {
		const write = FORMATS[format ?? ''];
		const known = LANGUAGES_BY_KEY.get(language ?? '');
		return write && known && typeof value === 'number' ? write(value, known) : String(value);
	},
	add() {},
	addCached() {},
} as const;

const LANGUAGES_BY_KEY: ReadonlyMap<string, Language> = new Map(
	Object.values(LANGUAGES).map(({ key }): [string, Language] => [key, key]),
);

/**
 * Plural rules of the four languages: only English tells one from many.
 * `Intl.PluralRules` would not do: browsers lack Burmese and would take English rules where the server does not.
 */
function pluralRule(code: string) {
	const categories = code === 'en' ? ['one', 'other'] : ['other'];
	return {
		select: (count: number) => (code === 'en' && count === 1 ? 'one' : 'other'),
		resolvedOptions: () => ({ pluralCategories: [...categories] }),
	};
}

/**
 * Makes the texts of one shop, in one language to begin with, nothing loaded yet.
 * @param language the language that the page is read in
 */
export function createI18n(language: Language): ShopI18n {
	const instance = createInstance();
	const loaded = new Set<Area>();
	const arriving = new Map<string, Promise<void>>();
	instance
		.use(initReactI18next)
		.use(textFormatter)
		.init({
			lng: language,
			fallbackLng: false,
			ns: [],
			defaultNS: 'app',
			resources: {},
			initAsync: false,
			interpolation: { escapeValue: false },
			react: { useSuspense: false },
		});
	instance.services.pluralResolver.getRule = pluralRule;

	function loadArea(to: Language, area: Area): Promise<void> {
		const key = `${to}/${area}`;
		const started = arriving.get(key);
		if (started) return started;
		const arrival = TEXTS[to][area]().then(
			({ default: texts }) => {
				instance.addResourceBundle(to, area, texts);
				loaded.add(area);
			},
			(failure) => {
				arriving.delete(key);
				throw failure;
			},
		);
		arriving.set(key, arrival);
		return arrival;
	}

	async function load(to: Language, areas: readonly Area[]): Promise<void> {
		await Promise.all([...new Set([...FRAME_AREAS, ...areas])].map((area) => loadArea(to, area)));
	}

	return {
		instance,
		load,
		async setLanguage(to) {
			await load(to, [...loaded]);
			await instance.changeLanguage(to);
		},
		get t(): Translate {
			return instance.t;
		},
	};
}
