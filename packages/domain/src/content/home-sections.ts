import type { WrittenText } from '../goods/texts.ts';
import { type ContentProblem, textProblems, timeProblems } from './banners.ts';
import type { ContentTime } from './shown.ts';

/** Kinds whose content the market finds by itself: an edition has each once, shown or not. */
export const BUILT_IN_SECTIONS = [
	'flash_sale',
	'coupons',
	'offers',
	'newest',
	'shops',
	'digital',
	'recommended',
] as const;

/** Kind of a section whose content the market finds by itself. */
export type BuiltInSection = (typeof BUILT_IN_SECTIONS)[number];

/** Kinds of sections of the home page below its banners and categories, in their usual order; the last is hand-picked. */
export const HOME_SECTION_KINDS = [...BUILT_IN_SECTIONS, 'collection'] as const;

/** Kind of a section of the home page. */
export type HomeSectionKind = (typeof HOME_SECTION_KINDS)[number];

/** Most letters of a section's own heading. */
export const SECTION_TITLE = { min: 0, max: 60 } as const;

/** Most banners, and most sections, of an edition. */
export const MOST_HOME_PARTS = 40;

/** A section of the home page as an operator writes it. */
export interface HomeSectionDraft extends ContentTime {
	readonly kind: HomeSectionKind;
	/** Its own heading; the usual one where empty. */
	readonly title: WrittenText;
	/** The collection that it shows; null for other kinds. */
	readonly collection: number | null;
}

/** What is wrong with a section; nothing when it can be stored. @param others kinds of the edition's other sections */
export function homeSectionProblems(draft: HomeSectionDraft, others: readonly HomeSectionKind[]): ContentProblem[] {
	const { kind, title, collection } = draft;
	const isHandPicked = kind === 'collection';
	return [
		...textProblems('title', title, SECTION_TITLE),
		...(isHandPicked && collection === null ? [{ field: 'collection', problem: 'missing' } as const] : []),
		...(!isHandPicked && others.includes(kind) ? [{ field: 'kind', problem: 'taken' } as const] : []),
		...timeProblems(draft),
	];
}

/**
 * Orders things by a list of their ids that an operator arranged.
 * @returns undefined when the list does not name each once: somebody has added or removed one meanwhile
 */
export function arranged<Item extends { readonly id: string }>(
	items: readonly Item[],
	ids: readonly string[],
): Item[] | undefined {
	if (ids.length !== items.length || new Set(ids).size !== ids.length) return undefined;
	const found = ids.flatMap((id) => items.filter((item) => item.id === id));
	return found.length === items.length ? found : undefined;
}
