import type { FlashSaleItem, Product } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { roundEnd, shownSoldPercent } from '@zaylat/domain/flash-sale';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { flashSaleItems, flashSales, products } from '../db/schema/index.ts';
import { canBeBought, selectSummaries, soldOutLast, toSummary } from '../products/summary.ts';

/**
 * The round of the flash sale that runs now; a new one begins when one ends.
 * @param now Milliseconds since the epoch.
 * @param shopId Only what this shop sells; all unless given.
 */
export async function flashSaleOf(
	db: Db,
	edition: Edition,
	language: Language,
	now: number,
	shopId?: number,
): Promise<{ endsAt: string; items: FlashSaleItem[] } | null> {
	const [sale] = await db.select().from(flashSales).where(eq(flashSales.edition, edition));
	if (!sale) return null;
	const [items, soldPercents] = await Promise.all([
		selectSummaries(db)
			.innerJoin(flashSaleItems, eq(flashSaleItems.productId, products.id))
			.where(and(eq(flashSaleItems.edition, edition), shopId === undefined ? undefined : eq(products.shopId, shopId)))
			.orderBy(asc(flashSaleItems.position)),
		db.select().from(flashSaleItems).where(eq(flashSaleItems.edition, edition)),
	]);
	const soldPercent = new Map(soldPercents.map((item) => [item.productId, item.soldPercent]));
	return {
		endsAt: endOf(sale, now),
		items: soldOutLast(items).map((row) => ({
			...toSummary(row, language),
			soldPercent: shownSoldPercent(soldPercent.get(row.id) ?? 0, row.canBeBought),
		})),
	};
}

/** A product's entry in the current flash sale; null when it has none. */
export async function flashSaleOfProduct(
	db: Db,
	edition: Edition,
	productId: number,
	now: number,
): Promise<Product['flashSale']> {
	const [row] = await db
		.select({ sale: flashSales, soldPercent: flashSaleItems.soldPercent, canBeBought })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.edition, flashSaleItems.edition))
		.innerJoin(products, eq(products.id, flashSaleItems.productId))
		.where(and(eq(flashSaleItems.edition, edition), eq(flashSaleItems.productId, productId)));
	return row ? { endsAt: endOf(row.sale, now), soldPercent: shownSoldPercent(row.soldPercent, row.canBeBought) } : null;
}

const endOf = ({ startsAt, roundMinutes }: typeof flashSales.$inferSelect, now: number): string =>
	new Date(roundEnd({ startsAt: startsAt.getTime(), roundMinutes }, now)).toISOString();
