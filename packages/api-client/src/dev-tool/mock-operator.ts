import { BANK_ACTS, PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { quotationActs } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { sayAsShop, threadsOf } from '../chat/mocks.ts';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { Order } from '../orders/contract.ts';
import { buyingOf, moveOrder, ordersOf } from '../orders/mock-state.ts';
import { quotationsIn, toQuotation } from '../quotations/mock-state.ts';
import type { BankAct, BankPayment, OperatedConversation, OperatedQuotation } from './contract.ts';

/** State of a payment after the bank has acted. */
const ENDS: Readonly<Record<BankAct, BankPayment['status']>> = {
	approve: 'paid',
	twice: 'paid',
	refuse: 'failed',
	silent: 'expired',
	late: 'refunded',
};

/** Mock answers of the calls of the operator. */
export const operatorHandlers = {
	listBankPayments: ({ world, catalogue, query: { code, status } }) => ({
		items: ordersOf(world, catalogue)
			.filter((order) => (code ? order.code === code.toUpperCase() : world.user !== null))
			.flatMap((order) => paymentOf(order) ?? [])
			.filter((payment) => status === undefined || payment.status === status),
	}),
	actOnPayment: ({ world, catalogue, params, body: { act } }) => {
		const order = ordersOf(world, catalogue).find((each) => paymentOf(each)?.reference === params.reference);
		const payment = order && gatewayPaymentOf(order);
		if (!order || !payment) refuse('payment_not_found');
		if (!BANK_ACTS[payment.status].includes(act)) refuse('bad_request');
		const at = new Date(world.now()).toISOString();
		const status = payment.status === 'paid' ? 'paid' : ENDS[act];
		if (payment.status === 'pending') {
			if (status === 'paid') order.paidAt = at;
			moveOrder(order, status === 'paid' ? 'pending' : 'payment failed', { actor: 'system', at });
		}
		order.payment = { ...payment, status, settledAt: at };
		return paymentIn(order, { ...payment, status });
	},
	listOperatedConversations: ({ world, catalogue, query }) => ({
		items: conversationsOf(world, catalogue).filter(({ side }) => query.waiting === undefined || side === 'shopper'),
	}),
	writeAsShop: (call) => {
		const { world, catalogue, params, body } = call;
		sayAsShop(world, catalogue, params.threadId, body.text);
		return conversationsOf(world, catalogue).find(({ id }) => id === params.threadId) ?? refuse('thread_not_found');
	},
	listOperatedQuotations: ({ world, catalogue, query }) => ({
		items: (world.options.size === 'empty' ? [] : quotationsIn(world, catalogue))
			.filter(({ status }) => query.waiting === undefined || status === 'requested')
			.flatMap((kept) => operated(world, catalogue, kept.id) ?? []),
	}),
	actOnQuotation: ({ world, catalogue, params, body: { act } }) => {
		const kept = quotationsIn(world, catalogue).find(({ id }) => id === params.quotationId);
		const before = kept && operated(world, catalogue, kept.id);
		if (!kept || !before) refuse('quotation_not_found');
		if (!before.acts.includes(act)) refuse('quotation_move_refused', { status: kept.status });
		const now = world.now();
		if (act === 'expire') {
			kept.status = 'expired';
			kept.validUntil = now;
		} else if (act === 'decline') kept.status = 'declined';
		else {
			kept.status = 'answered';
			kept.unitPrice = act === 'offer' ? before.listPrice.amount : (kept.wishedPrice ?? before.listPrice.amount);
			kept.validUntil = now + 7 * DAY_MS;
			kept.answeredAt = now;
		}
		return operated(world, catalogue, kept.id) ?? refuse('quotation_not_found');
	},
	grantPoints: ({ world, body }) => {
		const state = buyingOf(world);
		state.pointsBalance += body.points;
		return { balance: state.pointsBalance };
	},
	grantCoupon: ({ world, catalogue }) => ({
		code: 'GIFT-TEAKWD',
		title: catalogue.text(['20% off, for you', 'သင့်အတွက် ၂၀% လျှော့စျေး', 'ลด 20% สำหรับคุณ', '专属八折券']),
		endsAt: new Date(world.now() + 7 * DAY_MS).toISOString(),
	}),
} satisfies Partial<MockHandlers>;

/** The payment of an order at the bank; one that waits for its money runs. */
function gatewayPaymentOf(order: Order): Order['payment'] {
	if (order.payment !== null || !order.can.pay) return order.payment;
	const { id, paymentMethod: method, paymentOption: option, total: amount, placedAt } = order;
	return { id, method, option, amount, status: 'pending', startedAt: placedAt, settledAt: null };
}

function paymentOf(order: Order): BankPayment | undefined {
	const payment = gatewayPaymentOf(order);
	return payment === null ? undefined : paymentIn(order, payment);
}

function paymentIn(
	order: Order,
	{ id, option, amount, status, startedAt }: NonNullable<Order['payment']>,
): BankPayment {
	return {
		reference: `ZP-${id}`,
		orderCode: order.code,
		option,
		amount,
		status,
		startedAt,
		expiresAt: new Date(Date.parse(startedAt) + PAYMENT_LIFE_MS).toISOString(),
		acts: [...BANK_ACTS[status]],
	};
}

function conversationsOf(world: World, catalogue: Catalogue): OperatedConversation[] {
	return threadsOf(world, catalogue).flatMap(({ id, shop, shopperName, lastMessage }) =>
		lastMessage === null
			? []
			: {
					id,
					shopName: shop.name,
					shopperName,
					text: lastMessage.text,
					side: lastMessage.side,
					at: lastMessage.createdAt,
				},
	);
}

function operated(world: World, catalogue: Catalogue, id: string): OperatedQuotation | undefined {
	const kept = quotationsIn(world, catalogue).find((each) => each.id === id);
	const view = kept && toQuotation(world, catalogue, kept, 'seller');
	if (!view) return undefined;
	const { name, variantName, shop, buyerName, quantity, listPrice, wishedPrice, unitPrice, status, validUntil } = view;
	return {
		...{ id, name, variantName, buyerName, quantity, listPrice, wishedPrice, unitPrice, status, validUntil },
		shopName: shop.name,
		requestedAt: view.requestedAt,
		acts: quotationActs({ status, hasWish: wishedPrice !== null, isOrdered: view.orderCode !== null }),
	};
}
