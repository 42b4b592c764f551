import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductGrid, type ProductGridProps } from './product-grid.tsx';

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

/** How many of a number of cards are shown in a window of a width in px. */
async function shownOf(count: number, width: number, layout: ProductGridProps['layout']): Promise<number> {
	await page.viewport(width, 800);
	const { container } = await render(
		<ProductGrid layout={layout}>
			{Array.from({ length: count }, (_, place) => place).map((place) => (
				<li key={place}>{place}</li>
			))}
		</ProductGrid>,
	);
	return [...container.querySelectorAll('li')].filter((card) => card.checkVisibility()).length;
}

describe('a preview of products', () => {
	test.each([
		// Two columns on a phone, where no row is left out.
		[375, 1, 1],
		[375, 5, 5],
		// Four on a tablet.
		[800, 3, 3],
		[800, 6, 4],
		[800, 12, 12],
		// Five on a desktop.
		[1366, 4, 4],
		[1366, 6, 5],
		[1366, 9, 5],
		[1366, 12, 10],
		// Six on a wide one.
		[1600, 6, 6],
		[1600, 11, 6],
		[1600, 12, 12],
	])('Showing at %i px: of %i cards %i are', async (width, count, shown) => {
		expect(await shownOf(count, width, 'preview')).toBe(shown);
	});
});

test.each([
	[375, 6],
	[768, 4],
	[1024, 5],
	[1280, 6],
	[1600, 6],
])('a sale of six shows full rows: at %i px %i', async (width, shown) => {
	expect(await shownOf(6, width, 'sale')).toBe(shown);
});

test.each(['whole', 'beside'] as const)('the layout "%s" shows all cards', async (layout) => {
	expect(await shownOf(7, 1366, layout)).toBe(7);
});
