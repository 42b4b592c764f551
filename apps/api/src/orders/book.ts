import { orderCodeFrom } from '@zaylat/domain/orders';
import { eq } from 'drizzle-orm';
import type { BuyLine } from '../checkout/lines.ts';
import type { PricedOrder } from '../checkout/pricing.ts';
import type { Db } from '../db/connect.ts';
import { orders } from '../db/schema/index.ts';
import { takeSalePieces } from '../goods/sale-pieces.ts';
import { spendPoints, useCoupon, useQuotations } from './spend.ts';
import { shiftStock } from './state.ts';
import {
	generateUniqueCode,
	hasRow,
	insertOrder,
	insertParcels,
	type OrderFacts,
	type Placement,
	type Placer,
} from './write.ts';

/**
 * Books an order that is priced: writes it, takes its pieces out of stock, and takes quotations, coupon and points.
 * @param random gives codes; from 0 (included) to 1 (excluded)
 * @returns the order's id
 */
export async function bookOrder(
	tx: Db,
	placer: Placer,
	wanted: Placement,
	facts: Omit<OrderFacts, 'code'>,
	random: () => number,
): Promise<string> {
	const { priced, at } = facts;
	const code = await generateUniqueCode(random, orderCodeFrom, (taken) =>
		hasRow(tx.select({ id: orders.id }).from(orders).where(eq(orders.code, taken)).execute()),
	);
	const orderId = await insertOrder(tx, placer, wanted, { ...facts, code });
	await insertParcels(tx, { id: orderId, edition: placer.edition }, priced, at, random);
	await shiftStock(
		tx,
		// What is ordered in advance is taken when it arrives.
		linesOf(priced).filter(({ isPreOrder }) => !isPreOrder),
		-1,
	);
	await takeSalePieces(tx, orderId, linesOf(priced), at);
	await useQuotations(tx, priced, orderId);
	await useCoupon(tx, priced, placer, orderId, at);
	await spendPoints(tx, priced, placer, orderId, at);
	return orderId;
}

/** The lines of all parcels of an order. */
export const linesOf = ({ parcels }: PricedOrder): BuyLine[] => parcels.flatMap(({ lines }) => lines);
