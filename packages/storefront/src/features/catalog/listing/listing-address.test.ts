import { describe, expect, test } from 'vitest';
import { chosenFilters, listingPath, NO_FILTERS, readListingView, toggled } from './listing-address.ts';
import { facetsRequest, listingRequest } from './listing-queries.ts';

const viewOf = (query: string) => readListingView(new URLSearchParams(query));

describe('the address of a listing', () => {
	test.each(['recommended', 'newest', 'price_low_to_high', 'price_high_to_low'] as const)(
		'carries the order %s [§9.16]',
		(sort) => {
			const path = listingPath('/search-results', new URLSearchParams({ search: 'a b' }), { sort });
			const url = new URL(path, 'https://shop.test');
			expect(readListingView(url.searchParams)).toMatchObject({ sort, cursor: undefined });
			expect(url.searchParams.get('search')).toBe('a b');
		},
	);

	test('carries every filter', () => {
		const choice = {
			category: 'fashion',
			brand: ['lotus', 'jasmine'],
			shop: ['inle-weavers', 'bagan-lacquer'],
			facts: ['screen:6.7', 'fabric:cotton'],
			minPrice: 100_000,
			maxPrice: 5_000_000,
			minDiscount: '20',
			minRating: '4',
			deliverTo: 'jp',
			inStock: 'true',
		} as const;
		const url = new URL(listingPath('/search', new URLSearchParams(), choice), 'https://shop.test');
		expect(readListingView(url.searchParams).choice).toEqual(choice);
		expect(listingPath('/search', url.searchParams, NO_FILTERS)).toBe('/search');
	});

	test('names several shops and brands, each in a parameter, and asks the API for any of them', () => {
		const query = new URLSearchParams('shop=a&shop=b&shop=a&brand=c&brand=d,e&shop=');
		expect(readListingView(query).choice).toMatchObject({ shop: ['a', 'b'], brand: ['c'] });
		expect(listingRequest({}, query).query).toMatchObject({ shop: 'a,b', brand: 'c' });
		expect(listingRequest({ shop: 'own' }, query).query).toMatchObject({ shop: 'own', brand: 'c' });
		expect(listingPath('/search', new URLSearchParams('shop=a&shop=b'), { shop: toggled(['a', 'b'], 'a') })).toBe(
			'/search?shop=b',
		);
		expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
		expect(toggled(['a'], 'a')).toBeUndefined();
	});

	test('names what products declare, and asks the API for it', () => {
		const query = new URLSearchParams('facts=screen:6.7&facts=screen:6.1&facts=x,y&facts=screen:6.7&brand=c');
		expect(readListingView(query).choice.facts).toEqual(['screen:6.7', 'screen:6.1']);
		expect(facetsRequest({}, query).query).toMatchObject({ facts: 'screen:6.7,screen:6.1', brand: 'c' });
		expect(chosenFilters({}, readListingView(query))).toContain('facts');
	});

	test('reads the prices that a form without JavaScript sends, and drops them when others are chosen', () => {
		const query = new URLSearchParams('priceFrom=၁၅,၀၀၀&priceTo=x&brand=c');
		expect(readListingView(query).choice).toMatchObject({ minPrice: 1_500_000, maxPrice: undefined });
		expect(listingPath('/search', query, { minPrice: 100, maxPrice: undefined })).toBe('/search?brand=c&minPrice=100');
		expect(listingPath('/search', query, NO_FILTERS)).toBe('/search');
	});

	test('leaves out what is the default', () => {
		const query = new URLSearchParams({ sort: 'newest', cursor: 'abc' });
		expect(listingPath('/search', query, { sort: 'recommended' })).toBe('/search');
	});

	test('drops a cursor with every change, since it belongs to one order and choice', () => {
		const query = new URLSearchParams({ cursor: 'abc', minRating: '3' });
		expect(listingPath('/search', query, { minRating: undefined })).toBe('/search');
		expect(listingPath('/search', query, { cursor: 'def' })).toBe('/search?minRating=3&cursor=def');
	});

	test.each([
		['sort=cheapest', 'sort', 'recommended'],
		['cursor=', 'cursor', undefined],
	] as const)('takes %s as the default', (query, name, value) => {
		expect(viewOf(query)[name]).toBe(value);
	});

	test.each([
		'minPrice=-5',
		'minPrice=1e9',
		'maxPrice=9999999999999',
		'minDiscount=15',
		'minRating=9',
		'deliverTo=fr',
		'inStock=no',
	])('takes %s as left out, so that no address is refused', (query) => {
		expect(Object.values(viewOf(query).choice).filter((value) => value !== undefined)).toEqual([]);
	});

	test('asks for 30 a page (Specification §9), in the order and from the place that it names', () => {
		const request = listingRequest({ category: 'fashion' }, new URLSearchParams('sort=newest&cursor=c&inStock=true'));
		expect(request.query).toEqual({
			category: 'fashion',
			inStock: 'true',
			sort: 'newest',
			cursor: 'c',
			per_page: 30,
		});
		expect(listingRequest({}, new URLSearchParams('cursor=c'), 'd').query).toMatchObject({ cursor: 'd' });
	});

	test('cannot widen what the screen is of', () => {
		const query = new URLSearchParams('category=phones&shop=other');
		expect(listingRequest({ category: 'fashion' }, query).query).toMatchObject({ category: 'fashion', shop: 'other' });
		expect(chosenFilters({ category: 'fashion' }, readListingView(query))).toEqual(['shop']);
	});

	test('asks for the filters without order and place, so that they are the same for all pages', () => {
		expect(facetsRequest({}, new URLSearchParams('sort=newest&cursor=c'))).toEqual(
			facetsRequest({}, new URLSearchParams()),
		);
	});
});
