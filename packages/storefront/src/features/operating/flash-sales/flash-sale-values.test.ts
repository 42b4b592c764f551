import type { FlashSaleGoodsView, OperatedFlashSale, ProductSummary } from '@zaylat/api-client/contract';
import { HOUR_MS } from '@zaylat/domain/time';
import { expect, test } from 'vitest';
import { cardInSale, flashSaleValues, writtenFlashSale } from './flash-sale-values.ts';

const GOODS: FlashSaleGoodsView = {
	...{ product: '7', name: 'Tea', normalPrice: 200_000, isReduced: false, summary: null },
};
const STORED: OperatedFlashSale = {
	...{ id: 'tea', name: 'Tea day', state: 'planned', roundMinutes: null, products: 1, sold: 0 },
	startsAt: '2026-12-06T03:00:12.345Z',
	endsAt: '2026-12-06T09:00:00.000Z',
	entries: [{ ...GOODS, price: 150_050, pieces: 5, sold: 0 }],
};

test('a flash sale that nobody changes is sent as it was stored', () => {
	for (const edition of ['mm', 'th'] as const) {
		const values = flashSaleValues({ sale: STORED, isCopy: false }, edition, 0);
		expect(writtenFlashSale(values, edition, STORED)).toEqual({
			...{ name: 'Tea day', startsAt: STORED.startsAt, endsAt: STORED.endsAt },
			entries: [{ product: '7', price: 150_050, pieces: 5 }],
		});
	}
});

test('prices are typed in major units, moments by the clock of the edition', () => {
	const values = flashSaleValues({ sale: STORED, isCopy: false }, 'mm', 0);
	expect(values).toMatchObject({ startsAt: '2026-12-06T09:30', entries: [{ price: 1500.5 }] });
	const changed = { ...values, endsAt: '2026-12-07T00:00' };
	expect(writtenFlashSale(changed, 'mm', STORED)).toMatchObject({ endsAt: '2026-12-06T17:30:00.000Z' });
});

test('a copy begins now, and is as long', () => {
	const now = Date.parse('2026-12-24T02:30:00.000Z');
	const written = writtenFlashSale(flashSaleValues({ sale: STORED, isCopy: true }, 'th', now), 'th', undefined);
	expect(written.startsAt).toBe('2026-12-24T02:30:00.000Z');
	expect(Date.parse(written.endsAt) - now).toBeLessThanOrEqual(6 * HOUR_MS);
	expect(written.entries).toHaveLength(1);
});

test('the card has the price of the sale beside the normal one', () => {
	const summary = { id: '7', price: { amount: 200_000, currency: 'mmk' } } as ProductSummary;
	const goods = { ...GOODS, summary };
	expect(cardInSale({ goods, price: 1500, pieces: null }, 'mm')).toMatchObject({
		...{ price: { amount: 150_000 }, previousPrice: { amount: 200_000 }, discountPercent: 25 },
	});
	expect(cardInSale({ goods, price: null, pieces: null }, 'mm')).toBe(summary);
	expect(cardInSale({ goods: GOODS, price: 1500, pieces: null }, 'mm')).toBeUndefined();
});
