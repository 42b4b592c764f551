import { createFixtures } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { mostPieces, openingPlan, plansOf } from './plans.ts';

const fixtures = createFixtures({ language: 'en' });
const plans = (id: string) => plansOf(fixtures.product(id));

describe('plans of a digital product (Decision 14)', () => {
	test('are what its variants give, with what a month costs and saves', () => {
		const periods = plans('9005');
		expect(periods.map(({ form, offer, optionName }) => [form, offer.days, optionName])).toEqual([
			['subscription', 30, '1 month'],
			['subscription', 90, '3 months'],
			['subscription', 365, '1 year'],
		]);
		expect(periods.map(({ month }) => month?.amount)).toEqual([undefined, 4_050_00, 3_375_00]);
		expect(periods.map(({ saving }) => saving)).toEqual([null, 10, 25]);
	});

	test('of a licence end or never do [§3.12]', () => {
		expect(plans('9008').map(({ form }) => form)).toEqual(['subscription', 'life_time']);
		expect(plans('9008').map(({ saving }) => saving)).toEqual([null, null]);
	});

	test('of files are downloads', () => {
		expect(plans('9004').map(({ form, optionName }) => [form, optionName])).toEqual([['download', '']]);
	});

	test('open with the kept one, else with the first that can be bought', () => {
		const [month, quarter] = plans('9005');
		expect(openingPlan(plans('9005'), quarter?.variant.id)?.offer.days).toBe(90);
		expect(openingPlan(plans('9005'), 'unknown')?.variant.id).toBe(month?.variant.id);
		const rest = plans('9005').map((plan, place) => ({
			...plan,
			variant: { ...plan.variant, stock: place === 0 ? 0 : plan.variant.stock },
		}));
		expect(openingPlan(rest, undefined)?.offer.days).toBe(90);
		expect(openingPlan([], undefined)).toBeUndefined();
	});

	test('are bought one at a time, codes as often as there are', () => {
		const [once] = plans('9001');
		const [file] = plans('9004');
		const [scarce] = plans('9014');
		expect(once && mostPieces(once, 20)).toBe(20);
		expect(file && mostPieces(file, 20)).toBe(1);
		expect(scarce && mostPieces(scarce, 20)).toBe(3);
	});
});
