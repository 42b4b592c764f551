import { describe, expect, test } from 'vitest';
import { groupPages } from './page-groups.ts';

const page = (path: string, routeId: string, owner?: string) => ({ path, title: path, routeId, owner });

describe('groups of saved pages', () => {
	test('lists what is personal first, then products, then the rest, without the current page', () => {
		const pages = [
			page('/help', 'help'),
			page('/Products/1', 'product'),
			page('/Orders', 'orders', 'u1'),
			page('/Products/2', 'product'),
		];
		expect(groupPages(pages, '/Products/2')).toEqual([
			{ group: 'own', pages: [pages[2]] },
			{ group: 'products', pages: [pages[1]] },
			{ group: 'pages', pages: [pages[0]] },
		]);
	});

	test('lists eight pages of a group at most, the last ones visited', () => {
		const pages = Array.from({ length: 12 }, (_, at) => page(`/Products/${at}`, 'product'));
		expect(groupPages(pages, '/')[0]?.pages).toEqual(pages.slice(0, 8));
	});
});
