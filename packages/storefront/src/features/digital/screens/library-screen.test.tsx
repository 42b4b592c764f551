import { SCENARIOS } from '@zaylat/api-client/mocks';
import { expect, test } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

const CODE = 'ZLYT-7K2M-QX94-0DIA';

test('a code is hidden until it is asked for, and can be hidden again [§3.12]', async () => {
	const { screen } = await renderShop('/DigitalLibrary', SCENARIOS['signed-in']);
	const card = screen.getByRole('article').first();
	await expect.element(card.getByRole('button', { name: /^Show code/ })).toBeVisible();
	expect(screen.container.textContent).not.toContain(CODE);
	await card.getByRole('button', { name: /^Show code/ }).click();
	await expect.element(card.getByText(CODE)).toBeVisible();
	await card.getByRole('button', { name: /^Hide code/ }).click();
	await expect.element(card.getByText(CODE)).not.toBeInTheDocument();
});

test('plans tell the days left, and the way to renew when few are left [§3.12]', async () => {
	const { screen } = await renderShop('/DigitalLibrary', SCENARIOS['signed-in']);
	await expect.element(screen.getByText('4 days left')).toBeVisible();
	await expect.element(screen.getByRole('link', { name: /^Renew/ })).toBeVisible();
	await expect.element(screen.getByText('Lifetime')).toBeVisible();
	await expect.element(screen.getByRole('button', { name: /^Download/ })).toBeVisible();
});

test('an empty library leads to digital goods', async () => {
	const { screen } = await renderShop('/DigitalLibrary', SCENARIOS.empty);
	await expect
		.element(screen.getByRole('link', { name: 'Browse digital goods' }))
		.toHaveAttribute('href', '/digitalzaylat');
});

test('a plan is set to renew by itself, and back; what is for life has nothing to renew', async () => {
	const { screen } = await renderShop('/DigitalLibrary', SCENARIOS['signed-in']);
	const renewals = screen.getByRole('switch', { name: /^Auto-renew/ });
	const renewal = renewals.first();
	await expect.element(renewal).not.toBeChecked();
	await renewal.click();
	await expect.element(renewal).toBeChecked();
	await expect.element(renewal).toHaveAccessibleDescription(/We renew it with your points/);
	await expect.element(renewal).toHaveAttribute('aria-busy', 'false');
	await renewal.click();
	await expect.element(renewal).not.toBeChecked();
	await expect.element(renewal).toHaveAttribute('aria-busy', 'false');
	expect(renewals.elements()).toHaveLength(2);
});

test('a renewal that is refused turns back and says so', async () => {
	const { screen } = await renderShop('/DigitalLibrary', {
		...SCENARIOS['signed-in'],
		failures: { changeEntitlement: 'unavailable' },
	});
	const renewal = screen.getByRole('switch', { name: /^Auto-renew/ }).first();
	await renewal.click();
	await expect.element(screen.getByText('We couldn’t change the renewal')).toBeVisible();
	await expect.element(renewal).not.toBeChecked();
});

test('a plan whose renewal waits to be paid leads to its order, until it is switched off', async () => {
	const { screen } = await renderShop('/DigitalLibrary', SCENARIOS['signed-in']);
	const pay = screen.getByRole('link', { name: /^Pay for renewal of / });
	await expect.element(pay).toHaveAttribute('href', '/Orders/ZL31000003');
	await screen
		.getByRole('switch', { name: /^Auto-renew/ })
		.last()
		.click();
	await expect.element(pay).not.toBeInTheDocument();
});
