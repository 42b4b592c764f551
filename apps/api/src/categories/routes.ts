import { type Category, listCategoriesWithProducts } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { categories, products } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { pictureOf } from '../pictures/keys.ts';

/** Serves the categories that hold products in an edition, three levels deep. */
export function mountCategories(router: Router): void {
	mount(router, listCategoriesWithProducts, async ({ edition, language }) => ({
		data: { data: { data: await categoryTree(router.services.db, edition, language) } },
	}));
}

async function categoryTree(db: Db, edition: Edition, language: Language): Promise<Category[]> {
	const [rows, counts] = await Promise.all([
		db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
		countProducts(db, edition),
	]);
	const held = rows
		.map((row) => ({ ...row, productCount: counts.get(row.id) ?? 0 }))
		.filter(({ productCount }) => productCount > 0);
	const common = ({ id, route, slug, name, productCount }: (typeof held)[number]) => ({
		id: String(id),
		route,
		slug,
		name,
		productCount,
	});
	const childrenOf = (id: number | null) => held.filter(({ parentId }) => parentId === id);
	return childrenOf(null).map((first) => ({
		...common(first),
		picture: pictureOf(first.pictureKey, first.tint, first.name[language], language),
		children: childrenOf(first.id).map((child) => ({
			...common(child),
			children: childrenOf(child.id).map(common),
		})),
	}));
}

/** Goods of an edition per category, counted in every category of their path. */
async function countProducts(db: Db, edition: Edition): Promise<ReadonlyMap<number, number>> {
	const id = sql<number>`unnest(array[${products.category1Id}, ${products.category2Id}, ${products.category3Id}])`;
	const rows = await db
		.select({ id, count: count() })
		.from(products)
		.where(and(eq(products.edition, edition), eq(products.kind, 'goods')))
		.groupBy(id);
	return new Map(rows.map((row) => [row.id, row.count]));
}
