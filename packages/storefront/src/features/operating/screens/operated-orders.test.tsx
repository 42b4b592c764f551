import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(
	path = '/Operating/Orders',
	options: Parameters<typeof renderShop>[1] = SCENARIOS['staff-administrator'],
) {
	const { screen } = await renderShop(path, options);
	return { screen, main: screen.getByRole('main') };
}

test('an order is found by its code, cancelled with a reason and noted, and that is in its history', async () => {
	const { screen, main } = await open();
	await main.getByRole('searchbox', { name: 'Find an order' }).fill('zl 4000 0001');
	await main.getByRole('button', { name: 'Find' }).click();
	await main.getByRole('link', { name: 'ZL40000001' }).click();
	await main.getByRole('button', { name: 'Cancel order' }).click();
	const dialog = screen.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Cancel order' }).click();
	await expect.element(dialog.getByText('Enter a reason')).toBeVisible();
	await dialog.getByRole('combobox', { name: 'What the buyer says' }).selectOptions('Wrong address or phone number');
	await dialog.getByRole('textbox', { name: 'Reason' }).fill('Called us');
	await dialog.getByRole('button', { name: 'Cancel order' }).click();
	await expect.element(main.getByText('Parcel: Order cancelled by customer')).toBeVisible();
	await expect.element(main.getByText('Wrong address or phone number')).toBeVisible();
	expect(main.getByRole('button', { name: 'Cancel order' }).elements()).toEqual([]);
	await main.getByRole('button', { name: 'Add note' }).click();
	await screen.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Wants a call on Monday');
	await screen.getByRole('dialog').getByRole('button', { name: 'Add note' }).click();
	await expect.element(main.getByText('Wants a call on Monday')).toBeVisible();
});

test('an order is loaded once the second factor was given', async () => {
	const { main } = await open('/Operating/Orders/00000000-0000-4000-8000-000000000700', SCENARIOS['staff-asked']);
	await main.getByRole('textbox', { name: 'Code' }).fill('123456');
	await main.getByRole('button', { name: 'Continue' }).click();
	await expect.element(main.getByRole('heading', { name: /^ZL40000001/ })).toBeVisible();
});

test('a receipt is sent again after a question', async () => {
	const { screen, main } = await open('/Operating/Orders/00000000-0000-4000-8000-000000000700');
	await main.getByRole('button', { name: 'Resend receipt' }).click();
	await screen.getByRole('dialog').getByRole('button', { name: 'Resend receipt' }).click();
	await expect.element(main.getByText('Message sent')).toBeVisible();
});

test('a refund that the gateway refused is recorded, and needs nobody any more', async () => {
	const { screen, main } = await open('/Operating/Orders?concern=refund_failed');
	await main.getByRole('link', { name: 'ZL40000004' }).click();
	await main.getByRole('button', { name: 'Record transfer' }).click();
	await screen.getByRole('dialog').getByRole('textbox', { name: 'Bank reference' }).fill('KBZ 778');
	await screen.getByRole('dialog').getByRole('button', { name: 'Record transfer' }).click();
	await expect.element(main.getByText('Refund: Paid out')).toBeVisible();
	await expect.element(main.getByText('Refund to return')).not.toBeInTheDocument();
});

test.each([
	['staff-support', ['Cancel order', 'Resend receipt', 'Add note']],
	['staff-money', []],
] as const)('%s is offered what the role permits', async (scenario, acts) => {
	const { main } = await open('/Operating/Orders/00000000-0000-4000-8000-000000000700', SCENARIOS[scenario]);
	await expect.element(main.getByRole('heading', { name: /^ZL40000001/ })).toBeVisible();
	expect(
		main
			.getByRole('button')
			.elements()
			.map((button) => button.textContent),
	).toEqual(acts);
});
