import type { Order, Parcel, ParcelReturn } from '@zaylat/api-client/contract';
import { deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import type { Language } from '@zaylat/domain/languages';
import {
	creditsOfReturns,
	ORDER_STATUSES,
	orderActions,
	orderWorth,
	type RequestedReturn,
	returnableUntil,
	sumWorth,
	type WorthAmounts,
} from '@zaylat/domain/orders';
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
	returnPictures,
	type StoredAddress,
	shops,
	uploads,
	users,
} from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { moneyOf } from '../products/summary.ts';
import { returnAddressesOf } from '../shops/return-address.ts';
import { sizedPictureOf } from '../uploads/service.ts';
import { needsConfirmedPayment } from './actions.ts';
import { type HistoryOrder, numberedCredits, readHistories, readHistory } from './history.ts';
import { creditsByRefund } from './refund-credits.ts';
import type { OrderRow, ParcelRow } from './state.ts';
import { readSupplyTimes } from './supply-time.ts';

/** Amounts of an order, a parcel or a credit as the contract gives them. */
export const amountsOf = (edition: string, amounts: WorthAmounts) => ({
	goods: moneyOf(edition, amounts.goods),
	discount: moneyOf(edition, amounts.discount),
	delivery: moneyOf(edition, amounts.delivery),
	tax: moneyOf(edition, amounts.tax),
	pointsPaid: moneyOf(edition, amounts.pointsPaid),
	total: moneyOf(edition, amounts.total),
	points: amounts.points,
});

const creditIn = (edition: string, credit: WorthAmounts | undefined) => (credit ? amountsOf(edition, credit) : null);

/** Parcels with all that the contract gives of them, and their rows. */
export interface ParcelView {
	readonly row: ParcelRow;
	readonly view: Parcel;
}

/**
 * Reads parcels with lines and events, in as many queries for a hundred of them as for one.
 * @param orders the order of each, by its id
 */
