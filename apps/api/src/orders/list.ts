import type { OrderSummary } from '@zaylat/api-client/contract';
import { deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import {
	awaitsPayment,
	codePart,
	isParcelLate,
	type OrderStage,
	type OrderStatus,
	orderWorth,
	shownReturnStatus,
	statusesOf,
	UNPAID_STATUSES,
} from '@zaylat/domain/orders';
import { PAYMENT_METHODS, type PaymentMethod } from '@zaylat/domain/payments';
import { and, asc, desc, eq, exists, gt, inArray, isNull, like, not, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orderLines, orders, parcelReturns, parcels, shops } from '../db/schema/index.ts';
import { pictureOf } from '../pictures/keys.ts';
import { moneyOf } from '../products/summary.ts';
import { needsConfirmedPayment } from './actions.ts';
import { readTimeCursor, writeTimeCursor } from './cursor.ts';
import { readHistories } from './history.ts';
import { readSupplyTimes } from './supply-time.ts';

/** Pictures that a card of a list shows. */
const MOST_PICTURES = 4;

/** Which page of whose orders. */
export interface OrderPage {
	readonly userId: string;
	readonly edition: Edition;
	readonly language: Language;
	readonly status?: OrderStatus | undefined;
	readonly stage?: OrderStage | undefined;
	/** Part of an order's code or of the track code of one of its parcels, as it was typed. */
	readonly code?: string | undefined;
	readonly cursor?: string | undefined;
	readonly perPage: number;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** A page of orders, newest first. @throws Failure `bad_request` for a cursor that is none */
export async function listOrders(db: Db, page: OrderPage): Promise<{ items: OrderSummary[]; next: string | null }> {
	const after = page.cursor === undefined ? undefined : readTimeCursor(page.cursor);
	const found = await db
		.select()
		.from(orders)
		.where(
			and(
				eq(orders.userId, page.userId),
				eq(orders.edition, page.edition),
				page.status && eq(orders.status, page.status),
				page.stage && isIn(page.stage),
				withCode(db, page.code),
				after && sql`(${orders.placedAt}, ${orders.id}) < (${after.at}, ${after.id}::uuid)`,
			),
		)
		.orderBy(desc(orders.placedAt), desc(orders.id))
		.limit(page.perPage + 1);
	const rows = found.slice(0, page.perPage);
	const last = rows.at(-1);
	return {
		items: await toSummaries(db, rows, page),
		next: last && found.length > rows.length ? writeTimeCursor({ at: last.placedAt, id: last.id }) : null,
	};
}

/** The condition that an order is in a stage, as `orderStage` of the domain tells it. */
function isIn(stage: OrderStage) {
	const gateways = Object.keys(PAYMENT_METHODS).filter(needsConfirmedPayment);
	const isToPay = and(
		isNull(orders.paidAt),
		gt(orders.total, 0),
		inArray(orders.paymentMethod, gateways),
		inArray(orders.status, [...UNPAID_STATUSES]),
	);
	const hasStatus = inArray(orders.status, [...statusesOf(stage)]);
	return stage === 'to_pay' ? or(isToPay, hasStatus) : and(hasStatus, isToPay && not(isToPay));
}

/** Letters and digits alone are left of what was typed, so that nothing in it is a pattern. */
function withCode(db: Db, typed: string | undefined) {
	const part = codePart(typed ?? '');
	if (part === '') return undefined;
	const ofParcel = db
		.select({ one: sql`1` })
		.from(parcels)
		.where(and(eq(parcels.orderId, orders.id), like(parcels.trackCode, `%${part}%`)));
	return or(like(orders.code, `%${part}%`), exists(ofParcel));
}

async function toSummaries(
	db: Db,
	rows: readonly (typeof orders.$inferSelect)[],
	{ language, edition, now }: Pick<OrderPage, 'language' | 'edition' | 'now'>,
): Promise<OrderSummary[]> {
	if (rows.length === 0) return [];
	const returns = await db
		.select({ orderId: parcels.orderId, status: parcelReturns.status })
		.from(parcelReturns)
		.innerJoin(parcels, eq(parcels.id, parcelReturns.parcelId))
		.where(
			inArray(
				parcels.orderId,
				rows.map(({ id }) => id),
			),
		);
	const histories = await readHistories(db, rows);
	const lines = await db
		.select({
			orderId: parcels.orderId,
			parcelId: parcels.id,
			name: orderLines.name,
			pictureKey: orderLines.pictureKey,
			tint: orderLines.tint,
			quantity: orderLines.quantity,
			kind: parcels.kind,
			status: parcels.status,
			minDays: parcels.minDays,
			maxDays: parcels.maxDays,
			shop: { slug: shops.slug, name: shops.name },
		})
		.from(orderLines)
		.innerJoin(parcels, eq(parcels.id, orderLines.parcelId))
		.innerJoin(shops, eq(shops.id, parcels.shopId))
		.where(
			inArray(
				parcels.orderId,
				rows.map(({ id }) => id),
			),
		)
		.orderBy(asc(parcels.shopId), asc(orderLines.id));
	const supplied = await readSupplyTimes(db, [...new Set(lines.map(({ parcelId }) => parcelId))]);
	return rows.map((order) => {
		const own = lines.filter(({ orderId }) => orderId === order.id);
		const names = new Map(own.map(({ shop }) => [shop.slug, shop.name[language]]));
		return {
			id: order.id,
			code: order.code,
			status: order.status,
			placedAt: order.placedAt.toISOString(),
			total: moneyOf(order.edition, orderWorth(histories.get(order.id) ?? []).total),
			paymentMethod: order.paymentMethod as PaymentMethod,
			canPay: awaitsPayment({
				status: order.status,
				isPaid: order.paidAt !== null,
				needsGateway: needsConfirmedPayment(order.paymentMethod),
				total: order.total,
			}),
			isLate: own.some(({ parcelId, kind, status, minDays, maxDays }) => {
				const start = deliveryStart(order.placedAt, supplied.get(parcelId));
				const estimate = estimateDelivery(start, deliveryDays({ minDays, maxDays }));
				const latest = kind === 'goods' ? estimate.latest : undefined;
				return isParcelLate({ status, latest }, now, EDITIONS[edition].timeZone);
			}),
			pieceCount: own.reduce((sum, { quantity }) => sum + quantity, 0),
			products: [...new Set(own.slice(0, MOST_PICTURES).map(({ name }) => name[language]))],
			pictures: own
				.slice(0, MOST_PICTURES)
				.map(({ pictureKey, tint, name }) => pictureOf(pictureKey, tint, name[language], language)),
			shops: [...names].map(([slug, name]) => ({ slug, name })),
			returnStatus:
				shownReturnStatus(returns.filter(({ orderId }) => orderId === order.id).map((each) => each.status)) ?? null,
		};
	});
}
