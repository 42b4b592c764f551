import { supplyAt } from '@zaylat/domain/cart';
import { eq } from 'drizzle-orm';
import { awaitedPieces } from '../cart/terms.ts';
import type { Db } from '../db/connect.ts';
import { products, productVariants } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { supplyOf } from '../products/on-sale.ts';

/** What decides how many pieces of a variant can be bought on a quotation. */
export interface SupplyRow {
	readonly variant: Pick<typeof productVariants.$inferSelect, 'id' | 'stock'>;
	readonly product: Pick<typeof products.$inferSelect, 'state' | 'maxQuantity' | 'preOrderArrivesAt'>;
}

/**
 * Reads how many pieces of variants can be bought on quotations: those in stock that nobody waits for, or any number
 * while they are ordered in advance.
 * @param now milliseconds since 1970
 * @returns gives the pieces of a row for a quotation of so many
 */
export async function readQuotationSupply(
	db: Db,
	rows: readonly SupplyRow[],
	now: number,
): Promise<(row: SupplyRow, quantity: number) => number> {
	const soldAhead = rows.filter(({ product }) => product.preOrderArrivesAt !== null).map(({ variant }) => variant.id);
	const awaited = await awaitedPieces(db, soldAhead);
	return ({ variant, product }, quoted) => {
		const { maxQuantity, preOrderArrivesAt } = product;
		const stock = variant.stock - (awaited.get(variant.id) ?? 0);
		const supply = supplyOf(product, { stock, maxQuantity, preOrderArrivesAt: preOrderArrivesAt?.getTime() ?? null });
		return supplyAt({ ...supply, quoted }, now).available;
	};
}

/** Pieces of a variant that can be bought now on a quotation of so many. @throws Failure `product_not_found` */
export async function availableFor(db: Db, variantId: number, quantity: number, now: number): Promise<number> {
	const [row] = await db
		.select({ variant: productVariants, product: products })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(eq(productVariants.id, variantId));
	if (!row) throw new Failure('product_not_found');
	return (await readQuotationSupply(db, [row], now))(row, quantity);
}
