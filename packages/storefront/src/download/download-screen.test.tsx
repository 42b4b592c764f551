import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../testing/render-shop.tsx';

beforeEach(async () => {
	window.localStorage.clear();
	await page.viewport(1280, 900);
});

test('the download page leads to three stores in new tabs, and shows a code (Specification §1)', async () => {
	const { screen } = await renderShop('/download');
	const stores = screen.getByRole('navigation', { name: 'App stores' }).getByRole('link');
	await expect.element(stores.first()).toBeVisible();
	expect(stores.elements().map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank']);
	await expect.element(screen.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
});

test('the guide can be scanned, or opened here', async () => {
	const { screen, at } = await renderShop('/ScanQRForVideo');
	await expect.element(screen.getByRole('img', { name: 'QR code of the guide' })).toBeVisible();
	await screen.getByRole('link', { name: 'Open the guide here' }).click();
	await expect.poll(at).toBe('/Help/HowToBuy');
});
