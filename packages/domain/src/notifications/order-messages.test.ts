import { describe, expect, it } from 'vitest';
import { ORDER_MESSAGE_KINDS, type OrderMessageKind, wantsOrderMessage } from './index.ts';

const NONE = { orders: false, payments: false, shipping: false, renewals: false, sales: false };
const KINDS = Object.keys(ORDER_MESSAGE_KINDS) as OrderMessageKind[];

describe('messages about an order', () => {
	it('all come unless a shopper switched some off', () => {
		for (const kind of KINDS) expect(wantsOrderMessage({}, kind)).toBe(true);
	});

	it('that are receipts, cancellations or refunds come even when everything is switched off', () => {
		expect(KINDS.filter((kind) => wantsOrderMessage(NONE, kind))).toEqual([
			'order_placed',
			'payment_received',
			'payment_failed',
			'parcels_cancelled',
			'payment_refunded',
			'return_requested',
			'return_accepted',
			'return_declined',
			'return_refunded',
			'digital_goods',
			'plan_renewed',
		]);
	});

	it('about parcels, renewals and orders of a shop are switched off each by a topic of its own [§1.36]', () => {
		const without = (topic: 'shipping' | 'renewals' | 'sales') =>
			KINDS.filter((kind) => !wantsOrderMessage({ [topic]: false }, kind));
		expect(without('shipping')).toEqual(['parcel_shipped', 'parcel_delivered']);
		expect(without('sales')).toEqual(['shop_order']);
		expect(without('renewals')).toEqual(['plan_ending', 'plan_renewing', 'renewal_to_pay', 'renewal_failed']);
	});
});
