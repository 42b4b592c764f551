import { describe, expect, it } from 'vitest';
import { changedOffer } from './index.ts';

const OFFER = { version: 7, price: 1_950_000, previousPrice: 2_000_000, stock: 3 };

describe('changedOffer', () => {
	it('sets and changes price and stock, and leaves the rest', () => {
		expect(changedOffer(OFFER, { way: 'price_set', value: 900_000 })).toEqual({
			offer: { ...OFFER, version: 8, price: 900_000 },
		});
		expect(changedOffer(OFFER, { way: 'stock_set', value: 0 })).toMatchObject({ offer: { stock: 0 } });
		expect(changedOffer(OFFER, { way: 'stock_by', value: -2 })).toMatchObject({ offer: { stock: 1 } });
	});

	it('rounds a price that changes by percent to whole units', () => {
		const percent = (value: number) => changedOffer(OFFER, { way: 'price_percent', value }, 100);
		expect(percent(-7)).toMatchObject({ offer: { price: 1_813_500 } });
		expect(percent(-0.003)).toMatchObject({ offer: { price: 1_949_900 } });
	});

	it('says why it cannot be', () => {
		expect(changedOffer(OFFER, { way: 'stock_by', value: -4 })).toEqual({ problem: 'stock_out_of_range' });
		expect(changedOffer(OFFER, { way: 'price_percent', value: -100 })).toEqual({ problem: 'price_out_of_range' });
		expect(changedOffer(OFFER, { way: 'price_percent', value: 10 })).toEqual({ problem: 'previous_price_not_above' });
	});
});
