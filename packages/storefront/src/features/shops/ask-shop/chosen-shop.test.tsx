import { HOUR_MS } from '@zaylat/domain/time';
import { beforeEach, expect, test } from 'vitest';
import { askShopPath, keepChosenShop, readChosenShop, takeChosenShop } from './chosen-shop.ts';

const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => window.localStorage.clear());

test('the chosen shop is stored as shopId and cleared when it is taken [§2.8] [§3.13]', () => {
	keepChosenShop({ shopId: 'inle-weavers', productId: '1011' }, NOW);
	expect(window.localStorage.getItem('shopId')).toBe('inle-weavers');
	expect(takeChosenShop(NOW + 1000)).toEqual({ shopId: 'inle-weavers', productId: '1011' });
	expect(window.localStorage).toHaveLength(0);
	expect(takeChosenShop(NOW + 1000)).toBeUndefined();
});

test('a choice of another time is cleared and leads nowhere', () => {
	keepChosenShop({ shopId: 'inle-weavers' }, NOW);
	expect(takeChosenShop(NOW + HOUR_MS)).toBeUndefined();
	expect(window.localStorage).toHaveLength(0);
});

test('the product of an earlier choice is not asked about at the next shop', () => {
	keepChosenShop({ shopId: 'inle-weavers', productId: '1011' }, NOW);
	keepChosenShop({ shopId: 'amarapura-silk' }, NOW);
	expect(takeChosenShop(NOW)).toEqual({ shopId: 'amarapura-silk', productId: undefined });
});

test.each([
	[{ shopId: 'inle-weavers', productId: '1011' }, '/chat?shop=inle-weavers&product=1011'],
	[{ shopId: 'a&b', productId: undefined }, '/chat?shop=a%26b'],
])('%o stands in an address, for a press before the script', (chosen, path) => {
	expect(askShopPath(chosen)).toBe(path);
	expect(readChosenShop(new URL(path, 'https://shop.test').searchParams)).toEqual(chosen);
});
