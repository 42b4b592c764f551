import { describe, expect, it } from 'vitest';
import { awaitsPayment, cancellableParcels, type OrderFacts, type OrderStatus, orderActions } from './index.ts';

const parcel = (status: OrderStatus, kind: 'goods' | 'digital' = 'goods') => ({ status, kind });
const order = (status: OrderStatus, more: Partial<OrderFacts> = {}): OrderFacts => ({
	status,
	isPaid: false,
	needsGateway: true,
	takesCash: true,
	total: 100,
	parcels: [parcel(status)],
	...more,
});

describe('what a buyer can do with an order', () => {
	it.each([
		['waits for its payment', order('pending'), { pay: true, payInCash: true, cancel: true, confirm: false }],
		['is paid', order('pending', { isPaid: true }), { pay: false, payInCash: false, cancel: true, confirm: false }],
		[
			'is paid at the door',
			order('pending', { needsGateway: false }),
			{ pay: false, payInCash: false, cancel: true, confirm: false },
		],
		['costs nothing', order('pending', { total: 0 }), { pay: false, payInCash: false, cancel: true, confirm: false }],
		['was not paid', order('payment failed'), { pay: true, payInCash: true, cancel: true, confirm: false }],
		['is ordered in advance', order('pre order'), { pay: true, payInCash: true, cancel: true, confirm: false }],
		[
			'is on its way',
			order('on going', { isPaid: true }),
			{ pay: false, payInCash: false, cancel: false, confirm: true },
		],
		[
			'has arrived',
			order('delivered', { isPaid: true }),
			{ pay: false, payInCash: false, cancel: false, confirm: true },
		],
		[
			'is complete',
			order('complete', { isPaid: true }),
			{ pay: false, payInCash: false, cancel: false, confirm: false },
		],
		[
			'is cancelled',
			order('order cancelled by seller'),
			{ pay: false, payInCash: false, cancel: false, confirm: false },
		],
		[
			'has a parcel that was sent',
			order('approved', { isPaid: true, parcels: [parcel('approved'), parcel('start shipping')] }),
			{ pay: false, payInCash: false, cancel: false, confirm: false },
		],
		[
			'has digital goods that were given',
			order('approved', { isPaid: true, parcels: [parcel('approved'), parcel('delivered', 'digital')] }),
			{ pay: false, payInCash: false, cancel: true, confirm: true },
		],
	])('that %s', (_, facts, actions) => {
		expect(orderActions(facts)).toEqual(actions);
	});

	it.each<[OrderStatus, boolean]>([
		['payment failed', true],
		['payment retry', true],
		['pre order', true],
		['pending', true],
		['approved', false],
		['delivered', false],
		['order cancelled by customer', false],
	])('in "%s" without its money waits for a payment: %s', (status, waits) => {
		expect(awaitsPayment(order(status))).toBe(waits);
		expect(awaitsPayment(order(status, { isPaid: true }))).toBe(false);
		expect(awaitsPayment(order(status, { needsGateway: false }))).toBe(false);
		expect(awaitsPayment(order(status, { total: 0 }))).toBe(false);
		expect(awaitsPayment(order(status, { total: 1 }))).toBe(waits);
	});

	it('offers cash for goods alone, where every service takes it', () => {
		expect(orderActions(order('payment failed', { takesCash: false })).payInCash).toBe(false);
		const mixed = [parcel('payment failed'), parcel('payment failed', 'digital')];
		expect(orderActions(order('payment failed', { parcels: mixed })).payInCash).toBe(false);
	});

	it('cancels what was not given yet', () => {
		const [goods, given, waiting] = [parcel('pending'), parcel('complete', 'digital'), parcel('pending', 'digital')];
		expect(cancellableParcels([goods, given, waiting, parcel('order cancelled by seller')])).toEqual([goods, waiting]);
	});
});
