import type { Product } from '@zaylat/api-client/contract';
import { describe, expect, test } from 'vitest';
import {
	choose,
	chosenVariant,
	firstChoice,
	heldQuantity,
	keepChoice,
	priceSteps,
	readKeptChoice,
	stepOf,
	valueState,
} from './choice.ts';

const kyat = (amount: number) => ({ amount, currency: 'mmk' as const });
const variant = (id: string, values: string[], stock: number, price = 1_000_00) => ({
	id,
	values,
	price: kyat(price),
	previousPrice: null,
	stock,
});

/** Indigo comes in S and M, natural in M (sold out) and XL. */
const SHIRT: Pick<Product, 'variants'> = {
	variants: [
		variant('indigo-s', ['indigo', 's'], 0),
		variant('indigo-m', ['indigo', 'm'], 4),
		variant('natural-m', ['natural', 'm'], 0),
		variant('natural-xl', ['natural', 'xl'], 9),
	],
};

describe('the choice of a variant', () => {
	test('begins with the first that can be bought, or with the kept one', () => {
		expect(firstChoice(SHIRT, undefined)).toEqual(['indigo', 'm']);
		expect(firstChoice(SHIRT, 'natural-m')).toEqual(['natural', 'm']);
		expect(firstChoice(SHIRT, 'unknown')).toEqual(['indigo', 'm']);
		expect(firstChoice({ variants: [variant('a', ['s'], 0)] }, undefined)).toEqual(['s']);
	});

	test('tells what is sold out and what is not made beside the options before it', () => {
		expect(valueState(SHIRT, ['indigo', 'm'], 1, 's')).toBe('sold_out');
		expect(valueState(SHIRT, ['indigo', 'm'], 1, 'xl')).toBe('none');
		expect(valueState(SHIRT, ['natural', 'xl'], 1, 'm')).toBe('sold_out');
		expect(valueState(SHIRT, ['natural', 'xl'], 1, 'xl')).toBe('available');
	});

	test('never locks a value of the first option out because of a later one', () => {
		expect(valueState(SHIRT, ['indigo', 's'], 0, 'natural')).toBe('available');
	});

	test('keeps later options where that is made, else takes the nearest in stock', () => {
		expect(choose(SHIRT, ['indigo', 'm'], 0, 'natural')).toEqual(['natural', 'm']);
		expect(choose(SHIRT, ['indigo', 's'], 0, 'natural')).toEqual(['natural', 'xl']);
		expect(choose(SHIRT, ['indigo', 'm'], 1, 'xl')).toEqual(['indigo', 'm']);
	});

	test('names the variant of a complete choice only', () => {
		expect(chosenVariant(SHIRT, ['natural', 'xl'])?.id).toBe('natural-xl');
		expect(chosenVariant(SHIRT, ['indigo', 'xl'])).toBeUndefined();
		expect(chosenVariant(SHIRT, ['indigo'])).toBeUndefined();
	});

	test('is kept in the address and read from it', () => {
		const path = keepChoice('/Products/1001', 'natural-xl', 3);
		expect(path).toBe('/Products/1001?variant=natural-xl&quantity=3');
		expect(readKeptChoice(new URL(path, 'https://shop.test').searchParams)).toEqual({
			variantId: 'natural-xl',
			quantity: 3,
		});
	});

	test.each(['0', '-2', '1.5', 'many', ''])('reads the quantity %j as one', (quantity) => {
		expect(readKeptChoice(new URLSearchParams({ quantity })).quantity).toBe(1);
	});

	test('holds the quantity between one and the lower of stock and limit', () => {
		expect(heldQuantity(99, 7, 20)).toBe(7);
		expect(heldQuantity(99, 70, 20)).toBe(20);
		expect(heldQuantity(5, 0, 20)).toBe(1);
	});
});

describe('the price ladder', () => {
	const priceTiers = [
		{ minQuantity: 50, percentOff: 28, price: kyat(13_320_00) },
		{ minQuantity: 1, percentOff: 0, price: kyat(18_500_00) },
		{ minQuantity: 12, percentOff: 14, price: kyat(15_910_00) },
	];

	test('rises by quantity, with open end', () => {
		const steps = priceSteps({ priceTiers }, kyat(18_500_00));
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
		const steps = priceSteps({ priceTiers }, kyat(20_010_00));
		expect(steps.map(({ price }) => price.amount)).toEqual([20_010_00, 17_209_00, 14_407_00]);
	});

	test('is empty where one price holds', () => {
		expect(priceSteps({ priceTiers: [{ minQuantity: 1, percentOff: 0, price: kyat(100) }] }, kyat(100))).toEqual([]);
	});
});
