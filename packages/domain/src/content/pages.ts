import type { Edition } from '../editions/index.ts';
import { filledText, type WrittenText } from '../goods/texts.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { type ContentProblem, textProblems } from './banners.ts';

/** Most and fewest letters of a page of text in each language. */
export const PAGE_LIMITS = {
	title: { min: 2, max: 80 },
	summary: { min: 2, max: 200 },
	markdown: { min: 1, max: 40_000 },
} as const;

/** Texts of a page, each by language. */
export const PAGE_TEXTS = ['title', 'summary', 'markdown'] as const;

/** Name of a text of a page. */
export type PageText = (typeof PAGE_TEXTS)[number];

/** What a page says, in the languages that it is written in. */
export type PageTexts = Readonly<Record<PageText, WrittenText>>;

const isWritten = (text: string | undefined) => (text ?? '').trim() !== '';

/** The languages that a page is written in: all of its texts are there. */
export const pageLanguages = (texts: PageTexts): Language[] =>
	Object.values(LANGUAGES)
		.map(({ key }) => key)
		.filter((key) => PAGE_TEXTS.every((name) => isWritten(texts[name][key])));

/** What keeps a page from being published; nothing when each language that has begun is whole, and there is one. */
export function pageProblems(texts: PageTexts): ContentProblem[] {
	const lengths = PAGE_TEXTS.flatMap((name) => textProblems(name, texts[name], PAGE_LIMITS[name]));
	const begun = Object.values(LANGUAGES)
		.map(({ key }) => key)
		.filter((key) => PAGE_TEXTS.some((name) => isWritten(texts[name][key])));
	const partial = begun.flatMap((key) =>
		PAGE_TEXTS.filter((name) => !isWritten(texts[name][key])).map(
			(name): ContentProblem => ({ field: `${name}.${key}`, problem: 'missing' }),
		),
	);
	const whole = lengths.filter(({ problem }) => problem !== 'missing');
	return begun.length === 0 ? lengths : [...whole, ...partial];
}

/**
 * The language that a reader gets of a page: their own, else that of the edition, else English, else any.
 * @returns undefined where it is written in none
 */
export function pageLanguage(texts: PageTexts, language: Language, edition: Edition): Language | undefined {
	const written = pageLanguages(texts);
	if (written.includes(language)) return language;
	// The rule of all texts decides; the marks say which language it took.
	const marks = Object.fromEntries(written.map((key) => [key, key]));
	const chosen = filledText(marks, edition)[language];
	return written.find((key) => key === chosen);
}

/** A version of a page; 0 is the text that the shop came with. */
export interface PageVersion {
	readonly number: number;
	/** From when it holds, milliseconds since 1970. */
	readonly from: number;
	/** Whether another one was published before it held. */
	readonly isWithdrawn: boolean;
}

/** States of versions of a page. */
export const PAGE_VERSION_STATES = ['current', 'planned', 'past', 'withdrawn'] as const;

/** State of a version of a page. */
export type PageVersionState = (typeof PAGE_VERSION_STATES)[number];

/** The version of a page that holds at a moment; undefined while it is the text that the shop came with. */
export function currentVersion<Version extends PageVersion>(
	versions: readonly Version[],
	now: number,
): Version | undefined {
	const begun = versions.filter(({ from, isWithdrawn }) => !isWithdrawn && from <= now);
	return begun.toSorted((one, other) => other.from - one.from || other.number - one.number)[0];
}

/** The state of a version among all of its page. @param now milliseconds since 1970 */
export function pageVersionState(
	version: PageVersion,
	versions: readonly PageVersion[],
	now: number,
): PageVersionState {
	if (version.isWithdrawn) return 'withdrawn';
	if (version.from > now) return 'planned';
	return currentVersion(versions, now)?.number === version.number ? 'current' : 'past';
}
