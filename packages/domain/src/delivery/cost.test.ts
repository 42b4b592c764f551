import { describe, expect, it } from 'vitest';
import type { Money } from '../money/index.ts';
import { deliveryCost } from './index.ts';

const kyat = (amount: number): Money => ({ amount, currency: 'mmk' });
const TARIFF = {
	base: kyat(250_000),
	baseGrams: 1000,
	perKilogram: kyat(50_000),
	mostGrams: 20_000,
	freeFrom: kyat(5_000_000),
};

describe('deliveryCost [§1.20]', () => {
	it.each([
		[1, 250_000],
		[1000, 250_000],
		[1001, 300_000],
		[3000, 350_000],
		[20_000, 1_200_000],
	])('%d g cost %d pyas', (grams, amount) => {
		expect(deliveryCost(TARIFF, { grams, goods: kyat(0) })).toEqual(kyat(amount));
	});

	it('is nothing from the goods total on that the shop names', () => {
		expect(deliveryCost(TARIFF, { grams: 9000, goods: kyat(5_000_000) })).toEqual(kyat(0));
		expect(deliveryCost(TARIFF, { grams: 1, goods: { amount: 9_000_000, currency: 'thb' } })).toEqual(kyat(250_000));
		expect(deliveryCost({ ...TARIFF, freeFrom: null }, { grams: 1, goods: kyat(9_000_000) })).toEqual(kyat(250_000));
	});

	it('is what the shop asks where it has a fee of its own, whatever the parcel weighs', () => {
		const own = { ...TARIFF, shopFee: kyat(120_000) };
		expect(deliveryCost(own, { grams: 1, goods: kyat(0) })).toEqual(kyat(120_000));
		expect(deliveryCost(own, { grams: 20_000, goods: kyat(0) })).toEqual(kyat(120_000));
		expect(deliveryCost(own, { grams: 1, goods: kyat(5_000_000) })).toEqual(kyat(0));
		expect(deliveryCost(own, { grams: 20_001, goods: kyat(0) })).toBeUndefined();
		expect(deliveryCost({ ...own, shopFee: kyat(0) }, { grams: 9, goods: kyat(0) })).toEqual(kyat(0));
		expect(deliveryCost({ ...own, shopFee: null }, { grams: 9, goods: kyat(0) })).toEqual(kyat(250_000));
	});

	it('does not exist for parcels that are too heavy', () => {
		expect(deliveryCost(TARIFF, { grams: 20_001, goods: kyat(5_000_000) })).toBeUndefined();
	});
});
