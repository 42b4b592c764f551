import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';

beforeEach(async () => {
	window.localStorage.clear();
	await page.viewport(1280, 900);
});

test('the download page leads to three stores in new tabs, and shows a code [§2.22]', async () => {
	const { screen } = await renderShop('/download');
	const stores = screen.getByRole('navigation', { name: 'App stores' }).getByRole('link');
	await expect.element(stores.first()).toBeVisible();
	expect(stores.elements().map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank']);
	await expect.element(screen.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
});

test('the guide shows five steps with their words, which can be stopped and turned [§2.22]', async () => {
	const { screen } = await renderShop('/ScanQRForVideo');
	const guide = screen.getByRole('region', { name: 'How to buy, in pictures' });
	await expect.element(guide.getByText('Search or browse categories')).toBeVisible();
	expect(guide.getByRole('listitem').elements()).toHaveLength(5);
	await guide.getByRole('button', { name: 'Pause slideshow' }).click();
	await expect.element(guide.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
	await guide.getByRole('button', { name: 'Next step' }).click();
	await expect.element(guide.getByText('Step 2 of 5')).toBeInTheDocument();
});

test('the guide can be scanned, or read as a whole', async () => {
	const { screen, at } = await renderShop('/ScanQRForVideo');
	await expect.element(screen.getByRole('img', { name: 'QR code of the guide' })).toBeVisible();
	await screen.getByRole('link', { name: 'Read the full guide' }).click();
	await expect.poll(at).toBe('/Help/HowToBuy');
});
