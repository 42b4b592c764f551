import type { Order, Parcel, ParcelReturn } from '@zaylat/api-client/contract';
import { estimateDelivery } from '@zaylat/domain/delivery';
import type { Language } from '@zaylat/domain/languages';
import { isCancelled, ORDER_STATUSES, orderActions, returnableUntil } from '@zaylat/domain/orders';
import { type PaymentMethod, paymentOptionOf } from '@zaylat/domain/payments';
import { pointsOfParcels } from '@zaylat/domain/points';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	deliveryServices,
	orderLines,
	parcelEvents,
	parcelReturns,
	parcels,
	payments,
	refunds,
	type StoredAddress,
	shops,
	users,
} from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { moneyOf } from '../products/summary.ts';
import { needsConfirmedPayment } from './actions.ts';
import type { OrderRow, ParcelRow } from './state.ts';

/** Amounts of an order or parcel as the contract gives them. */
const amountsOf = (edition: string, row: Pick<OrderRow, keyof typeof AMOUNTS>) => ({
	goods: moneyOf(edition, row.goods),
	discount: moneyOf(edition, row.discount),
	delivery: moneyOf(edition, row.delivery),
	tax: moneyOf(edition, row.tax),
	pointsPaid: moneyOf(edition, row.pointsPaid),
	total: moneyOf(edition, row.total),
});
const AMOUNTS = { goods: 1, discount: 1, delivery: 1, tax: 1, pointsPaid: 1, total: 1 } as const;

/** Parcels with all that the contract gives of them, and their rows. */
export interface ParcelView {
	readonly row: ParcelRow;
	readonly view: Parcel;
}

/**
 * Reads parcels with lines and events, in as many queries for a hundred of them as for one.
 * @param placed when the order of each was placed, and its edition, by order id
 */
export async function readParcels(
	db: Db,
	rows: readonly ParcelRow[],
	placed: ReadonlyMap<string, Pick<OrderRow, 'placedAt' | 'edition'>>,
	language: Language,
): Promise<ParcelView[]> {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const [lines, events, returns, sellers, carriers] = await Promise.all([
		db.select().from(orderLines).where(inArray(orderLines.parcelId, ids)).orderBy(asc(orderLines.id)),
		db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, ids)),
		db
			.select()
			.from(parcelReturns)
			.where(inArray(parcelReturns.parcelId, ids))
			.orderBy(desc(parcelReturns.requestedAt)),
		db
			.select({ id: shops.id, slug: shops.slug, name: shops.name })
			.from(shops)
			.where(
				inArray(
					shops.id,
					rows.map(({ shopId }) => shopId),
				),
			),
		db.select({ id: deliveryServices.id, name: deliveryServices.name }).from(deliveryServices),
	]);
	return rows.map((row) => {
		const order = placed.get(row.orderId);
		const shop = sellers.find(({ id }) => id === row.shopId);
		const carrier = carriers.find(({ id }) => id === row.serviceId);
		const edition = order?.edition ?? 'mm';
		const ofParcel = returns.filter(({ parcelId }) => parcelId === row.id);
		const returned = ofParcel.find((each) => each.status !== 'withdrawn') ?? ofParcel[0];
		const days = { min: row.minDays, max: row.maxDays };
		const arrival = row.kind === 'goods' && order ? estimateDelivery(order.placedAt, days) : undefined;
		const view: Parcel = {
			...amountsOf(edition, row),
			trackCode: row.trackCode,
			shop: { slug: shop?.slug ?? '', name: shop?.name[language] ?? '' },
			kind: row.kind === 'digital' ? 'digital' : 'goods',
			status: row.status,
			service: carrier ? { id: carrier.id, name: carrier.name[language] } : null,
			arrives: arrival ? { earliest: arrival.earliest.toISOString(), latest: arrival.latest.toISOString() } : null,
			deliveredAt: row.deliveredAt?.toISOString() ?? null,
			returnableUntil: returned === undefined || returned.status === 'withdrawn' ? returnTime(row) : null,
			returnRequest: returned ? toReturn(edition, returned) : null,
			lines: lines.filter(({ parcelId }) => parcelId === row.id).map((line) => toLine(edition, line, language)),
			events: events
				.filter(({ parcelId }) => parcelId === row.id)
				.toSorted(inSequence)
				.map(({ status, actor, note, at }) => ({
					status,
					actor: actor === 'customer' || actor === 'seller' ? actor : 'system',
					note,
					at: at.toISOString(),
				})),
		};
		return { row, view };
	});
}

/** Until when goods of a parcel can be returned; null where there is nothing to return. */
function returnTime({ kind, status, deliveredAt }: ParcelRow): string | null {
	const until = returnableUntil({ kind, status, deliveredAt: deliveredAt?.getTime() });
	return until === undefined ? null : new Date(until).toISOString();
}

function toReturn(edition: string, row: typeof parcelReturns.$inferSelect): ParcelReturn {
	const { id, code, status, reason, note, answer, lines, amount, payTo, requestedAt, closedAt } = row;
	return {
		...{ id, code, status, reason, note, answer, lines, payTo },
		amount: moneyOf(edition, amount),
		requestedAt: requestedAt.toISOString(),
		closedAt: closedAt?.toISOString() ?? null,
	};
}

/** Whether a parcel can still bring points; one that was cancelled brings none. */
const isKept = ({ status }: Parcel) => !isCancelled(status);

