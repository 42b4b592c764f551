import type { OwnSections, SectionsInput } from '@zaylat/api-client/contract';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { forgetDraft, keepDraft, readDraft } from '../../../core/forms/device-draft.ts';
import { isRecord } from '../../../core/writes/stored-value.ts';

/** A product of an own category. */
export interface HeldProduct {
	readonly id: string;
	readonly name: string;
}

/** An own category of a shop in its form. */
export interface SectionRow {
	/** Of one that is stored; null for a new one. `id` is what a list of fields names its rows by. */
	readonly stored: string | null;
	readonly name: Record<Language, string>;
	readonly products: readonly HeldProduct[];
}

/** The own categories of a shop, in their order. */
export interface SectionValues {
	readonly sections: readonly SectionRow[];
}

const NO_TEXT = { en: '', mm: '', thai: '', china: '' } as const satisfies Record<Language, string>;
const KEYS = Object.values(LANGUAGES).map(({ key }) => key);

/** A category of which nothing is typed yet. */
export const NEW_SECTION: SectionRow = { stored: null, name: NO_TEXT, products: [] };

/** What the form shows of the own categories of a shop. */
export function sectionValues({ sections, products }: OwnSections): SectionValues {
	const names = new Map(products.map(({ id, name }) => [id, name]));
	return {
		sections: sections.map(({ id, name, products: held }) => ({
			stored: id,
			name: { ...NO_TEXT, ...name },
			products: held.map((product) => ({ id: product, name: names.get(product) ?? product })),
		})),
	};
}

/** The own categories as they are sent. */
export const writtenSections = ({ sections }: SectionValues): SectionsInput => ({
	sections: sections.map(({ stored, name, products }) => ({
		id: stored,
		name: Object.fromEntries(KEYS.flatMap((key) => (name[key].trim() === '' ? [] : [[key, name[key]]]))),
		products: products.map(({ id }) => id),
	})),
});

/** Increase when the form has other fields. */
const VERSION = 1;

/** Name in the device's storage, per account and shop. */
const keyOf = (userId: string, slug: string) => `sections-draft-${userId}-${slug}`;

/** Keeps what was typed of own categories on the device. */
export const keepSections = (userId: string, slug: string, values: SectionValues): void =>
	keepDraft(keyOf(userId, slug), VERSION, values);

/** What was typed before and not saved. */
export const keptSections = (userId: string, slug: string): SectionValues | undefined =>
	readDraft(keyOf(userId, slug), VERSION, isValues);

/** Forgets it, once it was saved or given up. */
export const forgetSections = (userId: string, slug: string): void => forgetDraft(keyOf(userId, slug));

const isProduct = (each: unknown) => isRecord(each) && typeof each.id === 'string' && typeof each.name === 'string';

function isValues(stored: unknown): stored is SectionValues {
	if (!isRecord(stored) || !Array.isArray(stored.sections)) return false;
	return stored.sections.every(
		(row) =>
			isRecord(row) &&
			(row.stored === null || typeof row.stored === 'string') &&
			isRecord(row.name) &&
			KEYS.every((key) => isRecord(row.name) && typeof row.name[key] === 'string') &&
			Array.isArray(row.products) &&
			row.products.every(isProduct),
	);
}
