import type { Language } from '@zaylat/domain/languages';
import { type Area, FRAME_AREAS } from './areas.ts';
import type { Translate } from './resources.ts';
import { fetchTexts, type Texts } from './texts.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Texts of one area in one language that were edited while a page shows them, in development. */
export interface ChangedTexts {
	readonly language: Language;
	readonly area: Area;
	readonly texts: Texts;
}

/** The texts of one shop: one per request on the server, one per tab in the browser. */
export interface ShopI18n {
	/** Fetches the texts of areas in a language; what is here already is not fetched again. */
	load(language: Language, areas: readonly Area[]): Promise<void>;
	/** Whether the texts of areas in a language are here. */
	has(language: Language, areas: readonly Area[]): boolean;
	/** Fetches in the new language all areas loaded so far, then changes to it. */
	setLanguage(this: void, language: Language): Promise<void>;
	/** Shows other texts instead of those that were fetched; texts that were not fetched are left alone. */
	replace(this: void, changed: ChangedTexts): void;
	/** Translates into the current language. */
	readonly t: Translate;
	/** Tells when the language changes. */
	subscribe(this: void, notify: () => void): () => void;
	/** The translator of the current language. */
	getSnapshot(this: void): Translator;
	/** The translator of the language that the page was made in. */
	getServerSnapshot(this: void): Translator;
}

/**
 * Makes the texts of one shop, in one language to begin with, nothing loaded yet.
 * @param language the language that the page is read in
 * @param isStrict whether a missing text throws; true outside of production when left out
 */
export function createI18n(language: Language, isStrict = process.env.NODE_ENV !== 'production'): ShopI18n {
	const loaded = new Set<Area>();
	const texts = new Map<string, Texts>();
	const arriving = new Map<string, Promise<void>>();
	const listeners = new Set<() => void>();
	const translatorOf = (of: Language) =>
		createTranslator({ language: of, textsOf: (area) => texts.get(`${of}/${area}`), isStrict });
	const first = translatorOf(language);
	let current = first;

	function loadArea(to: Language, area: Area): Promise<void> {
		const key = `${to}/${area}`;
		const started = arriving.get(key);
		if (started) return started;
		const arrival = fetchTexts(to, area).then(
			(arrived) => {
				texts.set(key, arrived);
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

	function translateAnew(to: Language): void {
		current = translatorOf(to);
		for (const notify of [...listeners]) notify();
	}

	return {
		load,
		has: (of, areas) => areas.every((area) => texts.has(`${of}/${area}`)),
		async setLanguage(to) {
			await load(to, [...loaded]);
			translateAnew(to);
		},
		replace({ language: of, area, texts: changed }) {
			const key = `${of}/${area}`;
			if (!texts.has(key)) return;
			texts.set(key, changed);
			translateAnew(current.language);
		},
		get t(): Translate {
			return current.in('app');
		},
		subscribe(notify) {
			listeners.add(notify);
			return () => listeners.delete(notify);
		},
		getSnapshot: () => current,
		getServerSnapshot: () => first,
	};
}
