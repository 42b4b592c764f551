import type { Category, ChildCategory, LastCategory, ShopDetail, ShopSection } from '@zaylat/api-client/contract';
import { sectionIdOf } from '@zaylat/domain/shops';

/** A category within a shop. */
export interface ShopCategory {
	/** From the first level to the category itself. */
	readonly path: readonly LastCategory[];
	/** What the shop sells one level below it. */
	readonly children: readonly LastCategory[];
	readonly kind: 'goods' | 'digital';
}

/**
 * Slug of the category that the route's parameters name (Specification §2): the last one, because the one before it says
 * only where it lies.
 */
export function shopCategorySlug(params: Readonly<Record<string, string | undefined>>): string {
	return params.child_category_slug ?? params.category_slug ?? '';
}

/** Finds a category that a shop made for itself, by its slug. */
export function findShopSection({ sections }: Pick<ShopDetail, 'sections'>, slug: string): ShopSection | undefined {
	const id = sectionIdOf(slug);
	return id === undefined ? undefined : sections.find((section) => section.id === String(id));
}

/** Finds a category of any level among those that a shop sells in. */
export function findShopCategory(
	{ categories, digitalCategories }: Pick<ShopDetail, 'categories' | 'digitalCategories'>,
	slug: string,
): ShopCategory | undefined {
	return findIn(categories, slug, 'goods') ?? findIn(digitalCategories, slug, 'digital');
}

type Level = LastCategory | ChildCategory | Category;

function findIn(level: readonly Level[], slug: string, kind: ShopCategory['kind']): ShopCategory | undefined {
	for (const category of level) {
		const children = 'children' in category ? category.children : [];
		if (category.slug === slug) return { path: [category], children, kind };
		const below = findIn(children, slug, kind);
		if (below) return { ...below, path: [category, ...below.path] };
	}
	return undefined;
}
