import { createBrand } from '@zaylat/domain/brand';
import { describe, expect, test } from 'vitest';
import { createShop } from '../../shop/define-shop.ts';
import { articlePath, articleSlugOf } from './article-paths.ts';

const { routes: ROUTES } = createShop();

const brand = createBrand();
const FOLDERS = /^\/(footer\/)?(help|cooperatewithus|legal|policy)\//i;
const pages = ROUTES.filter(({ path }) => FOLDERS.test(path));

describe('the articles’ paths (Specification §2)', () => {
	test('there are 42 of them, and 8 that the law expects (ADR 94)', () => {
		expect(pages).toHaveLength(50);
	});

	test.each(pages.flatMap(({ path, linkedAs = [] }) => [path, ...linkedAs]))(
		'%s has an article [§2.23] [§6.6]',
		(path) => {
			expect(articleSlugOf(path, brand)).not.toBe('');
		},
	);

	test.each(pages.map(({ path }) => path))('%s leads search engines to a page outside the footer’s folder', (path) => {
		const canonical = articlePath(articleSlugOf(path, brand), brand) ?? '';
		expect(pages.map((page) => page.path)).toContain(canonical);
		expect(canonical).not.toMatch(/^\/footer/i);
		if (!path.startsWith('/Footer')) expect(canonical).toBe(path);
	});

	test.each([
		['/help/faq', 'faq'],
		['/Footer/Help/shipping-delay', 'shipping-service'],
		['/footer/legal/terms', 'terms-of-use'],
		['/cooperatewithus/sellonzaylat', 'sell-on'],
		['/Policy/PrivacyPolicySeller/', 'privacy-policy-seller'],
		['/help', ''],
		['/footer', ''],
		['/Help/constructor', ''],
	])('%s shows "%s"', (path, slug) => {
		expect(articleSlugOf(path, brand)).toBe(slug);
	});

	test('knows no path for an unknown article', () => {
		expect(articlePath('constructor', brand)).toBeUndefined();
	});
});
