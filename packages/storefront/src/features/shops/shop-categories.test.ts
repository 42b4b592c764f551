import { describe, expect, test } from 'vitest';
import { shopCategoryPath, shopPath } from '../../core/paths/shop-path.ts';
import { findShopCategory, shopCategorySlug } from './shop-categories.ts';

const name = { en: 'x', mm: 'x', thai: 'x', china: 'x' };
const place = (slug: string) => ({ id: slug, slug, route: slug, name, productCount: 1 });
const picture = { path: '/p', widths: [96], alt: '', tint: 1 };
const SHOP = {
	categories: [
		{
			...place('fashion'),
			picture,
			children: [{ ...place('clothing'), children: [place('shirts'), place('longyi')] }],
		},
	],
	digitalCategories: [{ ...place('games'), picture, children: [] }],
};

describe('the categories of a shop', () => {
	test('have the paths of Specification §2, which hold two levels [§2.19]', () => {
		expect(shopPath('inle', 'flashSalePage')).toBe('/Shops/inle/flashSalePage');
		expect(shopCategoryPath('inle', ['fashion'])).toBe('/Shops/inle/Category/fashion');
		expect(shopCategoryPath('inle', ['fashion', 'clothing'])).toBe('/Shops/inle/Category/fashion/clothing');
		expect(shopCategoryPath('a/b', ['fashion', 'clothing', 'shirts'])).toBe('/Shops/a%2Fb/Category/clothing/shirts');
	});

	test('are named by the last parameter of the route', () => {
		expect(shopCategorySlug({ slug: 'inle', category_slug: 'fashion' })).toBe('fashion');
		expect(shopCategorySlug({ category_slug: 'clothing', child_category_slug: 'shirts' })).toBe('shirts');
		expect(shopCategorySlug({})).toBe('');
	});

	test('are found at every level, with the way to them and what lies below', () => {
		const clothing = findShopCategory(SHOP, 'clothing');
		expect(clothing?.path.map(({ slug }) => slug)).toEqual(['fashion', 'clothing']);
		expect(clothing?.children.map(({ slug }) => slug)).toEqual(['shirts', 'longyi']);
		expect(findShopCategory(SHOP, 'shirts')?.path).toHaveLength(3);
		expect(findShopCategory(SHOP, 'gone')).toBeUndefined();
	});

	test('know whether they hold goods or digital goods', () => {
		expect(findShopCategory(SHOP, 'longyi')?.kind).toBe('goods');
		expect(findShopCategory(SHOP, 'games')?.kind).toBe('digital');
	});
});
