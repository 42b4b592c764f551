import { expect, test } from 'vitest';
import { seenChange } from './seen-change.ts';

const seen = (amount: number, isSoldOut = false, currency: 'mmk' | 'thb' = 'mmk') => ({
	price: { amount, currency },
	isSoldOut,
});

test.each([
	['nothing for what is new', undefined, seen(100), undefined],
	['nothing for the same', seen(100), seen(100), undefined],
	['a lower price', seen(100), seen(80), { kind: 'cheaper', by: { amount: 20, currency: 'mmk' } }],
	['a higher price', seen(100), seen(130), { kind: 'dearer', by: { amount: 30, currency: 'mmk' } }],
	['the stock before the price', seen(100), seen(80, true), { kind: 'soldOut' }],
	['the return of stock', seen(100, true), seen(100), { kind: 'back' }],
	['nothing across currencies', seen(100), seen(80, false, 'thb'), undefined],
] as const)('a product tells %s', (_, before, now, change) => {
	expect(seenChange(before, now)).toEqual(change);
});
