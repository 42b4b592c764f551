import type { FlashSaleItem, Product } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { roundEnd, shownSoldPercent, soldPercent } from '@zaylat/domain/flash-sale';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { flashSaleItems, flashSales, products } from '../db/schema/index.ts';
import { hasPiecesLeft, runsAt } from '../goods/sale-prices.ts';
import { onSale } from '../products/on-sale.ts';
import { canBeBought, soldOutLast, summariesOf, summaryColumns, toSummary } from '../products/summary.ts';

type Sale = typeof flashSales.$inferSelect;
type Item = typeof flashSaleItems.$inferSelect;

/**
 * The flash sale that runs now; of several, the one that ends first.
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
	const found = await db
		.select({ sale: flashSales, item: flashSaleItems })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.innerJoin(products, and(eq(products.id, flashSaleItems.productId), onSale))
		.where(
			and(
				eq(flashSales.edition, edition),
				runsAt(new Date(now)),
				hasPiecesLeft,
				shopId === undefined ? undefined : eq(products.shopId, shopId),
			),
		)
		.orderBy(asc(flashSales.endsAt), asc(flashSales.id), asc(flashSaleItems.position));
	const sale = found[0]?.sale;
	if (!sale) return null;
	const items = new Map(
		found.filter((row) => row.sale.id === sale.id).map(({ item }) => [item.productId, item] as const),
	);
	const rows = await summariesOf(db, [...items.keys()]);
	return {
		endsAt: endOf(sale, now),
		items: soldOutLast(rows).map((row) => ({
			...toSummary(row, language),
			soldPercent: soldShare(items.get(row.id), row),
		})),
	};
}

/** A product's entry in the flash sale that it is in now, with the pieces that are left at its price; null for none. */
export async function flashSaleOfProduct(
	db: Db,
	edition: Edition,
	productId: number,
	now: number,
): Promise<{ readonly shown: NonNullable<Product['flashSale']>; readonly piecesLeft: number | null } | null> {
	const [row] = await db
		.select({ sale: flashSales, item: flashSaleItems, canBeBought, stock: summaryColumns.stock })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.innerJoin(products, eq(products.id, flashSaleItems.productId))
		.where(
			and(
				eq(flashSales.edition, edition),
				eq(flashSaleItems.productId, productId),
				runsAt(new Date(now)),
				hasPiecesLeft,
			),
		);
	if (!row) return null;
	const { pieces, sold, price } = row.item;
	return {
		shown: { endsAt: endOf(row.sale, now), soldPercent: soldShare(row.item, row) },
		piecesLeft: price === null || pieces === null ? null : pieces - sold,
	};
}

/** What is sold of the pieces that the sale has; without a number of pieces, of those that there were. */
function soldShare(item: Item | undefined, { stock, canBeBought: isInStock }: { stock: number; canBeBought: boolean }) {
	const { sold = 0, pieces = null } = item ?? {};
	return shownSoldPercent(soldPercent(sold, pieces ?? sold + stock), isInStock);
}

/** When its countdown ends. */
function endOf({ startsAt, endsAt, roundMinutes }: Sale, now: number): string {
	const round = roundMinutes === null ? undefined : roundEnd({ startsAt: startsAt.getTime(), roundMinutes }, now);
	return new Date(Math.min(endsAt.getTime(), round ?? Number.POSITIVE_INFINITY)).toISOString();
}
