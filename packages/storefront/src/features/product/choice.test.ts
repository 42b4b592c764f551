import { describe, expect, test } from 'vitest';
import { readSavedChoice, saveChoice } from '../cart/purchase/saved-choice.ts';
import {
	chosenVariant,
	firstChoice,
	picturesIn,
	priceSteps,
	quantityRange,
	type Sold,
	saleOf,
	stepOf,
	unavailabilityOf,
} from './choice.ts';

const kyat = (amount: number) => ({ amount, currency: 'mmk' as const });
const variant = (id: string, values: string[], stock: number, price = 1_000_00) => ({
	id,
	values,
	price: kyat(price),
	previousPrice: null,
	stock,
});
const option = (key: string, ...values: string[]) => ({
	key,
	name: key,
	values: values.map((each) => ({ key: each, name: each, swatch: null })),
});

/** Indigo comes in S and M, natural in M (sold out) and XL. */
const SHIRT: Sold = {
	options: [option('colour', 'indigo', 'natural'), option('size', 's', 'm', 'xl')],
	variants: [
		variant('indigo-s', ['indigo', 's'], 0),
		variant('indigo-m', ['indigo', 'm'], 4),
		variant('natural-m', ['natural', 'm'], 0),
		variant('natural-xl', ['natural', 'xl'], 9),
	],
	minQuantity: 1,
	maxQuantity: 20,
	preOrderArrivesAt: null,
};

const NOW = Date.UTC(2026, 10, 21);

describe('the choice of a variant', () => {
	test('begins with the first of one price that can be bought, or with the kept one', () => {
		expect(firstChoice(SHIRT, undefined, NOW)).toEqual({ colour: 'indigo', size: 'm' });
		expect(firstChoice(SHIRT, 'natural-m', NOW)).toEqual({ colour: 'natural', size: 'm' });
		expect(firstChoice(SHIRT, 'unknown', NOW)).toEqual({ colour: 'indigo', size: 'm' });
		const last = { ...SHIRT, variants: [variant('a', ['indigo', 's'], 0)] };
		expect(firstChoice(last, undefined, NOW)).toEqual({ colour: 'indigo', size: 's' });
		expect(firstChoice({ ...SHIRT, options: [] }, undefined, NOW)).toEqual({});
	});

	test('begins with the cheapest that can be bought, whose price lists show', () => {
		const priced = (...prices: [small: number, medium: number, large: number]) => ({
			...SHIRT,
			options: [option('size', 's', 'm', 'xl')],
			variants: prices.map((price, i) => variant(`${i}`, [['s', 'm', 'xl'][i] ?? ''], i === 2 ? 0 : 5, price)),
		});
		expect(firstChoice(priced(25_000_00, 19_000_00, 30_000_00), undefined, NOW)).toEqual({ size: 'm' });
		expect(firstChoice(priced(25_000_00, 19_000_00, 12_000_00), undefined, NOW)).toEqual({ size: 'm' });
		expect(firstChoice(priced(19_000_00, 19_000_00, 12_000_00), undefined, NOW)).toEqual({ size: 's' });
		expect(firstChoice(priced(25_000_00, 19_000_00, 12_000_00), '0', NOW)).toEqual({ size: 's' });
		const gone = { ...priced(25_000_00, 19_000_00, 12_000_00), minQuantity: 9 };
		expect(firstChoice(gone, undefined, NOW)).toEqual({ size: 'xl' });
	});

	test('tells what is sold out and what is not made', () => {
		expect(unavailabilityOf(SHIRT, { colour: 'indigo', size: 's' }, NOW)).toBe('soldOut');
		expect(unavailabilityOf(SHIRT, { colour: 'indigo', size: 'xl' }, NOW)).toBe('none');
		expect(unavailabilityOf(SHIRT, { colour: 'natural', size: 'm' }, NOW)).toBe('soldOut');
		expect(unavailabilityOf(SHIRT, { colour: 'natural', size: 'xl' }, NOW)).toBeUndefined();
		expect(unavailabilityOf(SHIRT, { colour: 'natural' }, NOW)).toBeUndefined();
	});

	test('takes fewer pieces than the minimum order for sold out', () => {
		const least = { ...SHIRT, minQuantity: 5 };
		expect(unavailabilityOf(least, { colour: 'indigo', size: 'm' }, NOW)).toBe('soldOut');
		expect(unavailabilityOf(least, { colour: 'natural', size: 'xl' }, NOW)).toBeUndefined();
		expect(firstChoice(least, undefined, NOW)).toEqual({ colour: 'natural', size: 'xl' });
	});

	test('lets what is sold out be ordered in advance where the shop takes such orders', () => {
		const coming = { ...SHIRT, preOrderArrivesAt: '2026-12-24T00:00:00Z' };
		expect(unavailabilityOf(coming, { colour: 'indigo', size: 's' }, NOW)).toBeUndefined();
		expect(unavailabilityOf(coming, { colour: 'indigo', size: 'xl' }, NOW)).toBe('none');
		const late = { ...SHIRT, preOrderArrivesAt: '2026-11-20T00:00:00Z' };
		expect(unavailabilityOf(late, { colour: 'indigo', size: 's' }, NOW)).toBe('soldOut');
	});

	test('names the variant of a complete choice only', () => {
		expect(chosenVariant(SHIRT, { colour: 'natural', size: 'xl' })?.id).toBe('natural-xl');
		expect(chosenVariant(SHIRT, { colour: 'indigo', size: 'xl' })).toBeUndefined();
		expect(chosenVariant(SHIRT, { colour: 'indigo' })).toBeUndefined();
	});

	test('is kept in the address and read from it', () => {
		const path = saveChoice('/Products/1001', 'natural-xl', 3);
		expect(path).toBe('/Products/1001?variant=natural-xl&quantity=3');
		expect(readSavedChoice(new URL(path, 'https://shop.test').searchParams)).toEqual({
			variantId: 'natural-xl',
			quantity: 3,
		});
	});

	test.each(['0', '-2', '1.5', 'many', ''])('reads the quantity %j as one', (quantity) => {
		expect(readSavedChoice(new URLSearchParams({ quantity })).quantity).toBe(1);
	});
});

