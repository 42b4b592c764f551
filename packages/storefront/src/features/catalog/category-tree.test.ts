import { describe, expect, test } from 'vitest';
import { categoryPathOf } from '../../core/paths/category-path.ts';
import { categorySlugOf, findCategory } from './category-tree.ts';

const name = { en: 'x', mm: 'x', thai: 'x', china: 'x' };
const place = (slug: string, id: string) => ({ id, slug, route: 'goods', name, productCount: 1 });
const picture = { path: '/p', widths: [96], alt: '', tint: 1 };
const TREE = [
	{
		...place('fashion', '1'),
		picture,
		children: [{ ...place('clothing', '2'), children: [place('shirts', '3'), place('longyi', '4')] }],
	},
];

describe('categories', () => {
	test('have the paths of Specification §2 [§2.7]', () => {
		expect(categoryPathOf(['fashion'])).toBe('/Category/fashion');
		expect(categoryPathOf(['fashion', 'clothing'])).toBe('/Category/fashion/clothing');
		expect(categoryPathOf(['fashion', 'clothing', 'shirts'])).toBe('/Category/fashion/last/shirts');
		expect(categoryPathOf(['a/b'])).toBe('/Category/a%2Fb');
	});

	test('are named by the last parameter of the route', () => {
		expect(categorySlugOf({ slug: 'fashion' })).toBe('fashion');
		expect(categorySlugOf({ slug: 'goods', category_slug: 'fashion' })).toBe('fashion');
		expect(categorySlugOf({ slug: 'fashion', id: 'shirts' })).toBe('shirts');
	});

	test('are found at every level, by slug or id, with the paths of their children', () => {
		expect(findCategory(TREE, 'fashion')?.children.map(({ path }) => path)).toEqual(['/Category/fashion/clothing']);
		expect(findCategory(TREE, '2')?.children.map(({ path }) => path)).toEqual([
			'/Category/fashion/last/shirts',
			'/Category/fashion/last/longyi',
		]);
		expect(findCategory(TREE, 'shirts')?.children).toEqual([]);
		expect(findCategory(TREE, 'gone')).toBeUndefined();
	});
});
