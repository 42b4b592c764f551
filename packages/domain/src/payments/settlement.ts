import type { Money } from '../money/arithmetic.ts';
import type { PaymentStatus } from './payments.ts';

/**
 * What a gateway says about a payment. `absent`: it knows no such payment, so nothing was charged so far. `authorized`: the
 * money is reserved. `paid`: the money was taken, whatever happens with it later.
 */
export type ReportedPaymentState =
	| 'absent'
	| 'pending'
	| 'authorized'
	| 'paid'
	| 'failed'
	| 'cancelled'
	| 'expired'
	| 'voided'
	| 'refunded'
	| 'charged back';

/** An answer of a gateway to an inquiry, as far as the rules ask for it. */
export interface ReportedPayment {
	readonly state: ReportedPaymentState;
	/** What was charged; null where the gateway names no amount. */
	readonly amount: Money | null;
	/** How the money arrived otherwise than asked for. */
	readonly irregularity: 'more' | 'less' | 'late' | null;
}

/** A payment as the shop has it. */
export interface RecordedPayment {
	readonly status: PaymentStatus;
	/** What was asked for. */
	readonly amount: Money;
	/** Minor units that were asked to go back. */
	readonly returned: number;
}

/** The order of a payment. */
export interface OrderOfPayment {
	readonly isPaid: boolean;
	readonly isCancelled: boolean;
}

/** Why a payment goes back as a whole. */
export type ReturnReason = 'paid_late' | 'paid_twice' | 'cancelled' | 'wrong_amount';

/** What the shop and the gateway say differently, so that a person has to look at it. */
export type PaymentDifference = 'currency' | 'unpaid' | 'returned' | 'charged_back';

/** What follows from a report. */
export type SettlementStep =
	| { readonly kind: 'none' }
	/** The payment ended without money. */
	| { readonly kind: 'end'; readonly status: 'failed' | 'expired' }
	/** The order is paid. */
	| { readonly kind: 'pay' }
	/** Money has come that the order does not need: it goes back. `taken` is in minor units. */
	| { readonly kind: 'return'; readonly reason: ReturnReason; readonly taken: number }
	| { readonly kind: 'differ'; readonly difference: PaymentDifference };

const NONE: SettlementStep = { kind: 'none' };
const differ = (difference: PaymentDifference): SettlementStep => ({ kind: 'differ', difference });

/** What each state other than `paid` means for a payment that runs, and for one whose money is here. */
const STEPS: Readonly<
	Record<Exclude<ReportedPaymentState, 'paid'>, { readonly running: SettlementStep; readonly paid: SettlementStep }>
> = {
	// It may still begin: a request can be on its way.
	absent: { running: NONE, paid: differ('unpaid') },
	pending: { running: NONE, paid: differ('unpaid') },
	authorized: { running: NONE, paid: differ('unpaid') },
	failed: { running: { kind: 'end', status: 'failed' }, paid: differ('unpaid') },
	cancelled: { running: { kind: 'end', status: 'failed' }, paid: differ('unpaid') },
	expired: { running: { kind: 'end', status: 'expired' }, paid: differ('unpaid') },
	voided: { running: { kind: 'end', status: 'failed' }, paid: differ('returned') },
	refunded: { running: { kind: 'end', status: 'failed' }, paid: differ('returned') },
	'charged back': { running: { kind: 'end', status: 'failed' }, paid: differ('charged_back') },
};

/**
 * Decides what follows from a report of the gateway. Reports may be late, early, repeated, in another sequence or
 * contradictory: money is taken for an order once, all other money goes back, and a report never undoes a payment.
 */
export function settlementStep(
	payment: RecordedPayment,
	order: OrderOfPayment,
	report: ReportedPayment,
): SettlementStep {
	const { status, amount, returned } = payment;
	const hasMoney = status === 'paid' || status === 'refunded';
	if (report.state === 'paid') return hasMoney ? NONE : stepOfMoney(payment, order, report);
	if (hasMoney) {
		// What the shop gave back itself is no difference.
		const isOurs = (report.state === 'voided' || report.state === 'refunded') && returned >= amount.amount;
		return isOurs ? NONE : STEPS[report.state].paid;
	}
	return status === 'pending' ? STEPS[report.state].running : NONE;
}

function stepOfMoney(
	{ status, amount }: RecordedPayment,
	{ isPaid, isCancelled }: OrderOfPayment,
	report: ReportedPayment,
): SettlementStep {
	const { irregularity } = report;
	const taken = report.amount ?? amount;
	if (taken.currency !== amount.currency) return differ('currency');
	const giveBack = (reason: ReturnReason): SettlementStep => ({ kind: 'return', reason, taken: taken.amount });
	if (taken.amount !== amount.amount || irregularity === 'more' || irregularity === 'less') {
		return giveBack('wrong_amount');
	}
	if (isPaid) return giveBack('paid_twice');
	if (isCancelled) return giveBack('cancelled');
	// The shopper was told that this payment ended, and the pieces may be sold.
	if (status !== 'pending' || irregularity === 'late') return giveBack('paid_late');
	return { kind: 'pay' };
}