export async function readParcels(
	db: Db,
	rows: readonly ParcelRow[],
	orders: ReadonlyMap<string, HistoryOrder & Pick<OrderRow, 'placedAt'>>,
	language: Language,
): Promise<ParcelView[]> {
	if (rows.length === 0) return [];
	const ids = rows.map(({ id }) => id);
	const [histories, supplied, lines, events, returns, photographs, sellers, carriers, places] = await Promise.all([
		readHistories(db, [...orders.values()]),
		readSupplyTimes(db, ids),
		db.select().from(orderLines).where(inArray(orderLines.parcelId, ids)).orderBy(asc(orderLines.id)),
		db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, ids)),
		db
			.select()
			.from(parcelReturns)
			.where(inArray(parcelReturns.parcelId, ids))
			.orderBy(desc(parcelReturns.requestedAt), desc(parcelReturns.id)),
		db
			.select({
				returnId: returnPictures.returnId,
				pictureKey: returnPictures.pictureKey,
				width: uploads.width,
				height: uploads.height,
			})
			.from(returnPictures)
			.innerJoin(parcelReturns, eq(parcelReturns.id, returnPictures.returnId))
			.innerJoin(uploads, eq(uploads.pictureKey, returnPictures.pictureKey))
			.where(inArray(parcelReturns.parcelId, ids))
			.orderBy(asc(returnPictures.position)),
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
		returnAddressesOf(
			db,
			rows.map(({ shopId }) => shopId),
			language,
		),
	]);
	return rows.map((row) => {
		const order = orders.get(row.orderId);
		const history = histories.get(row.orderId) ?? [];
		const placed = history.find(({ key }) => key === row.id);
		const now = orderWorth(history).parcels.find(({ key }) => key === row.id);
		const shop = sellers.find(({ id }) => id === row.shopId);
		const carrier = carriers.find(({ id }) => id === row.serviceId);
		const edition = order?.edition ?? 'mm';
		const own = returns.filter(({ parcelId }) => parcelId === row.id);
		const credits = placed && creditsOfReturns(placed, own.map(requestedReturn));
		const arrival =
			row.kind === 'goods' && order
				? estimateDelivery(deliveryStart(order.placedAt, supplied.get(row.id)), deliveryDays(row))
				: undefined;
		const view: Parcel = {
			...amountsOf(edition, now ?? { ...row, points: 0 }),
			placed: amountsOf(edition, placed ?? { ...row, points: 0 }),
			trackCode: row.trackCode,
			shop: { slug: shop?.slug ?? '', name: shop?.name[language] ?? '' },
			kind: row.kind === 'digital' ? 'digital' : 'goods',
			status: row.status,
			service: carrier ? { id: carrier.id, name: carrier.name[language] } : null,
			arrives: arrival ? { earliest: arrival.earliest.toISOString(), latest: arrival.latest.toISOString() } : null,
			deliveredAt: row.deliveredAt?.toISOString() ?? null,
			returnableUntil: returnTime(row),
			returns: own.map((each) =>
				toReturn(edition, each, {
					credit: credits?.get(each.id) ?? sumWorth([]),
					photographs: photographs.filter(({ returnId }) => returnId === each.id),
					shop: places.get(row.shopId),
				}),
			),
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

const requestedReturn = (row: typeof parcelReturns.$inferSelect): RequestedReturn => ({
	key: row.id,
	status: row.status,
	requestedAt: row.requestedAt.getTime(),
	closedAt: row.closedAt?.getTime(),
	pieces: row.lines,
});

/** What a return is shown with. */
interface OfReturn {
	readonly credit: WorthAmounts;
	readonly photographs: readonly Parameters<typeof sizedPictureOf>[0][];
	/** Return address of its shop. */
	readonly shop: ParcelReturn['sendTo'] | undefined;
}

function toReturn(
	edition: string,
	row: typeof parcelReturns.$inferSelect,
	{ credit, photographs, shop }: OfReturn,
): ParcelReturn {
	const { id, code, status, reason, note, answer, lines, payTo, requestedAt, closedAt } = row;
	return {
		...{ id, code, status, reason, note, answer, lines, payTo },
		pictures: photographs.map(sizedPictureOf),
		amount: moneyOf(edition, credit.total),
		credit: amountsOf(edition, credit),
		sendTo: status === 'accepted' ? (shop ?? null) : null,
		requestedAt: requestedAt.toISOString(),
		closedAt: closedAt?.toISOString() ?? null,
	};
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
		couponOff: line.couponOff === null ? null : moneyOf(edition, line.couponOff),
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
	const [history, sent, tries, back, [buyer]] = await Promise.all([
		readHistory(db, order),
		readParcels(db, rows, new Map([[order.id, order]]), language),
		db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(asc(payments.startedAt)),
		db
			.select({ refund: refunds, reference: payments.merchantReference })
			.from(refunds)
			.innerJoin(payments, eq(payments.id, refunds.paymentId))
			.where(eq(payments.orderId, order.id))
			.orderBy(asc(refunds.requestedAt), asc(refunds.id)),
		db.select({ kind: users.kind }).from(users).where(eq(users.id, order.userId)),
	]);
	const canEarn = buyer?.kind === 'registered';
	const { edition, address } = order;
	const last = lastPayment(tries, order.paidAt !== null);
	const views = sent.map(({ view }) => view);
	const worth = orderWorth(history);
	const given = creditsByRefund(
		worth.credits,
		back.map(({ refund }) => refund),
	);
	return {
		...amountsOf(edition, worth),
		placed: amountsOf(edition, order),
		credits: numberedCredits(order, history).map(({ kind, number, at, pieces, ...credit }) => ({
			...amountsOf(edition, credit),
			kind,
			number,
			at: new Date(at).toISOString(),
			pieces: [...pieces],
		})),
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
		refunds: back.map(({ refund: { id, amount, reason, status, requestedAt }, reference }) => ({
			credit: creditIn(edition, given.get(id)),
			amount: moneyOf(edition, amount),
			reason,
			status,
			requestedAt: requestedAt.toISOString(),
			reference,
		})),
		address: address && toOrderAddress(address, language),
		email: order.email,
		note: order.note,
		couponCode: order.couponCode,
		couponAmount: order.couponAmount === null ? null : moneyOf(edition, order.couponAmount),
		isTaxIncluded: order.isTaxIncluded,
		pointsEarned: canEarn
			? pointsOfParcels(views.map(({ shop, total, delivery }) => ({ shop: shop.slug, total, delivery })))
			: 0,
		invoiceNumber: order.invoiceNumber,
		taxBuyer: order.taxBuyer,
		parcels: views,
		can: orderActions({
			status: order.status,
			isPaid: order.paidAt !== null,
			needsGateway: needsConfirmedPayment(order.paymentMethod),
			takesCash: await takesCash(db, rows),
			total: worth.total,
			parcels: views,
		}),
	};
}

/** The payment that an order shows: the one that runs or that paid it, else the last; `tries` are the oldest first. */
const lastPayment = <Try extends { readonly status: string }>(tries: readonly Try[], isPaid: boolean) =>
	tries.find(({ status }) => status === 'pending') ??
	(isPaid ? tries.findLast(({ status }) => status === 'paid') : undefined) ??
	tries.at(-1);

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
