import { deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import { documentNumber } from '@zaylat/domain/documents';
import { orderActions, orderStatusOf, pointsByParcel, returnableUntil } from '@zaylat/domain/orders';
import { PAYMENT_LIFE_MS, PAYMENT_METHODS, paymentOptionOf } from '@zaylat/domain/payments';
import type { CheckoutQuote } from '../checkout/contract.ts';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import type { CatalogueConfig } from '../mocks/catalogue.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { Payment } from '../payments/contract.ts';
import type { Order, Parcel } from './contract.ts';
import { type Part, updateWorth } from './mock-worth.ts';

type QuotedParcel = Pick<CheckoutQuote['parcels'][number], Part | 'shop' | 'kind' | 'lines' | 'service' | 'suppliedAt'>;

/** What an order takes from its quote. */
export interface OrderedQuote
	extends Pick<CheckoutQuote, Part | 'isTaxIncluded' | 'points' | 'pointsEarned' | 'coupon'> {
	readonly parcels: readonly QuotedParcel[];
}

/** What an order is made from besides its quote. */
interface Placement {
	readonly paymentMethod: Order['paymentMethod'];
	readonly paymentOption?: Order['paymentOption'] | undefined;
	readonly email?: string | undefined;
	readonly note: string;
	readonly serial: number;
	/** Milliseconds since 1970. */
	readonly at: number;
}

/** An order as it would be placed from a quote. */
export function orderFrom(
	{ coupon, pointsEarned, isTaxIncluded, parcels, ...quote }: OrderedQuote,
	config: CatalogueConfig,
	{ paymentMethod, paymentOption, email, note, serial, at }: Placement,
): Order {
	const placedAt = new Date(at).toISOString();
	const { goods, discount, delivery, tax, pointsPaid, total, points } = quote;
	const amounts = { goods, discount, delivery, tax, pointsPaid, total, points };
	const split = pointsByParcel(
		points,
		parcels.map((parcel) => ({ pointsPaid: parcel.pointsPaid.amount })),
	);
	const isPaid = total.amount === 0;
	const hasInvoice = isPaid || paymentMethod === 'cash_on_delivery';
	const { edition } = config;
	const code = `ZL${String(31_000_000 + serial)}`;
	const [address = null] = recorded<NonNullable<Order['address']>>('orderAddresses', config);
	const order = {
		...{ ...amounts, isTaxIncluded, pointsEarned, placed: amounts, code, placedAt, paymentMethod, note, address },
		...{ credits: [], refunds: [], taxBuyer: null, payment: null, status: 'pending' as const },
		id: `order-${serial}`,
		paidAt: isPaid ? placedAt : null,
		paymentOption: paymentOptionOf(edition, paymentMethod, paymentOption),
		email: email ?? null,
		couponCode: coupon?.code ?? null,
		couponAmount: coupon?.amount ?? null,
		invoiceNumber: hasInvoice ? documentNumber({ kind: 'invoice', edition, code, at }) : null,
		parcels: parcels.map((parcel, index) =>
			parcelFrom(parcel, config, { serial: serial * 10 + index, at, points: split[index] ?? 0 }),
		),
	};
	return { ...order, can: actionsOf(order) };
}

function parcelFrom(
	{ shop, kind, lines, service, suppliedAt, goods, discount, delivery, tax, pointsPaid, total }: QuotedParcel,
	config: CatalogueConfig,
	{ serial, at, points }: { readonly serial: number; readonly at: number; readonly points: number },
): Parcel {
	const carrier = mockCarriers(config).find(({ id }) => id === service);
	const arrival = carrier && estimateDelivery(deliveryStart(at, suppliedAt), deliveryDays(carrier));
	const amounts = { goods, discount, delivery, tax, pointsPaid, total, points };
	return {
		...{
			...amounts,
			placed: amounts,
			shop,
			kind,
			status: 'pending',
			deliveredAt: null,
			returnableUntil: null,
			returns: [],
		},
		trackCode: `EX${String(100_000_000 + serial)}MP`,
		service: carrier ? { id: carrier.id, name: carrier.name } : null,
		arrives: arrival ? { earliest: arrival.earliest.toISOString(), latest: arrival.latest.toISOString() } : null,
		lines: lines.map(({ lineId, categories: _, ...line }) => ({
			...line,
			id: `bought-${serial}-${lineId}`,
			isReviewed: false,
		})),
		events: [{ status: 'pending', actor: 'customer', note: '', at: new Date(at).toISOString() }],
	};
}

/** Moves parcels of an order and the order with them. */
export function moveOrder(
	order: Order,
	status: Order['status'],
	{ note = '', ...event }: Pick<Parcel['events'][number], 'actor' | 'at'> & { readonly note?: string },
	trackCode?: string,
): void {
	for (const parcel of order.parcels) {
		if (trackCode !== undefined && parcel.trackCode !== trackCode) continue;
		parcel.status = status;
		parcel.events.push({ status, note, ...event });
		if (status === 'delivered') parcel.deliveredAt = event.at;
		const { kind, deliveredAt } = parcel;
		const until = returnableUntil({
			kind,
			status,
			deliveredAt: deliveredAt === null ? undefined : Date.parse(deliveredAt),
		});
		parcel.returnableUntil = until === undefined ? null : new Date(until).toISOString();
	}
	order.status = orderStatusOf(order.parcels.map((parcel) => parcel.status));
	updateWorth(order);
	order.can = actionsOf(order);
}

/** What the buyer can do with a mock order, by the rules of the domain. */
const actionsOf = ({ status, paidAt, paymentMethod, total, parcels }: Omit<Order, 'can'>): Order['can'] =>
	orderActions({
		status,
		isPaid: paidAt !== null,
		needsGateway: PAYMENT_METHODS[paymentMethod].hasGateway,
		takesCash: true,
		total: total.amount,
		parcels,
	});

/** A try to pay a mock order. */
export function paymentFor(order: Order, method: Order['paymentMethod'], serial: number, now: number): Payment {
	const reference = `ZPMOCK${serial}`;
	return {
		id: `payment-${serial}`,
		orderId: order.id,
		orderCode: order.code,
		orderStatus: order.status,
		option: paymentOptionOf(order.total.currency === 'thb' ? 'th' : 'mm', method, order.paymentOption),
		amount: order.total,
		...{ method, reference, status: 'pending', timeLeft: PAYMENT_LIFE_MS, settledAt: null, failure: null },
		redirectUrl: method === 'qr' ? null : `/Payment?reference=${reference}&method=${method}`,
		qrPayload: method === 'qr' ? `00020101021262${reference.length}${reference}6304ABCD` : null,
		startedAt: new Date(now).toISOString(),
		expiresAt: new Date(now + PAYMENT_LIFE_MS).toISOString(),
	};
}

/** Shows the last payment of an order in the order. */
export function keepLast(order: Order, { id, method, option, amount, status, startedAt, settledAt }: Payment): void {
	order.payment = { id, method, option, amount, status, startedAt, settledAt };
}
