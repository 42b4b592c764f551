import { expect, test } from 'vitest';
import { serveShop, takeOver } from '../../testing/serve-shop.tsx';

test('the served search field stays as it is until somebody uses the page, and is then the search box', async () => {
	const page = await serveShop('/');
	const { container, end } = await takeOver(page);
	const field = container.querySelector<HTMLInputElement>('[data-part=search-field-input]');
	const isTakenOver = () => Object.keys(field ?? {}).some((key) => key.startsWith('__reactProps'));
	expect(field?.form?.getAttribute('action')).toBe('/search-results');
	expect(isTakenOver()).toBe(false);
	field?.focus();
	await expect.poll(isTakenOver).toBe(true);
	expect(field?.isConnected).toBe(true);
	end();
});
