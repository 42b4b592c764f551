import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

async function open(options: Parameters<typeof renderShop>[1], path = `/Payment?order=${MOCK_ORDER_TO_PAY}`) {
	const shop = await renderShop(path, options);
	const { screen } = shop;
	const heading = (name: string | RegExp) => screen.getByRole('heading', { name });
	const button = (name: string) => screen.getByRole('button', { name });
	return { ...shop, heading, button };
}

describe('paying', () => {
	test('goes by the page of the bank to the end [§2.11] [§8.14]', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-card']);
		await expect.element(heading('Pay by card')).toBeVisible();
		await screen.getByRole('link', { name: 'Go to the payment page' }).click();
		await expect.element(heading('Test bank')).toBeVisible();
		await button('Confirm the payment').click();
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('Payment successful')).toBeVisible();
	});

	test('offers another try after a refusal, in the same way or another (Specification §8)', async () => {
		const { screen, heading, button } = await open(SCENARIOS['pay-by-card']);
		await screen.getByRole('link', { name: 'Go to the payment page' }).click();
		await button('Refuse the payment').click();
		await expect.element(heading('Payment failed')).toBeVisible();
		await screen.getByRole('radio', { name: 'QR code' }).click();
		await button('Pay another way').click();
		await expect.element(heading('Scan and pay')).toBeVisible();
		await expect.element(screen.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
	});

	test('says "time is up", and pays anew [§4.14]', async () => {
		const { heading, button } = await open(SCENARIOS['payment-expired']);
		await expect.element(heading('Time is up')).toBeVisible();
		await button('Try again').click();
		await expect.element(heading('Scan and pay')).toBeVisible();
	});

	test('asks before it is left, and marks the payment as failed then [§4.14]', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-qr']);
		await expect.element(heading('Scan and pay')).toBeVisible();
		await screen.getByRole('link', { name: 'Leave without paying' }).click();
		await expect.element(heading('Leave without paying?')).toBeVisible();
		await button('Stay and pay').click();
		await expect.poll(at).toBe(`/Payment?order=${MOCK_ORDER_TO_PAY}`);
		await screen.getByRole('link', { name: 'Leave without paying' }).click();
		await screen.getByRole('button', { name: 'Leave', exact: true }).click();
		await expect.poll(at).not.toContain('/Payment');
	});

	test('says what to do when what was ordered has been sold', async () => {
		const { screen } = await open(SCENARIOS['payment-refused']);
		await expect.element(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('has nothing to pay for an order that is paid', async () => {
		const { at } = await open(SCENARIOS['order-paid']);
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
	});

	test.each([
		['no order', '/Payment'],
		['the order of somebody else', '/Payment?order=ZL00000000'],
	])('shows nothing of %s', async (_, path) => {
		const { screen } = await open(SCENARIOS['signed-in'], path);
		await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
		expect(screen.container.textContent).not.toContain('QR');
	});
});

describe('the end of a purchase', () => {
	test('does not call a payment successful before the gateway has told', async () => {
		const { heading, screen } = await open(SCENARIOS['pay-by-card'], `/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('The payment is not confirmed yet')).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'Go to the payment' }))
			.toHaveAttribute('href', `/Payment?order=${MOCK_ORDER_TO_PAY}`);
	});
});
