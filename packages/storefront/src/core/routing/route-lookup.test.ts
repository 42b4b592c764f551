import { describe, expect, test } from 'vitest';
import { createShop } from '../../shop/define-shop.ts';
import { canonicalRedirect } from './route-lookup.ts';

const { isBuilt, routeOf } = createShop();

function redirectOf(address: string): string | undefined {
	const url = new URL(address, 'https://mm.shop.test');
	const found = routeOf(url.pathname);
	if (found === undefined) throw new Error(`No route for ${address}`);
	return canonicalRedirect(found, url);
}

describe('canonical paths (Decision 7)', () => {
	test.each([
		['/products/1001', '/Products/1001'],
		['/PRODUCTS/1001?x=1', '/Products/1001?x=1'],
		['/Products/1001/', '/Products/1001'],
		['/LOGIN', '/login'],
		['/category/fashion', '/Category/fashion'],
		['/Cart?a=b', '/Checkout?a=b'],
		['/CHECKOUT', '/Checkout'],
	])('%s is asked for as %s', (asked, canonical) => {
		expect(redirectOf(asked)).toBe(canonical);
	});

	test.each([
		'/',
		'/Products/1001',
		'/checkout',
		'/Checkout',
		'/profile?target=wishlist',
		'/Profile',
		'/category/fashion/shirts',
		'/Category/fashion/shirts',
		'/help/faq',
		'/Help/Faq',
		'/legal/terms-of-use',
		'/download',
		'/digitalzaylat/productdetail/7',
		'/Products/%E1%80%80',
		'/Products/က',
	])('%s answers directly', (asked) => {
		expect(redirectOf(asked)).toBeUndefined();
	});

	test('a parameter keeps its case', () => {
		expect(redirectOf('/products/AbC')).toBe('/Products/AbC');
	});
});

describe('links', () => {
	test.each(['/', '/checkout', '/profile?target=wishlist', '/category/a/b', '/Cart'])('%s is built', (path) => {
		expect(isBuilt(path)).toBe(true);
	});
	test.each(['/nowhere', '/no/such/page'])('%s is not', (path) => {
		expect(isBuilt(path)).toBe(false);
	});
});
