import type { Category } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { hiddenWithin } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { categories, hiddenCategories, productCounts } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { readId } from '../products/summary.ts';

/** A category as stored. */
export type CategoryRow = typeof categories.$inferSelect;

/** Which products are counted. */
export interface Counted {
	readonly edition: Edition;
	readonly kind: 'goods' | 'digital';
	/** Those of one shop; of all shops unless given. */
	readonly shopId?: number;
}

/** Categories that contain products, with their product counts. */
export async function categoriesWithProducts(db: Db, { edition, kind, shopId = 0 }: Counted) {
	return db
		.select({ category: categories, productCount: productCounts.products })
		.from(productCounts)
		.innerJoin(categories, eq(categories.id, productCounts.categoryId))
		.where(
			and(
				eq(productCounts.shopId, shopId),
				eq(productCounts.edition, edition),
				eq(productCounts.kind, kind),
				gt(productCounts.products, 0),
			),
		)
		.orderBy(asc(categories.position), asc(categories.id));
}

/** The tree of the categories that contain products and that the edition does not hide, three levels deep. */
export async function categoryTree(db: Db, counted: Counted, language: Language): Promise<Category[]> {
	const [all, hidden] = await Promise.all([
		categoriesWithProducts(db, counted),
		db
			.select({ id: hiddenCategories.categoryId })
			.from(hiddenCategories)
			.where(eq(hiddenCategories.edition, counted.edition)),
	]);
	const unseen = hiddenWithin(
		all.map(({ category }) => category),
		new Set(hidden.map(({ id }) => id)),
	);
	const held = all.filter(({ category }) => !unseen.has(category.id));
	const common = ({ category: { id, route, slug, name }, productCount }: (typeof held)[number]) => ({
		id: String(id),
		route,
		slug,
		name,
		productCount,
	});
	const childrenOf = (id: number | null) => held.filter(({ category }) => category.parentId === id);
	return childrenOf(null).map((first) => ({
		...common(first),
		picture: categoryPicture(first.category, language),
		children: childrenOf(first.category.id).map((child) => ({
			...common(child),
			children: childrenOf(child.category.id).map(common),
		})),
	}));
}

/** The picture of a category. */
export const categoryPicture = ({ pictureKey, tint, name }: CategoryRow, language: Language) =>
	pictureOf(pictureKey, tint, name[language], language);

/**
 * A category, and its path: itself after its ancestors, first level first.
 * @param slug Its slug; its id does as well, for slugs are words.
 * @throws Failure `category_not_found`.
 */
export async function categoryPath(db: Db, slug: string): Promise<{ own: CategoryRow; path: readonly CategoryRow[] }> {
	const id = readId(slug);
	const named = id === undefined ? eq(categories.slug, slug.toLowerCase()) : eq(categories.id, id);
	const [own] = await db.select().from(categories).where(named);
	if (!own) throw new Failure('category_not_found');
	const above: CategoryRow[] = [];
	for (let { parentId } = own; parentId !== null; ) {
		const [row] = await db.select().from(categories).where(eq(categories.id, parentId));
		if (!row) break;
		above.unshift(row);
		parentId = row.parentId;
	}
	return { own, path: [...above, own] };
}
