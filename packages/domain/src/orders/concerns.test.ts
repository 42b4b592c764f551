import { expect, it } from 'vitest';
import { hasReceipt, ORDER_CONCERNS, orderConcerns } from './index.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOW = 100 * DAY;
const nothing = { payments: [], refunds: [], isLate: false };
const payment = { status: 'pending', expiresAt: NOW, difference: null };
const refund = { status: 'requested', requestedAt: NOW };

it.each([
	[[], nothing],
	[[], { ...nothing, payments: [{ ...payment, expiresAt: NOW - 15 * MINUTE }] }],
	[['payment_stuck'], { ...nothing, payments: [{ ...payment, expiresAt: NOW - 15 * MINUTE - 1 }] }],
	[[], { ...nothing, payments: [{ ...payment, status: 'expired', expiresAt: 0 }] }],
	[['payment_differs'], { ...nothing, payments: [{ ...payment, status: 'paid', difference: 'unpaid' }] }],
	[['refund_failed'], { ...nothing, refunds: [{ ...refund, status: 'failed' }] }],
	[[], { ...nothing, refunds: [{ ...refund, requestedAt: NOW - DAY }] }],
	[['refund_slow'], { ...nothing, refunds: [{ ...refund, requestedAt: NOW - DAY - 1 }] }],
	[[], { ...nothing, refunds: [{ status: 'settled', requestedAt: 0 }] }],
	[['late'], { ...nothing, isLate: true }],
	[
		[...ORDER_CONCERNS],
		{
			payments: [
				{ ...payment, expiresAt: 0 },
				{ ...payment, status: 'paid', difference: 'returned' },
			],
			refunds: [
				{ ...refund, requestedAt: 0 },
				{ ...refund, status: 'failed' },
			],
			isLate: true,
		},
	],
] as const)('a person must look at %j', (concerns, order) => {
	expect(orderConcerns(order, NOW)).toEqual(concerns);
});

it('a receipt is sent again when money came', () => {
	expect(hasReceipt({ isPaid: true, total: 1 })).toBe(true);
	expect(hasReceipt({ isPaid: false, total: 1 })).toBe(false);
	expect(hasReceipt({ isPaid: true, total: 0 })).toBe(false);
});
