import { describe, expect, test } from 'vitest';
import { listingPath, listingRequest, readListingOrder } from './listing-address.ts';

describe('the address of a listing', () => {
	test.each(['recommended', 'newest', 'price_low_to_high', 'price_high_to_low'] as const)(
		'carries the order %s (Specification §9)',
		(sort) => {
			const path = listingPath('/search-results', new URLSearchParams({ search: 'a b' }), { sort, cursor: undefined });
			const url = new URL(path, 'https://shop.test');
			expect(readListingOrder(url.searchParams)).toEqual({ sort, cursor: undefined });
			expect(url.searchParams.get('search')).toBe('a b');
		},
	);

	test('leaves out what is the default', () => {
		const query = new URLSearchParams({ sort: 'newest', cursor: 'abc' });
		expect(listingPath('/search', query, { sort: 'recommended', cursor: undefined })).toBe('/search');
	});

	test('takes unknown orders as recommended and an empty cursor as none', () => {
		expect(readListingOrder(new URLSearchParams({ sort: 'cheapest', cursor: '' }))).toEqual({
			sort: 'recommended',
			cursor: undefined,
		});
	});

	test('asks for 30 a page (Specification §9)', () => {
		const request = listingRequest({ category: 'fashion' }, { sort: 'newest', cursor: 'c' });
		expect(request.query).toEqual({ category: 'fashion', sort: 'newest', cursor: 'c', per_page: 30 });
	});
});
