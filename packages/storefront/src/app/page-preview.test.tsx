import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../testing/render-shop.tsx';
import { serveShop } from '../testing/serve-shop.tsx';

const LIST = '/search-results?search=cotton';

beforeEach(async () => {
	window.localStorage.clear();
	await page.viewport(375, 812);
});

/** A list whose products' pages arrive when the gate opens. */
async function openList() {
	const gate = Promise.withResolvers<void>();
	const shop = await renderShop(LIST, {
		hasPayloadFiles: true,
		fetch: async (url) => {
			if (url.startsWith('/Products/')) await gate.promise;
			const { served } = await serveShop(url.replace('/_payload.json', ''));
			return Response.json('payload' in served ? served.payload : served);
		},
	});
	const main = shop.screen.getByRole('main');
	const card = main.getByRole('article').first();
	const name = card.getByRole('link').first();
	await expect.element(name).toBeVisible();
	return { ...shop, gate, main, name };
}

test('a pressed card shows the page of its product before the page arrives', async () => {
	const { main, name, gate, at } = await openList();
	const product = name.element().textContent;
	const price = name.element().closest('article')?.querySelector('[data-part=price-current]')?.textContent ?? '';
	await name.click();
	await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(product);
	await expect.element(main.getByText(price).first()).toBeVisible();
	// What is hidden has no role.
	await expect.poll(() => name.elements()).toEqual([]);
	expect(at()).toBe(LIST);

	gate.resolve();
	await expect.poll(at).toMatch(/^\/Products\/\d+$/);
	await expect.element(main.getByRole('button', { name: 'Add to cart' })).toBeVisible();
	expect(main.getByRole('heading', { level: 1, name: product }).elements()).toHaveLength(1);
});

test('a page that is opened instead takes the place of the preview', async () => {
	const { main, name, router, at } = await openList();
	await name.click();
	await expect.poll(() => name.elements()).toEqual([]);
	await router.navigate('/Categories');
	expect(at()).toBe('/Categories');
	await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('All categories');
});
