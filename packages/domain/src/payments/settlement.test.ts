import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type CurrencyKey } from '../money/index.ts';
import { HOUR_MS, MINUTE_MS } from '../time/index.ts';
import {
	canPaymentMove,
	nextInquiryAt,
	type PaymentStatus,
	type ReportedPayment,
	type ReportedPaymentState,
	type ReturnReason,
	settlementStep,
} from './index.ts';

const PRICE = { amount: 18_550_00, currency: 'mmk' } as const;
const OPEN = { isPaid: false, isCancelled: false };
const says = (state: ReportedPaymentState, more: Partial<ReportedPayment> = {}): ReportedPayment => ({
	state,
	amount: PRICE,
	irregularity: null,
	...more,
});
const payment = (status: PaymentStatus, returned = 0) => ({ status, amount: PRICE, returned });
const goesBack = (reason: ReturnReason, taken: number = PRICE.amount) => ({ kind: 'return', reason, taken });

describe('settlementStep', () => {
	it.each([
		['money in time pays', payment('pending'), OPEN, says('paid'), { kind: 'pay' }],
		['so does money without an amount', payment('pending'), OPEN, says('paid', { amount: null }), { kind: 'pay' }],
		['a repeated report changes nothing', payment('paid'), { ...OPEN, isPaid: true }, says('paid'), { kind: 'none' }],
		['money after a refusal goes back', payment('failed'), OPEN, says('paid'), goesBack('paid_late')],
		['money after time is up goes back', payment('expired'), OPEN, says('paid'), goesBack('paid_late')],
		['money after leaving goes back', payment('abandoned'), OPEN, says('paid'), goesBack('paid_late')],
		[
			'money that the gateway calls late goes back',
			payment('pending'),
			OPEN,
			says('paid', { irregularity: 'late' }),
			goesBack('paid_late'),
		],
		['a second payment goes back', payment('pending'), { ...OPEN, isPaid: true }, says('paid'), goesBack('paid_twice')],
		[
			'money for an order that is gone goes back',
			payment('abandoned'),
			{ ...OPEN, isCancelled: true },
			says('paid'),
			goesBack('cancelled'),
		],
		[
			'another amount goes back as it came',
			payment('pending'),
			OPEN,
			says('paid', { amount: { ...PRICE, amount: 1 } }),
			goesBack('wrong_amount', 1),
		],
		[
			'an amount that the gateway calls another goes back',
			payment('pending'),
			OPEN,
			says('paid', { irregularity: 'more' }),
			goesBack('wrong_amount'),
		],
		[
			'another currency is left to a person',
			payment('pending'),
			OPEN,
			says('paid', { amount: { ...PRICE, currency: 'thb' } }),
			{ kind: 'differ', difference: 'currency' },
		],
		['a refusal ends', payment('pending'), OPEN, says('failed'), { kind: 'end', status: 'failed' }],
		['the end of time ends', payment('pending'), OPEN, says('expired'), { kind: 'end', status: 'expired' }],
		['an early question waits', payment('pending'), OPEN, says('absent'), { kind: 'none' }],
		['a late refusal changes nothing', payment('abandoned'), OPEN, says('failed'), { kind: 'none' }],
		[
			'a refusal after the money is left to a person',
			payment('paid'),
			{ ...OPEN, isPaid: true },
			says('failed'),
			{ kind: 'differ', difference: 'unpaid' },
		],
		[
			'a refund of somebody else is left to a person',
			payment('paid', PRICE.amount - 1),
			{ ...OPEN, isPaid: true },
			says('refunded'),
			{ kind: 'differ', difference: 'returned' },
		],
		['a refund of ours is none', payment('paid', PRICE.amount), OPEN, says('voided'), { kind: 'none' }],
		['nor is one that is noted', payment('refunded', PRICE.amount), OPEN, says('refunded'), { kind: 'none' }],
		[
			'a chargeback after our refund is left to a person',
			payment('refunded', PRICE.amount),
			OPEN,
			says('charged back'),
			{ kind: 'differ', difference: 'charged_back' },
		],
		[
			'an amount that the gateway calls too little goes back',
			payment('pending'),
			OPEN,
			says('paid', { irregularity: 'less' }),
			goesBack('wrong_amount'),
		],
		[
			'a chargeback is left to a person',
			payment('paid'),
			{ ...OPEN, isPaid: true },
			says('charged back'),
			{ kind: 'differ', difference: 'charged_back' },
		],
	] as const)('%s', (_, recorded, order, report, step) => {
		expect(settlementStep(recorded, order, report)).toEqual(step);
	});

	it.each<[ReportedPaymentState, string, string]>([
		['absent', 'none', 'unpaid'],
		['pending', 'none', 'unpaid'],
		['authorized', 'none', 'unpaid'],
		['failed', 'end failed', 'unpaid'],
		['cancelled', 'end failed', 'unpaid'],
		['expired', 'end expired', 'unpaid'],
		['voided', 'end failed', 'returned'],
		['refunded', 'end failed', 'returned'],
		['charged back', 'end failed', 'charged_back'],
	])('%s is %s for a payment that runs, and the difference %s for one whose money is here', (state, running, paid) => {
		const [kind, status] = running.split(' ');
		expect(settlementStep(payment('pending'), OPEN, says(state))).toEqual({ kind, ...(status && { status }) });
		expect(settlementStep(payment('paid'), OPEN, says(state))).toEqual({ kind: 'differ', difference: paid });
	});

	/** What happens to an order with up to three payments: reports about them in any sequence, and acts of the shopper. */
	const events = fc.array(
		fc.oneof(
			fc.record({
				kind: fc.constant('report' as const),
				of: fc.nat(2),
				state: fc.constantFrom<ReportedPaymentState>('absent', 'pending', 'failed', 'cancelled', 'expired', 'paid'),
				off: fc.constantFrom(0, 0, 0, -1, 1),
				irregularity: fc.constantFrom(null, null, null, 'late' as const, 'less' as const),
			}),
			fc.record({ kind: fc.constant('leave' as const), of: fc.nat(2) }),
			fc.constant({ kind: 'cancel' as const }),
		),
		{ maxLength: 30 },
	);
	const currencies = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyKey[]));

	it('takes the price once, gives everything else back, and lets no report undo a payment', () => {
		fc.assert(
			fc.property(events, currencies, fc.integer({ min: 2, max: 10 ** 12 }), (history, currency, price) => {
				const payments = [0, 1, 2].map(() => ({ status: 'pending' as PaymentStatus, taken: 0, returned: 0 }));
				const order = { isPaid: false, isCancelled: false };
				for (const event of history) {
					if (event.kind === 'cancel') {
						order.isCancelled = true;
						for (const each of payments) {
							if (each.status === 'pending') each.status = 'abandoned';
							if (each.status === 'paid') each.returned = each.taken;
						}
						continue;
					}
					const own = payments[event.of];
					if (!own) continue;
					if (event.kind === 'leave') {
						if (own.status === 'pending') own.status = 'abandoned';
						continue;
					}
					const { state, off, irregularity } = event;
					const report = { state, amount: { amount: price + off, currency }, irregularity };
					const decide = () =>
						settlementStep(
							{ status: own.status, amount: { amount: own.taken || price, currency }, returned: own.returned },
							order,
							report,
						);
					const step = decide();
					const before = own.status;
					if (step.kind === 'pay') {
						expect(order).toEqual({ isPaid: false, isCancelled: false });
						Object.assign(own, { status: 'paid', taken: price });
						order.isPaid = true;
					} else if (step.kind === 'return') {
						Object.assign(own, { status: 'paid', taken: step.taken, returned: step.taken });
					} else if (step.kind === 'end') own.status = step.status;
					if (own.status !== before) expect(canPaymentMove(before, own.status)).toBe(true);
					// The same report again changes nothing.
					expect(decide().kind).toMatch(/^(none|differ)$/);
					// The gateway has said that money came: it is in the books.
					if (state === 'paid') expect(own.taken).toBeGreaterThan(0);
				}
				const kept = payments.reduce((sum, { taken, returned }) => sum + taken - returned, 0);
				expect(kept).toBe(order.isPaid && !order.isCancelled ? price : 0);
			}),
			{ numRuns: 2_000 },
		);
	});
});

describe('nextInquiryAt', () => {
	it('asks often at first, once before time is up, and less often afterwards', () => {
		const asked: number[] = [];
		for (let at: number | null = 0; at !== null; at = nextInquiryAt(0, at, true)) asked.push(at / MINUTE_MS);
		expect(asked).toEqual([0, 1, 2, 4, 8, 14, 16, 20, 30, 60, 180, 720, 1440, 4320]);
	});
	it('repeats the last question until the gateway answers', () => {
		const late = 4_400 * MINUTE_MS;
		expect(nextInquiryAt(0, late, false)).toBe(late + HOUR_MS);
		expect(nextInquiryAt(0, late, true)).toBeNull();
	});
});
