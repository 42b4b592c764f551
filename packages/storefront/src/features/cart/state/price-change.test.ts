import { expect, test } from 'vitest';
import { priceChangeSince } from './price-change.ts';

const latest = (amount: number, isSoldOut = false, currency: 'mmk' | 'thb' = 'mmk') => ({
	price: { amount, currency },
	isSoldOut,
});

test.each([
	['nothing for what is new', undefined, latest(100), undefined],
	['nothing for the same', latest(100), latest(100), undefined],
	['a lower price', latest(100), latest(80), { kind: 'cheaper', by: { amount: 20, currency: 'mmk' } }],
	['a higher price', latest(100), latest(130), { kind: 'dearer', by: { amount: 30, currency: 'mmk' } }],
	['the stock before the price', latest(100), latest(80, true), { kind: 'soldOut' }],
	['the return of stock', latest(100, true), latest(100), { kind: 'back' }],
	['nothing across currencies', latest(100), latest(80, false, 'thb'), undefined],
] as const)('a product tells %s', (_, before, now, change) => {
	expect(priceChangeSince(before, now)).toEqual(change);
});
