import type { PriceTierOffer } from '@zaylat/api-client/contract';
import { tierPrice } from '@zaylat/domain/wholesale';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { priceTiers, products } from '../db/schema/index.ts';
import { moneyOf, type SummaryRow } from './summary.ts';

/** Minimum order and price ladder of a product. */
export interface WholesaleTerms {
	minQuantity: number;
	priceTiers: PriceTierOffer[];
}

/** The wholesale terms of products, by id; prices by quantity begin with that of one piece. */
export async function wholesaleTerms(
	db: Db,
	rows: readonly Pick<SummaryRow, 'id' | 'edition' | 'price'>[],
): Promise<ReadonlyMap<number, WholesaleTerms>> {
	if (rows.length === 0) return new Map();
	const ids = rows.map(({ id }) => id);
	const [minimums, tiers] = await Promise.all([
		db.select({ id: products.id, minQuantity: products.minQuantity }).from(products).where(inArray(products.id, ids)),
		db.select().from(priceTiers).where(inArray(priceTiers.productId, ids)).orderBy(asc(priceTiers.minQuantity)),
	]);
	return new Map(
		rows.map(({ id, edition, price }) => [
			id,
			{
				minQuantity: minimums.find((each) => each.id === id)?.minQuantity ?? 1,
				priceTiers: toPriceLadder(
					edition,
					price,
					tiers.filter(({ productId }) => productId === id),
				),
			},
		]),
	);
}

/** A ladder as the contract gives it. @param price of a piece, minor units */
export function toPriceLadder(
	edition: string,
	price: number,
	tiers: readonly Pick<typeof priceTiers.$inferSelect, 'minQuantity' | 'percentOff'>[],
): PriceTierOffer[] {
	const retail = moneyOf(edition, price);
	return [{ minQuantity: 1, percentOff: 0 }, ...tiers].map(({ minQuantity, percentOff }) => ({
		minQuantity,
		percentOff,
		price: tierPrice(retail, percentOff),
	}));
}
