import { beforeEach, expect, test } from 'vitest';
import { keepPurchaseIntent, takePurchaseIntent } from './purchase-intent.ts';

const NOW = 1_000_000;
const HALF_HOUR = 30 * 60_000;

/** Sets a cookie of the page. */
const setCookie = (cookie: string, { document } = window) => {
	document.cookie = cookie;
};

beforeEach(() => setCookie('zaylat-purchase=; Max-Age=0; Path=/'));

test('what a visitor wanted is taken once, with its quantity', () => {
	keepPurchaseIntent('1001-2', 3, NOW);
	expect(takePurchaseIntent('1001-2', NOW + HALF_HOUR - 1)).toBe(3);
	expect(takePurchaseIntent('1001-2', NOW + HALF_HOUR - 1)).toBeUndefined();
});

test('it is forgotten after half an hour', () => {
	keepPurchaseIntent('1001-2', 3, NOW);
	expect(takePurchaseIntent('1001-2', NOW + HALF_HOUR)).toBeUndefined();
});

test('it waits for the page of its own variant', () => {
	keepPurchaseIntent('1001-2', 3, NOW);
	expect(takePurchaseIntent('1001-1', NOW)).toBeUndefined();
	expect(takePurchaseIntent('1001-2', NOW)).toBe(3);
});

test.each([
	'{',
	'null',
	'"1001-2"',
	'{"variantId":"1001-2","at":1000000}',
	'{"variantId":"1001-2","quantity":-1,"at":1000000}',
])('a stored text of another form is no purchase: %s', (written) => {
	setCookie(`zaylat-purchase=${encodeURIComponent(written)}; Path=/`);
	expect(takePurchaseIntent('1001-2', NOW)).toBeUndefined();
});
