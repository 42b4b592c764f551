import { hasSalePieces } from '@zaylat/domain/flash-sale';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { flashSaleItems, flashSales, orderLines, parcels } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { publishShownChange } from './news.ts';
import { runsAt } from './sale-prices.ts';

/** Pieces that running flash sales leave at their price, by product; sales without a number of pieces are left out. */
export async function salePiecesLeft(db: Db, productIds: readonly number[], now: Date): Promise<Map<number, number>> {
	if (productIds.length === 0) return new Map();
	const rows = await db
		.select({ item: flashSaleItems })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.where(
			and(
				inArray(flashSaleItems.productId, [...productIds]),
				isNotNull(flashSaleItems.price),
				isNotNull(flashSaleItems.pieces),
				runsAt(now),
			),
		);
	return new Map(rows.map(({ item }) => [item.productId, Math.max(0, (item.pieces ?? 0) - item.sold)]));
}

/** A line that is bought. */
interface SaleLine {
	readonly product: { readonly id: number };
	readonly quantity: number;
	readonly isSalePrice: boolean;
	readonly quotationId: string | null;
}

/**
 * Counts the pieces of an order in the flash sales that run; its variants are locked.
 * @throws Failure `quantity_limited` with `available` when a sale has fewer at its price
 */
export async function takeSalePieces(tx: Db, orderId: string, lines: readonly SaleLine[], at: Date): Promise<void> {
	const bought = lines.filter(({ quotationId }) => quotationId === null);
	if (bought.length === 0) return;
	const rows = await tx
		.select({ item: flashSaleItems })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.where(
			and(
				inArray(
					flashSaleItems.productId,
					bought.map(({ product }) => product.id),
				),
				runsAt(at),
			),
		)
		.orderBy(asc(flashSaleItems.productId), asc(flashSaleItems.saleId))
		.for('update', { of: flashSaleItems });
	let isSoldOut = false;
	for (const { item } of rows) {
		const { saleId, productId, price, pieces, sold } = item;
		const own = bought.filter((line) => line.product.id === productId && (price === null || line.isSalePrice));
		const taken = own.reduce((sum, { quantity }) => sum + quantity, 0);
		if (taken === 0) continue;
		if (price !== null && pieces !== null && sold + taken > pieces) {
			throw new Failure('quantity_limited', { details: { available: Math.max(0, pieces - sold) } });
		}
		isSoldOut ||= !hasSalePieces(pieces, sold + taken);
		await tx
			.update(flashSaleItems)
			.set({ sold: sold + taken })
			.where(and(eq(flashSaleItems.saleId, saleId), eq(flashSaleItems.productId, productId)));
		const ofOrder = tx.select({ id: parcels.id }).from(parcels).where(eq(parcels.orderId, orderId));
		await tx
			.update(orderLines)
			.set({ flashSaleId: saleId })
			.where(and(inArray(orderLines.parcelId, ofOrder), eq(orderLines.productId, productId)));
	}
	// Its normal price is due again.
	if (isSoldOut) await publishShownChange(tx);
}

/** Counts the pieces of parcels in their flash sales again, or no more. @param sign 1 or -1 */
export async function shiftSalePieces(tx: Db, parcelIds: readonly string[], sign: 1 | -1): Promise<void> {
	if (parcelIds.length === 0) return;
	const lines = await tx
		.select({
			saleId: orderLines.flashSaleId,
			productId: orderLines.productId,
			pieces: sql<number>`sum(${orderLines.quantity})::int`,
		})
		.from(orderLines)
		.where(and(inArray(orderLines.parcelId, [...parcelIds]), isNotNull(orderLines.flashSaleId)))
		.groupBy(orderLines.flashSaleId, orderLines.productId)
		// As `takeSalePieces` does, so that two orders never wait in a circle.
		.orderBy(asc(orderLines.productId), asc(orderLines.flashSaleId));
	for (const { saleId, productId, pieces } of lines) {
		await tx
			.update(flashSaleItems)
			.set({ sold: sql`greatest(0, ${flashSaleItems.sold} + ${sign * pieces})` })
			.where(and(eq(flashSaleItems.saleId, saleId ?? ''), eq(flashSaleItems.productId, productId)));
	}
	if (lines.length > 0) await publishShownChange(tx);
}
