import { isReturnOpen, sumWorth } from '@zaylat/domain/orders';
import { paymentOptionOf } from '@zaylat/domain/payments';
import { DAY_MS, MINUTE_MS } from '@zaylat/domain/time';
import { mockCarriers } from '../delivery-quotes/mock-carriers.ts';
import { type MockContext, timeOf } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { phrase } from '../mocks/recorded/recording.ts';
import type { Payment } from '../payments/contract.ts';
import { mockReturn } from '../returns/mock-return.ts';
import { mockSendTo } from '../seller-shops/mock-return-address.ts';
import { sentPicture } from '../uploads/mocks.ts';
import type { Order, ParcelReturn } from './contract.ts';
import { keepLast, moveOrder, orderFrom, paymentFor } from './mock-order.ts';
import { amountsIn, orderedMock, updateWorth } from './mock-worth.ts';

/** Steps that the orders of the beginning have behind them. */
const PAST = [
	{ daysAgo: 8, steps: ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered', 'complete'] },
	{ daysAgo: 2, steps: ['approved', 'ready to ship', 'start shipping', 'on going'] },
] as const;

/** Age of a parcel that is late, whatever carries it. */
const LATE_DAYS = 15;

/** An order that was delivered and one that is on its way, the newest first. */
export function pastOrders({ world, catalogue }: MockContext): Order[] {
	const { isLate, boughtPieces, couponPercent, hasCancelledParcel, returned } = world.options;
	return PAST.flatMap(({ daysAgo, steps }, index) => {
		const at = world.now() - (isLate && index === 1 ? LATE_DAYS : daysAgo) * DAY_MS;
		const quantity = index === 0 ? boughtPieces : 1;
		const order = orderOfOne(catalogue, index, 'cash_on_delivery', at, { quantity, couponPercent });
		if (!order) return [];
		for (const [step, status] of steps.entries()) {
			moveOrder(order, status, { actor: 'seller', at: new Date(at + (step + 1) * (DAY_MS / 2)).toISOString() });
		}
		if (index === 0 && hasCancelledParcel) addCancelledParcel(order, catalogue, at);
		if (index === 0 && returned) returnPiece(order, returned, world.now());
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
	const note = phrase('out-of-stock', catalogue.config);
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
	const asked = mockReturn(order, parcel, wish, { now: now - DAY_MS, pictures });
	const sendTo = status === 'accepted' ? mockSendTo(order.total.currency === 'thb' ? 'th' : 'mm') : null;
	parcel.returns = [{ ...asked, status, closedAt, sendTo }];
	updateWorth(order);
}

/** Code of the order that a world with `orderToPay` waits to be paid for. */
export const MOCK_ORDER_TO_PAY = 'ZL31000003';

/** The order that waits for its payment, and the last try to pay it. */
export function orderToPay({ world, catalogue }: MockContext): { order: Order; payment?: Payment } | undefined {
	const { orderToPay: wanted } = world.options;
	const startedAt = world.now() - MINUTE_MS;
	const order = wanted && orderOfOne(catalogue, PAST.length, wanted.method, startedAt);
	if (!order) return undefined;
	order.paymentOption = paymentOptionOf(catalogue.config.edition, wanted.method, wanted.option);
	if (wanted.isDigital) makeDigital(order);
	const { ended: status } = wanted;
	if (status === undefined) return { order };
	const at = timeOf(world, -MINUTE_MS / 2);
	const failure = status === 'failed' ? 'declined' : null;
	const payment: Payment = {
		...paymentFor(order, wanted.method, 1, startedAt),
		status,
		settledAt: at,
		timeLeft: 0,
		failure,
	};
	keepLast(order, payment);
	if (status === 'paid') order.paidAt = at;
	const reached = wanted.isDigital ? 'delivered' : 'pending';
	moveOrder(order, status === 'paid' ? reached : 'payment failed', { actor: 'system', at });
	return { order, payment };
}

/** Turns a mock order into one of digital goods. */
function makeDigital(order: Order): void {
	order.email = 'shopper@example.com';
	order.address = null;
	for (const parcel of order.parcels) Object.assign(parcel, { kind: 'digital', service: null, arrives: null });
}

/** An order of one product, as if it had been placed at a time. */
function orderOfOne(
	{ products, config }: Catalogue,
	index: number,
	paymentMethod: Order['paymentMethod'],
	at: number,
	{ quantity = 1, couponPercent = 0 }: { quantity?: number | undefined; couponPercent?: number | undefined } = {},
): Order | undefined {
	const product = products[index * 3] ?? products[0];
	const variant = product?.variants[0];
	if (!product || !variant) return undefined;
	const [carrier] = mockCarriers(config);
	const money = (amount: number) => ({ ...variant.price, amount });
	const goods = money(variant.price.amount * quantity);
	const discount = money(Math.floor((goods.amount * couponPercent) / 100));
	const delivery = carrier?.cost ?? money(0);
	const total = money(goods.amount - discount.amount + delivery.amount);
	const amounts = { goods, discount, delivery, tax: money(0), pointsPaid: money(0), total };
	const { id: productId, name, picture, shop } = product;
	const { id: variantId, price: unitPrice, previousPrice: previousUnitPrice } = variant;
	const priced = { unitPrice, previousUnitPrice, quantity, total: goods, couponOff: discount, categories: [] };
	const line = { lineId: `past-${index}`, productId, variantId, name, variantName: '', picture, ...priced };
	const parcel = { ...amounts, shop: { slug: shop.slug, name: shop.name }, kind: 'goods', suppliedAt: null } as const;
	const quote = {
		...{ ...amounts, isTaxIncluded: true, points: 0, pointsEarned: 18 },
		coupon: couponPercent === 0 ? null : { code: 'DRESS', title: '', amount: discount, categories: [] },
		parcels: [{ ...parcel, service: carrier?.id ?? null, lines: [line] }],
	};
	return orderFrom(quote, config, { paymentMethod, note: '', serial: index + 1, at });
}
