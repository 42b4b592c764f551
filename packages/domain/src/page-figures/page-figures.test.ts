import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../editions/index.ts';
import { connectionClassOf, FIGURES_NEED_CONSENT, ROUTE_PATTERN, sendsFigures } from './index.ts';

describe('sendsFigures', () => {
	it('sends none with less data, in no edition', () => {
		for (const { key } of Object.values(EDITIONS)) {
			expect(sendsFigures(key, { isLessData: true })).toBe(false);
			expect(sendsFigures(key, { isLessData: true, hasConsent: true })).toBe(false);
		}
	});

	it('asks for consent where the law of the edition does', () => {
		for (const { key } of Object.values(EDITIONS)) {
			expect(sendsFigures(key, { isLessData: false })).toBe(!FIGURES_NEED_CONSENT[key]);
			expect(sendsFigures(key, { isLessData: false, hasConsent: true })).toBe(true);
		}
		expect(FIGURES_NEED_CONSENT).toEqual({ mm: false, th: false });
	});
});

describe('ROUTE_PATTERN', () => {
	it.each([
		'/',
		'none',
		'/Products/:id',
		'/Category/:slug/:category_slug',
		'/Shops/:slug/Category/:category_slug/:child_category_slug',
		'/digitalzaylat/product/:id',
		'/product-collections/:slug/:id',
	])('takes the pattern %s', (pattern) => {
		expect(ROUTE_PATTERN.test(pattern)).toBe(true);
	});

	it.each([
		'',
		'/Products/1001',
		'/Orders/ZL12345678',
		'/search-results?search=tea',
		'https://mm.example/',
		'//evil.example',
		'/Shops/inle weavers',
		'/a/b/c/d/e/f/g',
		`/${'a'.repeat(41)}`,
		'/Help#faq',
		'/လက်ဖက်',
	])('refuses %j', (address) => {
		expect(ROUTE_PATTERN.test(address)).toBe(false);
	});
});

describe('connectionClassOf', () => {
	it.each([
		['slow-2g', '2g'],
		['2g', '2g'],
		['3g', '3g'],
		['4g', '4g'],
		['5g', 'unknown'],
		['', 'unknown'],
		[undefined, 'unknown'],
	] as const)('%s is %s', (type, expected) => {
		expect(connectionClassOf(type)).toBe(expected);
	});
});
