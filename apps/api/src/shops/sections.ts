import type { ShopSection } from '@zaylat/api-client/contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products, shopSectionProducts, shopSections } from '../db/schema/index.ts';
import { onSale } from '../products/on-sale.ts';

/** The own categories of a shop that have something on sale, in its order. */
export async function shopSectionsOf(db: Db, shopId: number): Promise<ShopSection[]> {
	const rows = await db
		.select({ id: shopSections.id, name: shopSections.name, kind: products.kind, productCount: count() })
		.from(shopSections)
		.innerJoin(shopSectionProducts, eq(shopSectionProducts.sectionId, shopSections.id))
		.innerJoin(products, and(eq(products.id, shopSectionProducts.productId), onSale))
		.where(eq(shopSections.shopId, shopId))
		.groupBy(shopSections.id, products.kind)
		// A category is of one kind, unless a product in it became of the other one; then it lists its goods.
		.orderBy(asc(shopSections.position), asc(shopSections.id), desc(products.kind));
	return rows
		.filter(({ id }, i) => rows[i - 1]?.id !== id)
		.map(({ id, kind, ...row }) => ({ ...row, id: String(id), kind: kind === 'digital' ? 'digital' : 'goods' }));
}
