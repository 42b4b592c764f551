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
	type OrderActor,
	type OrderStatus,
	orderCodeFrom,
	orderStage,
	orderStatusOf,
	readTrackingCode,
	stageOf,
	statusesOf,
	stepsDone,
	trackCheckDigit,
	trackCodeFrom,
} from './index.ts';

const statuses = fc.constantFrom(...ORDER_STATUSES);
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
		expect([undefined, null, 7, ['pending'], 'toString'].some(isOrderStatus)).toBe(false);
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

	/** Where an actor may make an order what it is to be. */
	const from = (to: OrderStatus, actor: OrderActor) => ORDER_STATUSES.filter((status) => canMove(status, to, actor));
	/** All that an actor may do. */
	const movesOf = (actor: OrderActor) =>
		Object.fromEntries(ORDER_STATUSES.map((to) => [to, from(to, actor)]).filter(([, places]) => places?.length !== 0));

	it('let the customer cancel what was not sent, try again to pay, and confirm what came', () => {
		expect(movesOf('customer')).toEqual({
			'order cancelled by customer': [
				'payment failed',
				'payment retry',
				'pre order',
				'pending',
				'approved',
				'ready to ship',
			],
			'payment retry': ['payment failed'],
			delivered: ['on going'],
			complete: ['delivered'],
		});
	});

	it('let the seller go forward step by step, and cancel until it is with the carrier', () => {
		expect(movesOf('seller')).toEqual({
			approved: ['pending'],
			'ready to ship': ['approved'],
			'start shipping': ['ready to ship'],
			'on going': ['start shipping'],
			delivered: ['on going'],
			'order cancelled by seller': ['pre order', 'pending', 'approved', 'ready to ship', 'start shipping'],
		});
	});

	it('let the marketplace settle payments, end waiting, and go forward', () => {
		expect(movesOf('system')).toEqual({
			'payment failed': ['payment retry', 'pre order', 'pending'],
			'pre order': ['payment retry'],
			pending: ['payment retry', 'pre order'],
			approved: ['pending'],
			'ready to ship': ['approved'],
			'start shipping': ['ready to ship'],
			'on going': ['start shipping'],
			delivered: ['on going'],
			complete: ['delivered'],
			'order cancelled by customer': ['payment failed'],
		});
	});

	/** All states that an order can come to, whoever moves it. */
	function reachableFrom(start: OrderStatus): ReadonlySet<OrderStatus> {
		const found = new Set<OrderStatus>([start]);
		for (const status of found) for (const next of movesFrom(status)) found.add(next);
		return found;
	}

	it('never lead back from the seller to the payment', () => {
		for (const status of reachableFrom('approved')) {
			expect(['payment failed', 'payment retry', 'pre order', 'pending']).not.toContain(status);
		}
	});

	it('lead from each state to an end', () => {
		for (const status of ORDER_STATUSES) expect([...reachableFrom(status)].some(isFinal), status).toBe(true);
		expect([...reachableFrom('payment failed')].filter(isFinal)).toEqual(
			expect.arrayContaining(['complete', 'order cancelled by customer', 'order cancelled by seller']),
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
		// Of two equally advanced ones the first is named.
		expect(orderStatusOf(['order cancelled by customer', 'order cancelled by seller'])).toBe(
			'order cancelled by customer',
		);
		expect(orderStatusOf(['order cancelled by seller', 'order cancelled by customer'])).toBe(
			'order cancelled by seller',
		);
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
	it('are two letters and 8 digits for orders, those of the edition’s post for parcels [§1.13] [§9.15]', () => {
		fc.assert(
			fc.property(randoms, (random) => {
				expect(readTrackingCode(orderCodeFrom(random))).toEqual({ kind: 'order', code: orderCodeFrom(random) });
				for (const edition of ['mm', 'th'] as const) {
					const code = trackCodeFrom(random, edition);
					expect(code).toMatch(edition === 'th' ? /^EX\d{9}TH$/ : /^EX\d{9}MM$/);
					expect(readTrackingCode(code)).toEqual({ kind: 'parcel', code });
				}
			}),
		);
		expect(orderCodeFrom(0.123_456_78)).toBe('ZL12345678');
		expect(orderCodeFrom(0, 'RT')).toBe('RT00000000');
		expect(trackCodeFrom(0.123_456_78, 'th')).toBe('EX123456785TH');
	});

	it.each([
		// The example of the standard, then sums whose rest is 1 (check digit 0) and 0 (check digit 5).
		['47312482', 9],
		['12345678', 5],
		['00000000', 5],
		['00000008', 0],
	])('the check digit of %s is %i', (serial, check) => {
		expect(trackCheckDigit(serial)).toBe(check);
	});

	it.each([
		['EX123456785TH', true],
		// A wrong digit, two swapped digits, a wrong check digit.
		['EX123456795TH', false],
		['EX123465785TH', false],
		['EX123456784TH', false],
	])('%s is a code of the post: %s', (code, isOne) => {
		expect(readTrackingCode(code) !== undefined).toBe(isOne);
	});

	it.each([
		[' zl 1234-5678 ', 'ZL12345678'],
		['ee 123 456 785 th', 'EE123456785TH'],
		['EX၁၂၃၄၅၆၇၈၅MM', 'EX123456785MM'],
		['#ZL၁၂၃၄၅၆၇၈', 'ZL12345678'],
		['ex012345678mp', 'EX012345678MP'],
		['EX123456MP', 'EX123456MP'],
		['EX123456789012MP', 'EX123456789012MP'],
	])('are read from %j', (typed, code) => {
		expect(readTrackingCode(typed)?.code).toBe(code);
	});

	it.each([
		...['', 'ZL1234567', 'ZL123456789', 'Z12345678', 'AZL12345678', 'ZL12345678A'],
		...['EX123456785GB', 'EX12345678TH', 'E1123456785TH'],
		...['EX12MP', 'EX12345MP', 'EX1234567890123MP', 'EX123456789', 'AEX123456789MP', 'EX123456789MPA'],
		"ZL12345678' OR 1=1",
	])('refuse %j', (typed) => {
		expect(readTrackingCode(typed)).toBeUndefined();
	});
});

describe('stages', () => {
	it('hold each of the twelve labels once', () => {
		expect(ORDER_STAGES.flatMap(statusesOf).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
	});

	it('say where a shopper looks for an order', () => {
		expect(ORDER_STAGES.map((stage) => statusesOf(stage).length)).toEqual([2, 4, 2, 2, 2]);
		expect(stageOf('payment retry')).toBe('to_pay');
		expect(stageOf('pre order')).toBe('preparing');
		expect(stageOf('start shipping')).toBe('on_the_way');
		expect(stageOf('complete')).toBe('delivered');
		expect(stageOf('order cancelled by seller')).toBe('cancelled');
		expect(orderStage({ status: 'pending', canPay: true })).toBe('to_pay');
		expect(orderStage({ status: 'pending', canPay: false })).toBe('preparing');
	});

	it('are found again by each of their labels', () => {
		for (const stage of ORDER_STAGES) {
			for (const status of statusesOf(stage)) expect(stageOf(status)).toBe(stage);
		}
	});
});

describe('reasons to cancel', () => {
	it('are told from what sellers write', () => {
		for (const reason of ['changed_mind', 'wrong_address', 'other_choice', 'cheaper', 'too_slow', 'other']) {
			expect(isCancelReason(reason), reason).toBe(true);
		}
		expect(CANCEL_REASONS).toHaveLength(6);
		for (const note of ['Sold out, sorry', '']) expect(isCancelReason(note)).toBe(false);
	});
});

describe('codePart', () => {
	it.each([
		[' zl 1234-56 ', 'ZL123456'],
		['၁၂၃', '123'],
		["%_'\\", ''],
		['A'.repeat(21), 'A'.repeat(20)],
	])('reads %j as %j', (typed, part) => {
		expect(codePart(typed)).toBe(part);
	});

	it('never gives what a pattern of SQL could mean', () => {
		fc.assert(fc.property(fc.string(), (typed) => /^[A-Z0-9]{0,20}$/.test(codePart(typed))));
	});
});
