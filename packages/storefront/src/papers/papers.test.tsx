import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

test.each([
	['Invoice', 'INV-2026-ZL31000001'],
	['Receipt', 'RCP-2026-ZL31000001'],
])('%s tells its number, the buyer, the goods and the total', async (name, number) => {
	const { screen } = await renderShop(`/${name}/ZL31000001`, SCENARIOS['signed-in']);
	const paper = screen.getByRole('article');
	await expect.element(paper.getByRole('heading', { level: 1, name })).toBeVisible();
	await expect.element(paper.getByText(number)).toBeVisible();
	await expect.element(paper.getByText('Daw Khin')).toBeVisible();
	await expect.element(paper.getByRole('table')).toBeVisible();
	expect(paper.element().textContent).toMatch(/Total21,000\sK/);
});

test.each(['Invoice', 'Receipt'])('there is no %s of an order of somebody else', async (name) => {
	const { screen } = await renderShop(`/${name}/ZL99999999`, SCENARIOS['signed-in']);
	await expect.element(screen.getByRole('heading', { name: `There is no ${name.toLowerCase()} here` })).toBeVisible();
});
