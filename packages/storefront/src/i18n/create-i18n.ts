import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { formatCompact, formatCount } from '@zaylat/domain/money';
import { createInstance, type i18n as I18next } from 'i18next';
import { COMMON_AREAS, type Texts } from './language-texts.ts';
import type { Area, Translate } from './resources.ts';
import { fetchTexts } from './texts.ts';

/** Texts of one area in one language that were edited while a page shows them, in development. */
export interface ChangedTexts {
	readonly language: Language;
	readonly area: Area;
	readonly texts: Texts;
}

/** Texts of an app in place of those of the package, by language and area; what they leave out stays. */
export type OwnTexts = Readonly<Partial<Record<Language, Readonly<Partial<Record<Area, Texts>>>>>>;

/** The texts of one shop: one per request on the server, one per tab in the browser. */
export interface ShopI18n {
	/** The instance that `I18nextProvider` takes. */
	readonly instance: I18next;
	/** Translates into the current language. */
	readonly t: Translate;
	/** Loads the texts of areas in a language, and those of every page. @throws Error when a file does not arrive */
	load(language: Language, areas: readonly Area[]): Promise<void>;
	/** Whether the texts of areas in a language are loaded. */
	has(language: Language, areas: readonly Area[]): boolean;
	/** Loads the areas that are loaded in the current language in another one, then changes to it. */
	setLanguage(this: void, language: Language): Promise<void>;
	/** Replaces loaded texts by edited ones, in development. */
	replace(this: void, changed: ChangedTexts): void;
}

/** Formats in texts, `{{count, number}}` and `{{sold, compact}}`: numbers in the digits of the language. */
const FORMATS: Readonly<Record<string, (value: number, language: Language) => string>> = {
	number: formatCount,
	compact: formatCompact,
};

/** What the texts of a shop depend on. */
export interface I18nOptions {
	/** Name of the brand, as texts have it: `{{brand}}`. */
	readonly brandName: string;
	/** Editions of the shop: texts name their countries by `$t(app:countries.{{editions}})`. */
	readonly editions: readonly Edition[];
	/** Texts of the app in place of those of the package. */
	readonly texts?: OwnTexts;
	/** Whether a missing text or value throws; true outside of production when left out. */
	readonly isStrict?: boolean | undefined;
}

/**
 * Creates the texts of one shop, without any loaded.
 *
 * Plurals: English has `key_one` and `key_other`. The other languages have one form, as `key` without an ending, because
 * browsers may lack the plural rules of Burmese and would choose `_one` by their own language.
 * @param language the language that the page is read in
 */
export function createI18n(
	language: Language,
	{ brandName, editions, texts: own = {}, isStrict = process.env.NODE_ENV !== 'production' }: I18nOptions,
): ShopI18n {
	const i18n = createInstance();

	function missing(what: string, shown: string): string {
		if (isStrict) throw new Error(`${what} (${i18n.language})`);
		return shown;
	}

	void i18n.init({
		lng: language,
		fallbackLng: false,
		load: 'currentOnly',
		initAsync: false,
		resources: {},
		ns: [],
		defaultNS: 'app',
		// The defaults, stated: otherwise i18next tests each key for natural language, which takes a quarter of a translation.
		keySeparator: '.',
		nsSeparator: ':',
		interpolation: {
			escapeValue: false,
			defaultVariables: { brand: brandName, editions: [...editions].sort().join('_') },
		},
		missingInterpolationHandler: (text, [, name]) => missing(`The text "${text}" needs ${name}`, ''),
		parseMissingKeyHandler: (key, defaultValue) => defaultValue ?? missing(`No text for ${key}`, key),
		returnedObjectHandler: (key) => missing(`No text for ${key}`, key),
		react: { useSuspense: false, bindI18nStore: 'added' },
	});
	for (const [name, format] of Object.entries(FORMATS)) {
		i18n.services.formatter?.add(name, (value: unknown, lng) =>
			typeof value === 'number' ? format(value, (lng ?? language) as Language) : String(value),
		);
	}

	const has = (of: Language, areas: readonly Area[]) => areas.every((area) => i18n.hasResourceBundle(of, area));

	async function load(to: Language, areas: readonly Area[]): Promise<void> {
		// Components of the app shell, on every page, may use the texts of the app.
		const missingAreas = [...new Set<Area>([...COMMON_AREAS, 'own', ...areas])].filter((area) => !has(to, [area]));
		const arrived = await Promise.all(missingAreas.map((area) => fetchTexts(to, area)));
		// Nothing shows these areas yet, so nothing needs to be rendered again.
		for (const [index, area] of missingAreas.entries()) {
			const replaced = own[to]?.[area];
			// Merging changes the bundle, so it has to be a copy: the texts of the package are shared by all shops.
			const skipCopy = replaced === undefined;
			i18n.addResourceBundle(to, area, arrived[index], false, true, { silent: true, skipCopy });
			if (replaced) i18n.addResourceBundle(to, area, replaced, true, true, { silent: true });
		}
	}

	return {
		instance: i18n,
		t: (key, values) => i18n.t(key, values ?? {}),
		load,
		has,
		async setLanguage(to) {
			const loaded = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}) as Area[];
			await load(to, loaded);
			await i18n.changeLanguage(to);
		},
		replace({ language: of, area, texts }) {
			if (!has(of, [area])) return;
			i18n.addResourceBundle(of, area, texts, false, true);
		},
	};
}
