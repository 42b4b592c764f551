import { cart } from '@zaylat/api-client';
import { MOCK_USERS, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';

const KEY = `checkout-mm-${MOCK_USERS.registered.id}`;
const decide = (draft: Partial<CheckoutDraft>) => window.sessionStorage.setItem(KEY, JSON.stringify(draft));

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(step: string, options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop(`/Checkout?step=${step}`, options);
	const { screen } = shop;
	const button = (name: string | RegExp) => screen.getByRole('button', { name });
	const heading = (name: string) => screen.getByRole('heading', { name });
	await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
	return { ...shop, button, heading };
}

describe('the checkout', () => {
	test('leads from the address to a payment, with totals of the server at each step [§1.12] [§2.10]', async () => {
		const { screen, button, heading, at } = await open('address');
		await expect.element(screen.getByRole('radio', { name: /Primary/ })).toBeChecked();
		await button('Go on to delivery').click();
		await expect.element(heading('How should it come?')).toHaveFocus();
		await screen
			.getByRole('radio', { name: /Express Delivery/ })
			.first()
			.click();
		await expect.element(screen.getByText('7,000 K', { exact: true })).toBeVisible();
		await button('Go on to payment').click();
		await screen.getByRole('radio', { name: 'MMQR' }).click();
		await button('Go on to the review').click();
		await expect.element(heading('Look it over')).toBeVisible();
		await button('Pay 182,600 K with MMQR').click();
		await expect.poll(at).toMatch(/^\/Payment\?order=ZL\d{8}$/);
		await expect.element(heading('Scan and pay')).toBeVisible();
		expect(window.sessionStorage.getItem(KEY)).toBeNull();
	});

	test('goes back to the first step that is not decided', async () => {
		const { at } = await open('payment');
		await expect.poll(at).toBe('/Checkout?step=address');
	});

	test('is one page on which everything is chosen: one press orders and leads to the payment', async () => {
		const { screen, button, at } = await open('review');
		await expect.element(screen.getByText(/Kamayut|Yangon/).first()).toBeVisible();
		await expect.element(screen.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
		await button(/^Order for [\d,]+\sK in cash$/).click();
		await expect.poll(at).toMatch(/^\/payment\/Success\?order=ZL\d{8}$/);
	});

	test('pays with points by a switch on one page', async () => {
		const { screen, button } = await open('review');
		const points = screen.getByRole('switch', { name: /^Use [\d,]+ points$/ });
		await expect.element(button(/^Order for [\d,]+\sK in cash$/)).toBeEnabled();
		const before = button(/in cash$/).element().textContent;
		await points.click();
		await expect.element(points).toBeChecked();
		await expect.poll(() => button(/in cash$/).elements()[0]?.textContent ?? before).not.toBe(before);
		await points.click();
		await expect.element(button(before)).toBeEnabled();
	});

	test('is changed in its place on one page', async () => {
		const { screen, button, heading } = await open('review');
		await button('Change: What comes and how').click();
		await screen
			.getByRole('radio', { name: /Express Delivery/ })
			.first()
			.click();
		await button('Done: What comes and how').click();
		await expect.element(screen.getByText(/Express Delivery/).first()).toBeVisible();
		await button('All ways to pay').click();
		await screen.getByRole('radio', { name: 'AYA Pay' }).click();
		await button('Change: Delivered to').click();
		await expect.element(screen.getByRole('radio', { name: /Primary/ })).toBeChecked();
		await button(/^Pay [\d,]+\sK with AYA Pay$/).click();
		await expect.element(heading('Pay with AYA Pay')).toBeVisible();
	});

	test('asks for the first address in its place, and says so where it is missing', async () => {
		const { screen, button } = await open('review', SCENARIOS['no-addresses']);
		await expect.element(screen.getByRole('textbox', { name: /Who receives it/ })).toBeVisible();
		// No amount is named before the delivery is known.
		await button('Place the order').click();
		await expect.element(screen.getByText('Choose an address, or add one.').first()).toBeVisible();
	});

	test('buys one product alone and leaves the cart as it is', async () => {
		const { screen, at, shop } = await renderShop(
			'/Checkout?step=review&buy=1001-1&quantity=2',
			SCENARIOS['signed-in'],
		);
		await expect.element(screen.getByText(/ × 2$/)).toBeVisible();
		expect(screen.getByRole('region', { name: /^Parcel from/ }).elements()).toHaveLength(1);
		await screen.getByRole('button', { name: /^(Pay|Order for) / }).click();
		await expect.poll(at).toMatch(/ZL\d{8}$/);
		expect((await shop.client().send(cart())).data.lines.length).toBeGreaterThan(1);
	});

	test('keeps what was decided through a reload', async () => {
		decide({ addressId: 'address-1', note: 'Please ring twice.', paymentOption: 'card' });
		const { screen } = await open('review');
		await expect
			.element(screen.getByRole('textbox', { name: 'A word to the shops' }))
			.toHaveValue('Please ring twice.');
	});

	test('keeps a coupon that was typed but not taken yet through a reload', async () => {
		const first = await open('review');
		await first.screen.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOM');
		await first.screen.unmount();
		const { screen } = await open('review');
		await expect.element(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('WELCOM');
	});

	test('opens the word to the shops on a press', async () => {
		const { screen, button } = await open('review');
		const note = screen.getByRole('textbox', { name: 'A word to the shops' });
		await expect.element(button('Write to the shops')).toHaveAttribute('aria-expanded', 'false');
		expect(note.elements()).toEqual([]);
		await button('Write to the shops').click();
		await note.fill('Please ring twice.');
		await expect.element(note).toHaveValue('Please ring twice.');
	});

	test('says which fields of a new address are missing, and keeps the address that is filled in', async () => {
		const { screen, button } = await open('address', SCENARIOS['no-addresses']);
		await button('Deliver here').click();
		await expect.element(screen.getByRole('textbox', { name: /Who receives it/ })).toHaveFocus();
		await expect.element(screen.getByRole('link', { name: 'Fill in: Street' })).toBeVisible();
		await screen.getByRole('textbox', { name: /Who receives it/ }).fill('Daw Khin');
		await screen.getByRole('textbox', { name: /^Phone/ }).fill('09 951 234 567');
		await screen.getByRole('combobox', { name: /Region or state/ }).selectOptions('Yangon Region');
		await screen.getByRole('combobox', { name: /Township/ }).selectOptions('Kamayut');
		await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toHaveValue('11041');
		await screen.getByRole('textbox', { name: /House number/ }).fill('12 (B)');
		await screen.getByRole('textbox', { name: /^Street/ }).fill('Inya Road');
		await button('Deliver here').click();
		await expect.element(screen.getByRole('radio', { name: /Daw Khin/ })).toBeChecked();
		await expect.element(screen.getByText(/Kamayut, Yangon Region, 11041/)).toBeVisible();
	});

	test('takes an address over that the device kept of an earlier guest (Specification §3)', async () => {
		const first = await open('address', { ...SCENARIOS.guest });
		await expect.poll(() => window.localStorage.getItem('address-list')).toContain('address-1');
		first.stop();
		await first.screen.unmount();
		const { screen } = await open('address', { ...SCENARIOS.guest, hasNoAddresses: true });
		await screen.getByRole('button', { name: 'Use this address: အိမ်' }).click();
		await expect.element(screen.getByRole('radio', { name: /အိမ်/ })).toBeChecked();
	});

	test('fills in the places of a Thai postcode', async () => {
		const { screen } = await open('address', { ...SCENARIOS['no-addresses'], edition: 'th' });
		await screen.getByRole('textbox', { name: /Postcode/ }).fill('10500');
		await expect.element(screen.getByRole('combobox', { name: /Province/ })).toHaveValue('th-bangkok');
		await expect.element(screen.getByRole('combobox', { name: /^District/ })).toHaveValue('th-bangkok-bang-rak');
		await screen.getByRole('combobox', { name: /Sub-district/ }).selectOptions('Si Lom');
		await expect.element(screen.getByRole('textbox', { name: /Postcode/ })).toHaveValue('10500');
	});

	test('waits for a list of sub-districts, and lets type one only where there is none', async () => {
		const { screen } = await open('address', { ...SCENARIOS['no-addresses'], edition: 'th' });
		await expect.element(screen.getByRole('combobox', { name: /Sub-district/ })).toBeVisible();
		await screen.getByRole('combobox', { name: /Province/ }).selectOptions('Chiang Mai');
		await screen.getByRole('combobox', { name: /^District/ }).selectOptions('Mueang Chiang Mai');
		await expect.element(screen.getByRole('textbox', { name: /Sub-district/ })).toBeVisible();
	});

	test('offers a way out where nobody delivers (Specification §8)', async () => {
		decide({ addressId: 'address-2' });
		const { screen } = await open('address', SCENARIOS['checkout-no-service']);
		await expect.element(screen.getByText('No available delivery service for current shipping address')).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'Take its goods out in the cart' }))
			.toHaveAttribute('href', '/Checkout');
		await screen.getByRole('radio', { name: /Primary/ }).click();
		await screen.getByRole('button', { name: 'Go on to delivery' }).click();
		await expect.element(screen.getByRole('heading', { name: 'How should it come?' })).toBeVisible();
	});

	test('tells that something changed, and orders when it is confirmed [§5.5]', async () => {
		decide({ addressId: 'address-1', paymentOption: 'mmqr' });
		const { screen, button } = await open('review', SCENARIOS['order-changed']);
		await button(/^Pay /).click();
		await expect
			.element(screen.getByText(/Something changed while you were deciding; the total is the same/))
			.toBeVisible();
	});

	test('keeps one key while nobody knows whether the order arrived', async () => {
		decide({ addressId: 'address-1', paymentOption: 'mmqr' });
		const { screen, button } = await open('review', SCENARIOS['order-unsure']);
		const idempotencyKey = () => String(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}').idempotencyKey);
		await button(/^Pay /).click();
		await expect.element(screen.getByText(/you will not order or pay twice/)).toBeVisible();
		const first = idempotencyKey();
		expect(first).toMatch(/^[\w-]{8,64}$/);
		await button(/^Pay /).click();
		await expect.element(screen.getByText(/you will not order or pay twice/)).toBeVisible();
		expect(idempotencyKey()).toBe(first);
	});

	test('takes a coupon off that no longer holds, and says so', async () => {
		decide({ addressId: 'address-1' });
		window.sessionStorage.setItem('chosen-coupon', 'GONE2020');
		const { screen } = await open('payment');
		await expect.element(screen.getByText('The coupon no longer fits and was taken off.')).toBeVisible();
		expect(window.sessionStorage.getItem('chosen-coupon')).toBeNull();
	});

	test('holds the order until lines that cannot be had are settled', async () => {
		decide({ addressId: 'address-1', paymentOption: 'mmqr' });
		const { screen, button } = await open('review', SCENARIOS['cart-sold-out']);
		await expect.element(screen.getByText(/is sold out and is left out of the order/)).toBeVisible();
		await expect.element(button(/^Pay /)).toBeDisabled();
	});

	test('says that there is nothing to order', async () => {
		const { heading } = await open('address', SCENARIOS['empty-cart']);
		await expect.element(heading('There is nothing to order')).toBeVisible();
	});

	test('leads to sign-in and back to the step', async () => {
		const { at } = await open('payment', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FCheckout%3Fstep%3Dpayment&error=SessionRequired');
	});
});
