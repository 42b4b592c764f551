import { BANK_ACTS, PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { quotationActs } from '@zaylat/domain/quotations';
import { DAY_MS } from '@zaylat/domain/time';
import { say, threadIn, threadsOf } from '../chat/mock-state.ts';
import { type MockContext, type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { phrase } from '../mocks/recorded/recording.ts';
import type { Order } from '../orders/contract.ts';
import { moveOrder } from '../orders/mock-order.ts';
import { buyingOf, ordersOf } from '../orders/mock-state.ts';
import { quotationIn, quotationView, quotationViews } from '../quotations/mock-state.ts';
import type { SellerQuotation } from '../seller-quotations/contract.ts';
import type { BankAct, BankPayment, OperatedConversation, OperatedQuotation } from './contract.ts';
import { deadJobsOf, dropDeadJob } from './mock-dead-jobs.ts';
import { decideMockDifference, operatedMoneyOf } from './mock-operated-money.ts';

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
	listBankPayments: (call) => {
		const { code, status } = call.query;
		return {
			items: ordersOf(call)
				.filter((order) => (code ? order.code === code.toUpperCase() : call.world.user !== null))
				.flatMap((order) => paymentOf(order) ?? [])
				.filter((payment) => status === undefined || payment.status === status),
		};
	},
	actOnPayment: (call) => {
		const { act } = call.body;
		const order =
			ordersOf(call).find((each) => paymentOf(each)?.reference === call.params.reference) ??
			refuse('payment_not_found');
		const payment = gatewayPaymentOf(order) ?? refuse('payment_not_found');
		if (!BANK_ACTS[payment.status].includes(act)) refuse('bad_request');
		const at = timeOf(call.world);
		const status = payment.status === 'paid' ? 'paid' : ENDS[act];
		if (payment.status === 'pending') {
			if (status === 'paid') order.paidAt = at;
			moveOrder(order, status === 'paid' ? 'pending' : 'payment failed', { actor: 'system', at });
		}
		order.payment = { ...payment, status, settledAt: at };
		return paymentIn(order, order.payment);
	},
	listOperatedConversations: (call) => ({
		items: conversationsOf(call).filter(({ side }) => call.query.waiting === undefined || side === 'shopper'),
	}),
	writeAsShop: (call) => {
		const { id: threadId } = threadIn(call, call.params.threadId);
		say(call, { threadId, side: 'shop', text: call.body.text });
		return conversationsOf(call).find(({ id }) => id === threadId) ?? refuse('thread_not_found');
	},
	listOperatedQuotations: (call) => ({
		items: quotationViews(call, call.query.waiting && 'requested', 'seller').map(operated),
	}),
	actOnQuotation: (call) => {
		const { act } = call.body;
		const kept = quotationIn(call, call.params.quotationId);
		const { acts, listPrice } = operated(quotationView(call, kept, 'seller'));
		if (!acts.includes(act)) refuse('quotation_move_refused', { status: kept.status });
		const now = call.world.now();
		if (act === 'expire') Object.assign(kept, { status: 'expired', validUntil: now });
		else if (act === 'decline') kept.status = 'declined';
		else {
			const unitPrice = act === 'offer' ? listPrice.amount : (kept.wishedPrice ?? listPrice.amount);
			Object.assign(kept, { status: 'answered', unitPrice, validUntil: now + 7 * DAY_MS, answeredAt: now });
		}
		return operated(quotationView(call, kept, 'seller'));
	},
	listDeadJobs: ({ world }) => ({ items: deadJobsOf(world) }),
	actOnDeadJob: ({ world, params: { jobId } }) => {
		dropDeadJob(world, jobId);
		return { items: deadJobsOf(world) };
	},
	listOperatedMoney: (call) => operatedMoneyOf(call),
	actOnSettlement: (call) => {
		decideMockDifference(call.world, call.params.differenceId);
		return operatedMoneyOf(call);
	},
	grantPoints: ({ world, body }) => {
		const state = buyingOf(world);
		state.pointsBalance += body.points;
		return { balance: state.pointsBalance };
	},
	grantCoupon: ({ world, catalogue }) => ({
		code: 'GIFT-TEAKWD',
		title: phrase('gift-coupon', catalogue.config),
		endsAt: timeOf(world, 7 * DAY_MS),
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

const paymentIn = (
	{ code: orderCode }: Order,
	{ id, option, amount, status, startedAt }: NonNullable<Order['payment']>,
): BankPayment => ({
	...{ reference: `ZP-${id}`, orderCode, option, amount, status, startedAt },
	expiresAt: new Date(Date.parse(startedAt) + PAYMENT_LIFE_MS).toISOString(),
	acts: [...BANK_ACTS[status]],
});

const conversationsOf = (context: MockContext): OperatedConversation[] =>
	threadsOf(context).flatMap(({ id, shop, shopperName, lastMessage }) => {
		if (lastMessage === null) return [];
		const { text, side, createdAt: at } = lastMessage;
		return [{ id, shopName: shop.name, shopperName, text, side, at }];
	});

function operated({ shop, orderCode, ...view }: SellerQuotation): OperatedQuotation {
	const acts = quotationActs({
		status: view.status,
		hasWish: view.wishedPrice !== null,
		isOrdered: orderCode !== null,
	});
	return { ...view, shopName: shop.name, acts };
}
