import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';

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
	await expect.element(screen.getByRole('heading', { name: `${name} not found` })).toBeVisible();
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
		.element(screen.getByText('This page couldn’t be opened. Check your connection and try again.'))
		.toBeVisible();
});

test('an order leads to the files of its documents [§1.19]', async () => {
	const { screen } = await renderShop('/Orders/ZL31000001', SCENARIOS['signed-in']);
	await expect
		.element(screen.getByRole('link', { name: 'Receipt (PDF)' }))
		.toHaveAttribute('href', '/api/orders/ZL31000001/receipt.pdf?lang=en');
});

test('goods that were returned have a credit note, which the order leads to and takes off its total', async () => {
	const { screen } = await renderShop('/Orders/ZL31000001', SCENARIOS['return-refunded']);
	await screen.getByRole('link', { name: /^Credit note CRN-2026-ZL31000001-1$/ }).click();
	const document = screen.getByRole('article');
	await expect.element(document.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible();
	await expect.element(document.getByText('INV-2026-ZL31000001')).toBeVisible();
	await expect
		.element(screen.getByRole('link', { name: 'Save as PDF' }))
		.toHaveAttribute('href', '/api/orders/ZL31000001/credit-notes/1.pdf?lang=en');
});

test('a buyer names a company on the invoice, with a tax number that can be right', async () => {
	const { screen } = await renderShop('/Invoice/ZL31000001', SCENARIOS['signed-in']);
	await screen.getByRole('button', { name: 'Add a company to the invoice' }).click();
	await screen.getByLabelText('Company name').fill('Shwe La Min Co., Ltd.');
	await screen.getByLabelText('Tax number').fill('-');
	await screen.getByRole('button', { name: 'Save', exact: true }).click();
	await expect.element(screen.getByLabelText('Tax number')).toHaveAttribute('aria-invalid', 'true');
	await screen.getByLabelText('Tax number').fill('109-876-543');
	await screen.getByRole('button', { name: 'Save', exact: true }).click();
	await expect.element(screen.getByRole('article').getByText('Shwe La Min Co., Ltd.')).toBeVisible();
});

test('a company that was typed is there after a reload, until it is saved', async () => {
	const first = await renderShop('/Invoice/ZL31000001', SCENARIOS['signed-in']);
	await first.screen.getByRole('button', { name: 'Add a company to the invoice' }).click();
	await first.screen.getByLabelText('Company name').fill('Shwe La Min Co., Ltd.');
	await first.screen.getByLabelText('Tax number').fill('109-876-543');
	await first.screen.unmount();

	const { screen } = await renderShop('/Invoice/ZL31000001', SCENARIOS['signed-in']);
	await expect.element(screen.getByLabelText('Company name')).toHaveValue('Shwe La Min Co., Ltd.');
	await expect.element(screen.getByLabelText('Tax number')).toHaveValue('109-876-543');
	await screen.getByRole('button', { name: 'Save', exact: true }).click();
	await expect.element(screen.getByRole('article').getByText('Shwe La Min Co., Ltd.')).toBeVisible();
	await expect.element(screen.getByRole('button', { name: 'Edit company' })).toBeVisible();
	await screen.unmount();

	const third = await renderShop('/Invoice/ZL31000001', SCENARIOS['signed-in']);
	await expect.element(third.screen.getByRole('button', { name: 'Add a company to the invoice' })).toBeVisible();
});