/** What points of a parcel are counted by. */
const toEarning = (view: Parcel) => ({ shop: view.shop.slug, total: keptTotal(view), delivery: view.delivery });

/** Amount of a parcel less what was refunded for returned goods. */
function keptTotal({ total, returnRequest }: Parcel): Parcel['total'] {
	const back = returnRequest?.status === 'refunded' ? returnRequest.amount.amount : 0;
	return { ...total, amount: total.amount - back };
}

/** Oldest first; at equal times, as when a parcel is delivered and confirmed together, the less advanced one first. */
function inSequence(one: typeof parcelEvents.$inferSelect, other: typeof parcelEvents.$inferSelect): number {
	const advance = ({ status }: typeof one) => ORDER_STATUSES.indexOf(status);
	return one.at.getTime() - other.at.getTime() || advance(one) - advance(other);
}

function toLine(edition: string, line: typeof orderLines.$inferSelect, language: Language): Parcel['lines'][number] {
	const name = line.name[language];
	return {
		id: line.id,
		productId: String(line.productId),
		variantId: String(line.variantId),
		name,
		variantName: line.variantName[language],
		picture: pictureOf(line.pictureKey, line.tint, name, language),
		unitPrice: moneyOf(edition, line.unitPrice),
		previousUnitPrice: line.previousUnitPrice === null ? null : moneyOf(edition, line.previousUnitPrice),
		quantity: line.quantity,
		total: moneyOf(edition, line.unitPrice * line.quantity),
		isReviewed: line.reviewedAt !== null,
	};
}

/** The option of a stored payment method of an order. */
const optionOf = ({ edition }: Pick<OrderRow, 'edition'>, method: string, option: string | null) =>
	paymentOptionOf(edition === 'th' ? 'th' : 'mm', method as PaymentMethod, option);

/** An order as its page shows it. @throws Failure `order_not_found` when it went away meanwhile */
export async function readOrder(db: Db, order: OrderRow | undefined, language: Language): Promise<Order> {
	if (!order) throw new Failure('order_not_found');
	const rows = await db
		.select()
		.from(parcels)
		.where(eq(parcels.orderId, order.id))
		.orderBy(asc(parcels.shopId), asc(parcels.kind));
	const [sent, tries, back, [buyer]] = await Promise.all([
		readParcels(db, rows, new Map([[order.id, order]]), language),
		db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.startedAt)),
		db
			.select({ refund: refunds })
			.from(refunds)
			.innerJoin(payments, eq(payments.id, refunds.paymentId))
			.where(eq(payments.orderId, order.id))
			.orderBy(asc(refunds.requestedAt)),
		db.select({ kind: users.kind }).from(users).where(eq(users.id, order.userId)),
	]);
	const canEarn = buyer?.kind === 'registered';
	const { edition, address } = order;
	const last = tries.at(-1);
	const views = sent.map(({ view }) => view);
	return {
		...amountsOf(edition, order),
		id: order.id,
		code: order.code,
		status: order.status,
		placedAt: order.placedAt.toISOString(),
		paidAt: order.paidAt?.toISOString() ?? null,
		paymentMethod: order.paymentMethod as PaymentMethod,
		paymentOption: optionOf(order, order.paymentMethod, order.paymentOption),
		payment: last
			? {
					id: last.id,
					method: last.method as PaymentMethod,
					option: optionOf(order, last.method, last.option),
					amount: moneyOf(edition, last.amount),
					status: last.status,
					startedAt: last.startedAt.toISOString(),
					settledAt: last.settledAt?.toISOString() ?? null,
				}
			: null,
		refunds: back.map(({ refund: { amount, reason, status, requestedAt } }) => ({
			amount: moneyOf(edition, amount),
			reason,
			status,
			requestedAt: requestedAt.toISOString(),
		})),
		address: address && toOrderAddress(address, language),
		email: order.email,
		note: order.note,
		couponCode: order.couponCode,
		couponAmount: order.couponAmount === null ? null : moneyOf(edition, order.couponAmount),
		isTaxIncluded: order.isTaxIncluded,
		points: order.points,
		pointsEarned: canEarn ? pointsOfParcels(views.filter(isKept).map(toEarning)) : 0,
		invoiceNumber: order.invoiceNumber,
		parcels: views,
		can: orderActions({
			status: order.status,
			isPaid: order.paidAt !== null,
			needsGateway: needsConfirmedPayment(order.paymentMethod),
			takesCash: await takesCash(db, rows),
			total: order.total,
			parcels: views,
		}),
	};
}

/** Whether every parcel of goods has a delivery service that takes cash. */
export async function takesCash(db: Db, own: readonly Pick<ParcelRow, 'kind' | 'serviceId'>[]): Promise<boolean> {
	const wanted = own.filter(({ kind }) => kind === 'goods').map(({ serviceId }) => serviceId);
	const services = await db
		.select({ id: deliveryServices.id })
		.from(deliveryServices)
		.where(eq(deliveryServices.takesCash, true));
	return wanted.every((serviceId) => services.some(({ id }) => id === serviceId));
}

/** A stored address in the language of the reader. */
export function toOrderAddress(address: StoredAddress, language: Language): NonNullable<Order['address']> {
	const { recipient, phone, homeNo, street, landmark, postcode, text } = address;
	return { recipient, phone, homeNo, street, landmark, postcode, text: text[language] };
}
