import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	CANCEL_REASONS,
	canMove,
	codePart,
	isCancelReason,
	isFinal,
	isOrderStatus,
	movesFrom,
	ORDER_STAGES,
	ORDER_STATUSES,
	type OrderStatus,
	orderCodeFrom,
	orderStatusOf,
	readTrackingCode,
	stageOf,
	statusesOf,
	stepsDone,
	trackCodeFrom,
} from './index.ts';

const statuses = fc.constantFrom(...ORDER_STATUSES);
const actors = fc.constantFrom('customer' as const, 'seller' as const, 'system' as const);
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('states of orders (Specification §4)', () => {
	it('are the twelve labels [§4.4]', () => {
		expect([...ORDER_STATUSES].toSorted()).toEqual(
			[
				'pending',
				'approved',
				'delivered',
				'on going',
				'complete',
				'pre order',
				'payment retry',
				'payment failed',
				'order cancelled by customer',
				'order cancelled by seller',
				'ready to ship',
				'start shipping',
			].toSorted(),
		);
		expect(isOrderStatus('pre order')).toBe(true);
		expect(isOrderStatus('toString')).toBe(false);
	});
});

describe('moves of orders (Decision 9)', () => {
	it('lead from a new order to a complete one in the sequence of the table', () => {
		const way: OrderStatus[] = [
			'pre order',
			'pending',
			'approved',
			'ready to ship',
			'start shipping',
			'on going',
			'delivered',
			'complete',
		];
		for (const [index, status] of way.slice(0, -1).entries()) expect(movesFrom(status)).toContain(way[index + 1]);
	});

	it('lead from a failed payment over a new try to pending', () => {
		expect(canMove('payment failed', 'payment retry', 'customer')).toBe(true);
		expect(canMove('payment retry', 'pending', 'system')).toBe(true);
		expect(canMove('payment failed', 'pending', 'customer')).toBe(false);
	});

	it.each<[OrderStatus, boolean, boolean]>([
		['pending', true, true],
		['approved', true, true],
		['ready to ship', true, true],
		['start shipping', false, true],
		['on going', false, false],
		['delivered', false, false],
	])('in "%s" the customer may cancel: %s, the seller: %s', (status, customer, seller) => {
		expect(canMove(status, 'order cancelled by customer', 'customer')).toBe(customer);
		expect(canMove(status, 'order cancelled by seller', 'seller')).toBe(seller);
	});

	it('let nobody cancel in the name of the other', () => {
		for (const status of ORDER_STATUSES) {
			expect(canMove(status, 'order cancelled by seller', 'customer')).toBe(false);
			expect(canMove(status, 'order cancelled by customer', 'seller')).toBe(false);
		}
	});

	it('reach no state that the table forbids, however many are tried', () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(statuses, actors), { maxLength: 40 }), (tries) => {
				let status: OrderStatus = 'pending';
				for (const [to, actor] of tries) {
					if (!canMove(status, to, actor)) continue;
					expect(isFinal(status)).toBe(false);
					status = to;
				}
				// What was paid for and shipped never falls back into payment.
				if (stepsDone(status) > 1) expect(['payment failed', 'payment retry']).not.toContain(status);
			}),
		);
	});

	it('end in complete or cancelled, and only there', () => {
		expect(ORDER_STATUSES.filter(isFinal)).toEqual([
			'complete',
			'order cancelled by customer',
			'order cancelled by seller',
		]);
	});
});

describe('orderStatusOf (Decision 9)', () => {
	it('is the label of the least advanced parcel', () => {
		expect(orderStatusOf(['delivered', 'on going', 'complete'])).toBe('on going');
		expect(orderStatusOf(['order cancelled by seller', 'delivered'])).toBe('delivered');
		expect(orderStatusOf(['order cancelled by seller'])).toBe('order cancelled by seller');
		expect(orderStatusOf([])).toBe('pending');
	});

	it('is always the label of one of its parcels', () => {
		fc.assert(
			fc.property(fc.array(statuses, { minLength: 1 }), (parcels) => {
				expect(parcels).toContain(orderStatusOf(parcels));
			}),
		);
	});
});

describe('stepsDone', () => {
	it.each<[OrderStatus, number]>([
		['payment failed', 0],
		['pending', 1],
		['start shipping', 4],
		['delivered', 6],
		['complete', 6],
		['order cancelled by customer', 0],
	])('%s: %d', (status, steps) => {
		expect(stepsDone(status)).toBe(steps);
	});
});

describe('codes (Specification §9, Decision 10)', () => {
	it('are two letters and 8 digits for orders, EX + digits + MP for parcels [§1.13] [§9.15]', () => {
		fc.assert(
			fc.property(randoms, (random) => {
				expect(readTrackingCode(orderCodeFrom(random))).toEqual({ kind: 'order', code: orderCodeFrom(random) });
				expect(readTrackingCode(trackCodeFrom(random))).toEqual({ kind: 'parcel', code: trackCodeFrom(random) });
			}),
		);
		expect(orderCodeFrom(0.123_456_78)).toBe('ZL12345678');
	});

	it.each([
		[' zl 1234-5678 ', 'ZL12345678'],
		['#ZL၁၂၃၄၅၆၇၈', 'ZL12345678'],
		['ex012345678mp', 'EX012345678MP'],
	])('are read from %j', (typed, code) => {
		expect(readTrackingCode(typed)?.code).toBe(code);
	});

	it.each(['', 'ZL1234567', 'Z12345678', 'EX12MP', 'EX123456789', "ZL12345678' OR 1=1"])('refuse %j', (typed) => {
		expect(readTrackingCode(typed)).toBeUndefined();
	});
});

describe('stages', () => {
	it('hold each of the twelve labels once', () => {
		expect(ORDER_STAGES.flatMap(statusesOf).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
	});

	it('are found again by each of their labels', () => {
		for (const stage of ORDER_STAGES) {
			for (const status of statusesOf(stage)) expect(stageOf(status)).toBe(stage);
		}
	});
});

describe('reasons to cancel', () => {
	it('are told from what sellers write', () => {
		expect(CANCEL_REASONS.every(isCancelReason)).toBe(true);
		expect(isCancelReason('Sold out, sorry')).toBe(false);
	});
});

describe('codePart', () => {
	it.each([
		[' zl 1234-56 ', 'ZL123456'],
		['၁၂၃', '123'],
		["%_'\\", ''],
	])('reads %j as %j', (typed, part) => {
		expect(codePart(typed)).toBe(part);
	});

	it('never gives what a pattern of SQL could mean', () => {
		fc.assert(fc.property(fc.string(), (typed) => /^[A-Z0-9]{0,20}$/.test(codePart(typed))));
	});
});
