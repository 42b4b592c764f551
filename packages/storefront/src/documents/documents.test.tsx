import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

test.each([
	['Invoice', 'INV-2026-ZL31000001'],
	['Receipt', 'RCP-2026-ZL31000001'],
])('%s tells its number, the buyer, the goods and the total', async (name, number) => {
	const { screen } = await renderShop(`/${name}/ZL31000001`, SCENARIOS['signed-in']);
	const document = screen.getByRole('article');
	await expect.element(document.getByRole('heading', { level: 1, name })).toBeVisible();
	await expect.element(document.getByText(number)).toBeVisible();
	await expect.element(document.getByText('Daw Khin')).toBeVisible();
	await expect.element(document.getByRole('table')).toBeVisible();
	expect(document.element().textContent).toMatch(/Total21,000\sK/);
});

test.each(['Invoice', 'Receipt'])('there is no %s of an order of somebody else', async (name) => {
	const { screen } = await renderShop(`/${name}/ZL99999999`, SCENARIOS['signed-in']);
	await expect.element(screen.getByRole('heading', { name: `There is no ${name.toLowerCase()} here` })).toBeVisible();
});

test.each([
	['Invoice', '/api/orders/ZL31000001/invoice.pdf?lang=en'],
	['Receipt', '/api/orders/ZL31000001/receipt.pdf?lang=en'],
])('%s is saved by a plain link, in the language of the page', async (name, address) => {
	const { screen } = await renderShop(`/${name}/ZL31000001`, SCENARIOS['signed-in']);
	const link = screen.getByRole('link', { name: 'Save as PDF' });
	await expect.element(link).toHaveAttribute('href', address);
	await expect.element(link).toHaveAttribute('download');
});

test('without a connection it says that a file is not saved', async () => {
	const { screen } = await renderShop('/Invoice/ZL31000001', SCENARIOS['signed-in']);
	const link = screen.getByRole('link', { name: 'Save as PDF' });
	await expect.element(link).toBeVisible();
	const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	onTestFinished(() => online.mockRestore());
	await link.click();
	await expect
		.element(screen.getByText('This could not be opened. Check the connection, then try again'))
		.toBeVisible();
});

test('an order leads to the files of its documents [§1.19]', async () => {
	const { screen } = await renderShop('/Orders/ZL31000001', SCENARIOS['signed-in']);
	await expect
		.element(screen.getByRole('link', { name: 'Receipt as PDF' }))
		.toHaveAttribute('href', '/api/orders/ZL31000001/receipt.pdf?lang=en');
});
