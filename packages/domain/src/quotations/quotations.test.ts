import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	canQuotationMove,
	canTakeQuoted,
	isQuotable,
	type QuotationActor,
	type QuotationStatus,
	quotationActs,
	quotationHolds,
	quotationQuantityRefusal,
	quotationStatusAt,
	quotedPriceAt,
} from './index.ts';

const STATUSES = [
	'requested',
	'answered',
	'accepted',
	'declined',
	'withdrawn',
	'expired',
] as const satisfies readonly QuotationStatus[];

describe('quotations (Decision 13)', () => {
	it('are asked for, answered and accepted [§1.19]', () => {
		expect(canQuotationMove('requested', 'answered', 'seller')).toBe(true);
		expect(canQuotationMove('answered', 'accepted', 'buyer')).toBe(true);
	});

	it('are not accepted before they are answered, by the seller, or twice', () => {
		expect(canQuotationMove('requested', 'accepted', 'buyer')).toBe(false);
		expect(canQuotationMove('answered', 'accepted', 'seller')).toBe(false);
		expect(canQuotationMove('accepted', 'accepted', 'buyer')).toBe(false);
	});

	it('are moved by whoever they wait for', () => {
		const movesOf = (actor: QuotationActor) =>
			STATUSES.flatMap((from) =>
				STATUSES.filter((to) => canQuotationMove(from, to, actor)).map((to) => `${from}: ${to}`),
			);
		expect(movesOf('buyer')).toEqual(['requested: withdrawn', 'answered: accepted', 'answered: declined']);
		expect(movesOf('seller')).toEqual(['requested: answered', 'requested: declined', 'answered: withdrawn']);
		expect(movesOf('system')).toEqual(['requested: expired', 'answered: expired', 'accepted: expired']);
	});

	it('expire when their time has run out', () => {
		const at = (status: QuotationStatus, validUntil: number | null, now: number, isUsed = false) =>
			quotationStatusAt({ status, validUntil, isUsed }, now);
		expect(at('answered', 100, 99)).toBe('answered');
		expect(at('answered', 100, 100)).toBe('expired');
		expect(at('accepted', 100, 99)).toBe('accepted');
		expect(at('accepted', 100, 100)).toBe('expired');
		expect(at('accepted', 100, 200, true)).toBe('accepted');
		expect(at('requested', null, 200)).toBe('requested');
		expect(at('answered', null, 200)).toBe('answered');
		for (const status of ['requested', 'declined', 'withdrawn'] as const) expect(at(status, 100, 200)).toBe(status);
	});

	it('is never dearer than the public price', () => {
		expect([0, 1, 99, 100, 101].filter((price) => isQuotable(price, 100))).toEqual([1, 99, 100]);
	});

	it('fix the price of the pieces that were asked for, once, until their time has run out', () => {
		const quotation = { status: 'accepted', quantity: 100, unitPrice: 900, validUntil: 1_000, isUsed: false } as const;
		expect(quotedPriceAt(quotation, 100, 999)).toBe(900);
		expect(quotedPriceAt(quotation, 99, 999)).toBeNull();
		expect(quotedPriceAt(quotation, 101, 999)).toBeNull();
		expect(quotedPriceAt(quotation, 100, 1_000)).toBeNull();
		expect(quotedPriceAt({ ...quotation, isUsed: true }, 100, 999)).toBeNull();
	});

	it('hold in no state but that of being accepted', () => {
		const quotations = fc.record({
			status: fc.constantFrom(...STATUSES),
			quantity: fc.integer({ min: 1, max: 999 }),
			unitPrice: fc.option(fc.integer({ min: 1 })),
			validUntil: fc.option(fc.nat()),
			isUsed: fc.boolean(),
		});
		fc.assert(
			fc.property(quotations, fc.nat(), fc.integer({ min: 1, max: 999 }), (quotation, now, quantity) => {
				const { status, validUntil, isUsed } = quotation;
				const isGood = status === 'accepted' && !isUsed && now < (validUntil ?? -1);
				expect(quotationHolds(quotation, now)).toBe(isGood);
				if (!isGood || quantity !== quotation.quantity) expect(quotedPriceAt(quotation, quantity, now)).toBeNull();
			}),
		);
	});
});

describe('acts of an operator of the demo', () => {
	it.each([
		['requested', false, false, ['offer', 'decline']],
		['requested', true, false, ['offer', 'accept_wish', 'decline']],
		['answered', true, false, ['expire']],
		['accepted', false, false, ['expire']],
		['accepted', false, true, []],
		['declined', true, false, []],
		['withdrawn', true, false, []],
		['expired', true, false, []],
	] as const)(
		'are right for a quotation that is %s (wished price: %j, ordered: %j)',
		(status, hasWish, isOrdered, acts) => {
			expect(quotationActs({ status, hasWish, isOrdered })).toEqual(acts);
		},
	);
});

describe('the pieces of a quotation and the stock (ADR 168)', () => {
	it('is refused for more pieces than there are, and below the minimum', () => {
		expect(quotationQuantityRefusal(30, { available: 30, minimum: 12 })).toBeUndefined();
		expect(quotationQuantityRefusal(31, { available: 30, minimum: 12 })).toBe('quantity_limited');
		expect(quotationQuantityRefusal(11, { available: 30, minimum: 12 })).toBe('below_minimum');
		expect(quotationQuantityRefusal(12, { available: 11, minimum: 12 })).toBe('out_of_stock');
		expect(quotationQuantityRefusal(5, { available: 11 })).toBeUndefined();
		expect(quotationQuantityRefusal(1, { available: 0 })).toBe('out_of_stock');
		expect(quotationQuantityRefusal(1, { available: 1 })).toBeUndefined();
		expect(quotationQuantityRefusal(0, { available: 5 })).toBe('below_minimum');
		expect(quotationQuantityRefusal(12, { available: 12, minimum: 12 })).toBeUndefined();
		expect(quotationQuantityRefusal(1, { available: 0, minimum: 0 })).toBe('out_of_stock');
	});

	it('is taken as quoted, or in part where fewer are left', () => {
		expect(canTakeQuoted(24, 24, 900)).toBe(true);
		expect(canTakeQuoted(23, 24, 24)).toBe(false);
		expect(canTakeQuoted(10, 24, 10)).toBe(true);
		expect(canTakeQuoted(1, 24, 10)).toBe(true);
		expect(canTakeQuoted(11, 24, 10)).toBe(false);
		expect(canTakeQuoted(0, 24, 10)).toBe(false);
		expect(canTakeQuoted(25, 24, 900)).toBe(false);
	});
});