describe('what can be bought', () => {
	const rule = (minQuantity: number, preOrderArrivesAt: string | null = null) => ({
		minQuantity,
		maxQuantity: 20,
		preOrderArrivesAt,
	});

	test.each([
		[7, 1, null, 'stock', { least: 1, most: 7 }],
		[70, 1, null, 'stock', { least: 1, most: 20 }],
		[0, 1, null, 'soldOut', { least: 1, most: 1 }],
		[0, 1, '2026-12-24T00:00:00Z', 'preOrder', { least: 1, most: 20 }],
		[0, 1, '2026-11-20T00:00:00Z', 'soldOut', { least: 1, most: 1 }],
		[12, 12, null, 'stock', { least: 12, most: 12 }],
		[11, 12, null, 'soldOut', { least: 12, most: 12 }],
	] as const)('of %d pieces with a least order of %d (arriving %s): %s', (stock, least, arrivesAt, sale, range) => {
		expect(saleOf(rule(least, arrivesAt), { stock }, NOW)).toBe(sale);
		expect(quantityRange(rule(least, arrivesAt), { stock }, NOW)).toEqual(range);
	});

	test('is nothing without a variant', () => {
		expect(saleOf(rule(1), undefined, NOW)).toBe('soldOut');
		expect(quantityRange(rule(1), undefined, NOW)).toEqual({ least: 1, most: 1 });
	});
});

describe('the price ladder', () => {
	const priceTiers = [
		{ minQuantity: 50, percentOff: 28, price: kyat(13_320_00) },
		{ minQuantity: 1, percentOff: 0, price: kyat(18_500_00) },
		{ minQuantity: 12, percentOff: 14, price: kyat(15_910_00) },
	];

	test('rises by quantity, with open end', () => {
		const steps = priceSteps({ priceTiers, minQuantity: 1 }, kyat(18_500_00));
		expect(steps.map(({ from, to }) => [from, to])).toEqual([
			[1, 11],
			[12, 49],
			[50, undefined],
		]);
		expect(stepOf(steps, 11)?.price).toEqual(kyat(18_500_00));
		expect(stepOf(steps, 12)?.price).toEqual(kyat(15_910_00));
		expect(stepOf(steps, 50)?.price).toEqual(kyat(13_320_00));
	});

	test('takes the same share off a dearer variant, in whole kyat', () => {
		const steps = priceSteps({ priceTiers, minQuantity: 1 }, kyat(20_010_00));
		expect(steps.map(({ price }) => price.amount)).toEqual([20_010_00, 17_209_00, 14_407_00]);
	});

	test('begins with the minimum order', () => {
		const range = (minQuantity: number) =>
			priceSteps({ priceTiers, minQuantity }, kyat(18_500_00)).map(({ from, to }) => [from, to]);
		expect(range(6)).toEqual([
			[6, 11],
			[12, 49],
			[50, undefined],
		]);
		expect(range(12)).toEqual([
			[12, 49],
			[50, undefined],
		]);
		expect(range(60)).toEqual([[60, undefined]]);
	});

	test('is empty where one price holds', () => {
		expect(priceSteps({ priceTiers: priceTiers.slice(0, 1), minQuantity: 1 }, kyat(100))).toEqual([]);
	});
});

describe('pictures of the chosen values', () => {
	const picture = (path: string) => ({ path, widths: [96], alt: '', tint: 1 });
	const [colour, size] = SHIRT.options;
	const shirt = {
		pictures: [picture('/shirt')],
		options: [size, colour].flatMap((each) =>
			each === undefined
				? []
				: [
						{
							...each,
							values: each.values.map((value) =>
								value.key === 'indigo' ? { ...value, pictures: [picture('/indigo'), picture('/indigo-close')] } : value,
							),
						},
					],
		),
	};
	test.each([
		['of the colour, whatever the size', { size: 's', colour: 'indigo' }, ['/indigo', '/indigo-close']],
		['of the product where the colour has none', { size: 's', colour: 'natural' }, ['/shirt']],
		['of the product while no colour is chosen', { size: 's' }, ['/shirt']],
	])('%s', (_, choice, paths) => {
		expect(picturesIn(shirt, choice).map(({ path }) => path)).toEqual(paths);
	});
});
