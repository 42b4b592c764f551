import type { Category, ChildCategory, LastCategory } from '@zaylat/api-client/contract';
import { categoryPathOf } from '../../core/paths/category-path.ts';

/** A category of any level with what lies below it. */
export interface CategoryPlace {
	readonly category: LastCategory;
	readonly children: readonly { readonly category: LastCategory; readonly path: string }[];
}

/**
 * Slug of the category that the route's parameters name (Specification §2).
 * The last parameter wins: the ones before it say where the category lies.
 */
export function categorySlugOf(params: Readonly<Record<string, string | undefined>>): string {
	return params.id ?? params.category_slug ?? params.slug ?? '';
}

/** Finds a category of any level by slug or id, with its children and their paths. */
export function findCategory(categories: readonly Category[], wanted: string): CategoryPlace | undefined {
	const isWanted = ({ slug, id }: LastCategory) => slug === wanted || id === wanted;
	for (const first of categories) {
		if (isWanted(first)) return placeOf(first, [first.slug], first.children);
		for (const second of first.children) {
			if (isWanted(second)) return placeOf(second, [first.slug, second.slug], second.children);
			const third = second.children.find(isWanted);
			if (third) return { category: third, children: [] };
		}
	}
	return undefined;
}

function placeOf(
	category: LastCategory,
	slugs: readonly string[],
	children: readonly (ChildCategory | LastCategory)[],
): CategoryPlace {
	return {
		category,
		children: children.map((child) => ({ category: child, path: categoryPathOf([...slugs, child.slug]) })),
	};
}
