import type { WrittenText } from '../goods/texts.ts';

/** Most categories that a shop has of its own, products in one, and characters of a name. */
export const SECTION_LIMITS = { sections: 30, products: 300, name: 40 } as const;

/** A category that a shop makes for itself, as it is written. */
export interface SectionDraft {
	/** By language; one is enough. */
	readonly name: WrittenText;
	/** Ids of products. */
	readonly products: readonly string[];
}

/** What is wrong with a field, such as `sections.0.name`. */
export interface SectionProblem {
	readonly field: string;
	readonly problem: 'missing' | 'out_of_range' | 'twice';
}

/** What is wrong with the own categories of a shop; nothing when they can be stored. */
export function sectionProblems(sections: readonly SectionDraft[]): SectionProblem[] {
	return [
		...(sections.length > SECTION_LIMITS.sections ? [{ field: 'sections', problem: 'out_of_range' } as const] : []),
		...sections.flatMap(({ name, products }, i): SectionProblem[] => {
			const texts = Object.entries(name).map(([language, text]) => [language, (text ?? '').trim()] as const);
			return [
				...(texts.some(([, text]) => text !== '')
					? []
					: [{ field: `sections.${i}.name`, problem: 'missing' } as const]),
				...texts.flatMap(([language, text]) =>
					text.length > SECTION_LIMITS.name
						? [{ field: `sections.${i}.name.${language}`, problem: 'out_of_range' } as const]
						: [],
				),
				...(products.length > SECTION_LIMITS.products
					? [{ field: `sections.${i}.products`, problem: 'out_of_range' } as const]
					: []),
				...(new Set(products).size < products.length
					? [{ field: `sections.${i}.products`, problem: 'twice' } as const]
					: []),
			];
		}),
	];
}

const SLUG = /^own-([1-9]\d{0,8})$/;

/** The last part of the address of an own category: no category of the market has such a slug. */
export const sectionSlug = (id: number): string => `own-${id}`;

/** The id of an own category in a slug; undefined for other slugs. */
export function sectionIdOf(slug: string): number | undefined {
	const id = SLUG.exec(slug)?.[1];
	return id === undefined ? undefined : Number(id);
}
