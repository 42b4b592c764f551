import { SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

beforeEach(async () => {
	await page.viewport(1024, 800);
	window.sessionStorage.clear();
	window.localStorage.clear();
});

const AREA = '/digitalzaylat';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-out']) {
	const shop = await renderShop(path, options);
	const tiles = shop.screen.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
	return { ...shop, tiles };
}

describe('categories of digital goods [§2.21]', () => {
	test.each([
		[`${AREA}/Category/music-films-and-reading`, 'Music, films and reading', 6],
		[`${AREA}/Category/music-films-and-reading/listening`, 'Listening', 3],
		[`${AREA}/LevelTwoCategory/listening`, 'Listening', 3],
		[`${AREA}/LevelThreeCategory/e-books`, 'E-books', 2],
	])('%s lists them', async (path, name, count) => {
		const { screen, tiles } = await open(path);
		await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();
		await expect.poll(() => tiles.elements().length).toBe(count);
	});

	test('lead down and up by links', async () => {
		// Desktops have the categories among the filters instead.
		await page.viewport(820, 800);
		const { screen } = await open(`${AREA}/Category/games`);
		const down = `main a[href="${AREA}/Category/games/game-credit"]`;
		await expect.poll(() => document.querySelector(down)?.textContent).toMatch(/Credit and items/);
		const area = screen.getByRole('navigation', { name: 'Digital goods categories' });
		await expect.element(area.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'true');
		const trail = screen.getByRole('navigation', { name: 'You are here' });
		await expect.element(trail.getByRole('link', { name: 'Digital goods' })).toHaveAttribute('href', AREA);
	});

	test('are narrowed to what plans give, by links', async () => {
		const { screen, tiles, at } = await open(`${AREA}/Category/music-films-and-reading?sort=newest`);
		const kinds = screen.getByRole('navigation', { name: 'Type' });
		await expect.element(kinds.getByRole('link', { name: 'All types' })).toHaveAttribute('aria-current', 'true');
		await kinds.getByRole('link', { name: 'Download' }).click();
		await expect.poll(at).toBe(`${AREA}/Category/music-films-and-reading?sort=newest&form=download`);
		await expect.poll(() => tiles.elements().length).toBe(3);
		await expect.element(tiles.first().getByText('Download')).toBeVisible();
	});

	test('of goods are in the catalogue', async () => {
		const { at } = await open(`${AREA}/Category/fashion`);
		await expect.poll(at).toBe('/Category/fashion');
	});

	test('that are gone say so', async () => {
		const { screen } = await open(`${AREA}/Category/nowhere`);
		await expect.element(screen.getByRole('heading', { name: 'Category not found' })).toBeVisible();
	});
});

describe('search among digital goods (Specification §4)', () => {
	test('finds digital goods alone [§1.8] [§2.21] [§4.6]', async () => {
		const { screen, tiles } = await open(`${AREA}/search-results?search=football`);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'Digital goods for “football”' })).toBeVisible();
		await expect.poll(() => tiles.elements().length).toBe(2);
		for (const link of tiles.getByRole('link').elements()) {
			expect(link.getAttribute('href')).toMatch(/^\/digitalzaylat\/ProductDetail\/90\d\d$/);
		}
	});

	test('that finds nothing leads to categories and to all other goods', async () => {
		const { screen } = await open(`${AREA}/search-results?search=longyi`);
		await expect.element(screen.getByRole('heading', { name: 'No digital goods found for “longyi”' })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'Search all other products' }))
			.toHaveAttribute('href', '/search-results?search=longyi');
	});

	test('shows all without a text, also where a product is not named', async () => {
		const { screen, at } = await open(`${AREA}/ProductDetail`);
		await expect.poll(at).toBe(`${AREA}/search-results`);
		await expect.element(screen.getByRole('heading', { level: 1, name: 'All digital goods' })).toBeVisible();
	});

	test('shows more in place', async () => {
		const { screen, tiles } = await open(`${AREA}/search-results?sort=newest`, SCENARIOS.many);
		await expect.poll(() => tiles.elements().length).toBe(30);
		await screen.getByRole('link', { name: 'Show more' }).click();
		await expect.poll(() => tiles.elements().length).toBe(60);
	});

	test.each(['x'.repeat(50), 'see https://example.com'])('%j leads to /FourNotFive', async (text) => {
		const { at } = await open(`${AREA}/search-results?search=${encodeURIComponent(text)}`);
		await expect.poll(at).toBe('/FourNotFive');
	});
});
