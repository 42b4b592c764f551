import { deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import { documentNumber } from '@zaylat/domain/documents';
import {
	isReturnOpen,
	orderActions,
	orderStatusOf,
	pointsByParcel,
	returnableUntil,
	sumWorth,
} from '@zaylat/domain/orders';
import { PAYMENT_LIFE_MS, PAYMENT_METHODS, paymentOptionOf } from '@zaylat/domain/payments';
import { DAY_MS, MINUTE_MS } from '@zaylat/domain/time';
import type { CheckoutQuote } from '../checkout/contract.ts';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { Payment } from '../payments/contract.ts';
import { mockReturn } from '../returns/mock-return.ts';
import { sentPicture } from '../uploads/mocks.ts';
import type { Order, Parcel, ParcelReturn } from './contract.ts';
import { amountsIn, orderedMock, updateWorth } from './mock-worth.ts';

/** What buying changes in a mock world. */
export interface BuyingState {
	/** Newest first; undefined until an edition and language are known. */
	orders: Order[] | undefined;
	payments: Payment[];
	pointsBalance: number;
	serial: number;
}

const STATES = new WeakMap<World, BuyingState>();

/** The orders, payments and points of a world. */
export function buyingOf(world: World): BuyingState {
	const known = STATES.get(world);
	if (known) return known;
	const state: BuyingState = { orders: undefined, payments: [], pointsBalance: 1250, serial: 4200 };
	STATES.set(world, state);
	return state;
}

/** The orders of a world, the newest first; it begins with one that was delivered and one that is on its way. */
export function ordersOf(world: World, catalogue: Catalogue): Order[] {
	const state = buyingOf(world);
	state.orders ??=
		catalogue.config.size === 'empty' ? [] : [...orderToPay(world, catalogue), ...pastOrders(world, catalogue)];
	return state.orders;
}

/** What an order is made from besides its quote. */
export interface MockPlacement {
	readonly paymentMethod: Order['paymentMethod'];
	readonly paymentOption?: Order['paymentOption'] | undefined;
	readonly email?: string | undefined;
	readonly note: string;
}

/** An order as it would be placed from a quote. */
export function orderFrom(
	quote: CheckoutQuote,
	catalogue: Catalogue,
	{ paymentMethod, paymentOption, email, note }: MockPlacement,
	{ serial, at }: { readonly serial: number; readonly at: number },
): Order {
	const placedAt = new Date(at).toISOString();
	const { goods, discount, delivery, tax, pointsPaid, total, isTaxIncluded, points, pointsEarned } = quote;
	const amounts = { goods, discount, delivery, tax, pointsPaid, total, points };
	const split = pointsByParcel(
		points,
		quote.parcels.map((parcel) => ({ pointsPaid: parcel.pointsPaid.amount })),
	);
	const isPaid = total.amount === 0;
	const hasInvoice = isPaid || paymentMethod === 'cash_on_delivery';
	const { edition } = catalogue.config;
	const code = `ZL${String(31_000_000 + serial)}`;
	const order = {
		...{ ...amounts, isTaxIncluded, pointsEarned },
		placed: amounts,
		credits: [],
		taxBuyer: null,
		id: `order-${serial}`,
		code,
		status: 'pending' as const,
		placedAt,
		paidAt: isPaid ? placedAt : null,
		paymentMethod,
		paymentOption: paymentOptionOf(edition, paymentMethod, paymentOption),
		payment: null,
		refunds: [],
		address: {
			recipient: catalogue.text(['Daw Khin', 'ဒေါ်ခင်', 'ดอว์ขิ่น', '杜钦']),
			phone: '959951234567',
			homeNo: '24/B',
			street: catalogue.text(['Bogyoke Aung San Road', 'ဗိုလ်ချုပ်အောင်ဆန်းလမ်း', 'ถนนโบจ๊กอองซาน', '昂山将军路']),
			landmark: null,
			postcode: '1118201',
			text: catalogue.text(['Kamayut, Yangon', 'ကမာရွတ်၊ ရန်ကုန်', 'กะมายุต ย่างกุ้ง', '仰光，甘马育']),
		},
		email: email ?? null,
		note,
		couponCode: quote.coupon?.code ?? null,
		couponAmount: quote.coupon?.amount ?? null,
		invoiceNumber: hasInvoice ? documentNumber({ kind: 'invoice', edition, code, at }) : null,
		parcels: quote.parcels.map((parcel, index) =>
			parcelFrom(parcel, catalogue, { serial: serial * 10 + index, at, points: split[index] ?? 0 }),
		),
	};
	return { ...order, can: actionsOf(order) };
}

function parcelFrom(
	{ shop, kind, lines, services: _, service, grams: __, suppliedAt, ...amounts }: CheckoutQuote['parcels'][number],
	catalogue: Catalogue,
	{ serial, at, points }: { readonly serial: number; readonly at: number; readonly points: number },
): Parcel {
	const carrier = mockCarriers(catalogue).find(({ id }) => id === service);
	const arrival = carrier && estimateDelivery(deliveryStart(at, suppliedAt), deliveryDays(carrier));
	return {
		...amounts,
		points,
		placed: { ...amounts, points },
		trackCode: `EX${String(100_000_000 + serial)}MP`,
		shop,
		kind,
		status: 'pending',
		service: carrier ? { id: carrier.id, name: carrier.name } : null,
		arrives: arrival ? { earliest: arrival.earliest.toISOString(), latest: arrival.latest.toISOString() } : null,
		deliveredAt: null,
		returnableUntil: null,
		returns: [],
		lines: lines.map(({ lineId, ...line }) => ({ ...line, id: `bought-${serial}-${lineId}`, isReviewed: false })),
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
		parcel.returnableUntil = returnableUntilOf(parcel);
	}
	order.status = orderStatusOf(order.parcels.map((parcel) => parcel.status));
	updateWorth(order);
	order.can = actionsOf(order);
}

/** Until when goods of a mock parcel can be returned, by the rules of the domain. */
function returnableUntilOf({ kind, status, deliveredAt }: Parcel): string | null {
	const until = returnableUntil({
		kind,
		status,
		deliveredAt: deliveredAt === null ? undefined : Date.parse(deliveredAt),
	});
	return until === undefined ? null : new Date(until).toISOString();
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
	const startedAt = new Date(now).toISOString();
	const reference = `ZPMOCK${serial}`;
	return {
		id: `payment-${serial}`,
		orderId: order.id,
		orderCode: order.code,
		orderStatus: order.status,
		method,
		option: paymentOptionOf(order.total.currency === 'thb' ? 'th' : 'mm', method, order.paymentOption),
		amount: order.total,
		status: 'pending',
		reference,
		redirectUrl: method === 'qr' ? null : `/Payment?reference=${reference}&method=${method}`,
		qrPayload: method === 'qr' ? `00020101021262${reference.length}${reference}6304ABCD` : null,
		startedAt,
		expiresAt: new Date(now + PAYMENT_LIFE_MS).toISOString(),
		timeLeft: PAYMENT_LIFE_MS,
		settledAt: null,
		failure: null,
	};
}

/** Steps that the orders of the beginning have behind them. */
const PAST = [
	{ daysAgo: 8, steps: ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered', 'complete'] },
	{ daysAgo: 2, steps: ['approved', 'ready to ship', 'start shipping', 'on going'] },
] as const;

/** Age of a parcel that is late, whatever carries it. */
const LATE_DAYS = 15;

function pastOrders(world: World, catalogue: Catalogue): Order[] {
	return PAST.flatMap(({ daysAgo: usual, steps }, index) => {
		const daysAgo = world.options.isLate && index === 1 ? LATE_DAYS : usual;
		const at = world.now() - daysAgo * DAY_MS;
		const { boughtPieces, couponPercent, hasCancelledParcel } = world.options;
		const quantity = index === 0 ? boughtPieces : 1;
		const order = orderOfOne(catalogue, index, 'cash_on_delivery', at, { quantity, couponPercent });
		if (!order) return [];
		for (const [step, status] of steps.entries()) {
			moveOrder(order, status, { actor: 'seller', at: new Date(at + (step + 1) * (DAY_MS / 2)).toISOString() });
		}
		if (index === 0 && hasCancelledParcel) addCancelledParcel(order, catalogue, at);
		if (index === 0 && world.options.returned) returnPiece(order, world.options.returned, world.now());
		if (order.status === 'complete') order.paidAt = new Date(at + 3 * DAY_MS).toISOString();
		return [order];
	}).toReversed();
}

/** Adds a parcel to a mock order that its shop cancelled a day later. */
function addCancelledParcel(order: Order, catalogue: Catalogue, at: number): void {
	const [parcel] = orderOfOne(catalogue, PAST.length + 1, order.paymentMethod, at)?.parcels ?? [];
	if (!parcel) return;
	order.parcels = [...order.parcels, parcel];
	const worth = sumWorth(order.parcels.map((each) => orderedMock(order, each)));
	order.placed = amountsIn(order.total.currency, worth);
	const note = catalogue.text(['We are out of stock.', 'ပစ္စည်း ကုန်သွားပါပြီ။', 'สินค้าหมดค่ะ', '商品已售完。']);
	const cancelled = { actor: 'seller', note, at: new Date(at + DAY_MS).toISOString() } as const;
	moveOrder(order, 'order cancelled by seller', cancelled, parcel.trackCode);
}

/** Gives one piece of a mock order a return with photographs. */
function returnPiece(order: Order, status: ParcelReturn['status'], now: number): void {
	const [parcel] = order.parcels;
	const [line] = parcel?.lines ?? [];
	if (!parcel || !line) return;
	const lines = [{ lineId: line.id, quantity: 1 }];
	const wish = { trackCode: parcel.trackCode, lines, reason: 'damaged', payTo: 'KBZPay 09 951 234 567' } as const;
	const pictures = ['shirt', 'cup'].map(sentPicture);
	const closedAt = isReturnOpen(status) ? null : new Date(now).toISOString();
	parcel.returns = [{ ...mockReturn(order, parcel, wish, { now: now - DAY_MS, pictures }), status, closedAt }];
	updateWorth(order);
}

/** Code of the order that a world with `orderToPay` waits to be paid for. */
export const MOCK_ORDER_TO_PAY = 'ZL31000003';

function orderToPay(world: World, catalogue: Catalogue): Order[] {
	const { orderToPay: wanted } = world.options;
	const order = wanted && orderOfOne(catalogue, PAST.length, wanted.method, world.now() - MINUTE_MS);
	if (!order) return [];
	order.paymentOption = paymentOptionOf(catalogue.config.edition, wanted.method, wanted.option);
	if (wanted.isDigital) makeDigital(order);
	if (wanted.ended === undefined) return [order];
	const at = new Date(world.now() - 30_000).toISOString();
	const payment = paymentFor(order, wanted.method, 1, world.now() - MINUTE_MS);
	buyingOf(world).payments.push({
		...payment,
		status: wanted.ended,
		settledAt: at,
		timeLeft: 0,
		failure: wanted.ended === 'failed' ? 'declined' : null,
	});
	const { id, method, option, amount, startedAt } = payment;
	order.payment = { id, method, option, amount, status: wanted.ended, startedAt, settledAt: at };
	if (wanted.ended === 'paid') {
		order.paidAt = at;
		moveOrder(order, wanted.isDigital ? 'delivered' : 'pending', { actor: 'system', at });
	} else moveOrder(order, 'payment failed', { actor: 'system', at });
	return [order];
}

/** Turns a mock order into one of digital goods. */
function makeDigital(order: Order): void {
	order.email = 'shopper@example.com';
	order.address = null;
	for (const parcel of order.parcels) {
		parcel.kind = 'digital';
		parcel.service = null;
		parcel.arrives = null;
	}
}

/** An order of one product, as if it had been placed at a time. */
function orderOfOne(
	catalogue: Catalogue,
	index: number,
	paymentMethod: Order['paymentMethod'],
	at: number,
	{
		quantity = 1,
		couponPercent = 0,
	}: { readonly quantity?: number | undefined; readonly couponPercent?: number | undefined } = {},
): Order | undefined {
	const product = catalogue.products[index * 3] ?? catalogue.products[0];
	const variant = product?.variants[0];
	if (!product || !variant) return undefined;
	const [carrier] = mockCarriers(catalogue);
	const delivery = carrier?.cost ?? { ...variant.price, amount: 0 };
	const nothing = { ...variant.price, amount: 0 };
	const tax = nothing;
	const goods = { ...variant.price, amount: variant.price.amount * quantity };
	const discount = { ...goods, amount: Math.floor((goods.amount * couponPercent) / 100) };
	const total = { ...goods, amount: goods.amount - discount.amount + delivery.amount };
	const amounts = { goods, discount, delivery, tax, pointsPaid: nothing, total };
	const quote: CheckoutQuote = {
		...amounts,
		fingerprint: '',
		isTaxIncluded: true,
		points: 0,
		pointsBalance: 0,
		pointsEarned: 18,
		coupon: couponPercent === 0 ? null : { code: 'DRESS', title: '', amount: discount },
		paymentMethods: [],
		paymentOptions: [],
		lastPaymentOption: null,
		needsAddress: false,
		needsEmail: false,
		warnings: [],
		parcels: [
			{
				...amounts,
				shop: { slug: product.shop.slug, name: product.shop.name },
				kind: 'goods',
				grams: 500,
				services: [],
				service: carrier?.id ?? null,
				suppliedAt: null,
				lines: [
					{
						lineId: `past-${index}`,
						productId: product.id,
						variantId: variant.id,
						name: product.name,
						variantName: '',
						picture: product.picture,
						unitPrice: variant.price,
						previousUnitPrice: variant.previousPrice,
						quantity,
						total: goods,
					},
				],
			},
		],
	};
	return orderFrom(quote, catalogue, { paymentMethod, note: '' }, { serial: index + 1, at });
}
