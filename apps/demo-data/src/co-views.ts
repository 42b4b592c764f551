import { coViews, products } from '@zaylat/api/schema';
import { type Db, insertMany } from '@zaylat/api/seeding';
import { asc, eq } from 'drizzle-orm';
import { createRandom } from './random.ts';

/** Catalogues made large for measuring stay without. */
const MOST_PRODUCTS = 12_000;
/** Of each product, so many of its category, and so many beside it in the shop's departments. */
const OF_CATEGORY = 3;
const OF_DEPARTMENT = 2;

/**
 * Adds what the visits of the demo looked at together: mostly goods that compete with each other, and some of the same
 * department.
 * @param now milliseconds since the epoch
 */
export async function seedCoViews(db: Db, now: number): Promise<string> {
	const random = createRandom(20_261_129);
	const rows = await db
		.select({
			id: products.id,
			edition: products.edition,
			kind: products.kind,
			department: products.category1Id,
			category: products.category3Id,
			sold: products.soldCount,
		})
		.from(products)
		.where(eq(products.kind, 'goods'))
		.orderBy(asc(products.id))
		.limit(MOST_PRODUCTS);
	const inCategory = Map.groupBy(rows, ({ edition, category }) => `${edition} ${category}`);
	const inDepartment = Map.groupBy(rows, ({ edition, department }) => `${edition} ${department}`);
	const visits = new Map<string, { productId: number; otherId: number; visits: number }>();
	const add = (productId: number, otherId: number, count: number) => {
		if (productId === otherId || visits.has(`${productId} ${otherId}`)) return;
		visits.set(`${productId} ${otherId}`, { productId, otherId, visits: count });
		visits.set(`${otherId} ${productId}`, { productId: otherId, otherId: productId, visits: count });
	};
	for (const { id, edition, category, department, sold } of rows) {
		const competing = inCategory.get(`${edition} ${category}`) ?? [];
		const beside = inDepartment.get(`${edition} ${department}`) ?? [];
		// What sells more is looked at more.
		const most = Math.min(40, 6 + Math.floor(sold / 40));
		for (let i = 0; i < OF_CATEGORY; i++) add(id, random.pick(competing).id, random.between(4, most));
		for (let i = 0; i < OF_DEPARTMENT; i++) add(id, random.pick(beside).id, random.between(3, most));
	}
	const lastDay = new Date(now).toISOString().slice(0, 10);
	await insertMany(
		db,
		coViews,
		[...visits.values()].map((pair) => ({ ...pair, lastDay })),
	);
	return `${visits.size} pairs`;
}
