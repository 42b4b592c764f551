import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

const open = async (path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator']) => {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
};

test('filters of a list are kept under a name, found again and removed', async () => {
	const { screen, main } = await open('/Operating/Accounts?state=open');
	const views = main.getByRole('navigation', { name: 'Saved views' });
	await expect.element(views.getByRole('link', { name: 'Locked' })).toBeVisible();
	await main.getByRole('button', { name: 'Save view' }).click();
	const dialog = screen.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Save view' }).click();
	await expect.element(dialog.getByText('Enter a name')).toBeVisible();
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Open ones');
	await dialog.getByRole('button', { name: 'Save view' }).click();
	await expect
		.element(views.getByRole('link', { name: 'Open ones' }))
		.toHaveAttribute('href', expect.stringMatching(/\/Operating\/Accounts\?state=open$/));
	await views.getByRole('link', { name: 'Locked' }).click();
	await expect.element(main.getByText('Ma Hnin')).not.toBeInTheDocument();
	await views.getByRole('button', { name: 'Remove the view Locked' }).click();
	await expect.element(views.getByRole('link', { name: 'Locked' })).not.toBeInTheDocument();
});

test.each([
	['/Operating/Accounts?state=locked', '/api/operating/exports/accounts.csv?state=locked'],
	['/Operating/Audit?action=account_locked', '/api/operating/exports/audit.csv?action=account_locked'],
	['/Operating/Orders?concern=late', '/api/operating/exports/orders.csv?concern=late'],
	['/Operating/Webhooks?state=failed', '/api/operating/exports/deliveries.csv?state=failed'],
])('%s is taken away as %s', async (path, file) => {
	const { main } = await open(path);
	await expect.element(main.getByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', file);
});
