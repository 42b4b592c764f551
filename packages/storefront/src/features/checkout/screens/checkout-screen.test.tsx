import { addresses, cart, orderDetail, orders } from '@zaylat/api-client';
import { MOCK_USERS, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';
import { chosenCoupon } from '../../coupons/chosen-coupon.ts';
import type { CheckoutDraft } from '../checkout-draft.ts';

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

type Screen = Awaited<ReturnType<typeof open>>['screen'];

/** Fills in what the account does not know of an address. */
async function fillAddress(screen: Screen): Promise<void> {
	await screen.getByRole('combobox', { name: /Region or state/ }).selectOptions('Yangon Region');
	await screen.getByRole('combobox', { name: /Township/ }).selectOptions('Kamayut');
	await screen.getByRole('textbox', { name: /House number/ }).fill('12 (B)');
	await screen.getByRole('textbox', { name: /^Street/ }).fill('Inya Road');
}

describe('the checkout', () => {
	test('leads from the address to a payment, with totals of the server at each step [§1.12] [§2.10]', async () => {
		const { screen, button, heading, at } = await open('address');
		await expect.element(screen.getByRole('radio', { name: /Primary/ })).toBeChecked();
		await button('Continue to delivery').click();
		await expect.element(heading('Delivery method')).toHaveFocus();
		await screen
			.getByRole('radio', { name: /Express Delivery/ })
			.first()
			.click();
		await expect.element(screen.getByText('7,000 K', { exact: true })).toBeVisible();
		await button('Continue to payment').click();
		await screen.getByRole('radio', { name: 'MMQR' }).click();
		await button('Review order').click();
		await expect.element(heading('Review your order')).toBeVisible();
		await button('Pay 182,600 K with MMQR').click();
		await expect.poll(at).toMatch(/^\/Payment\?order=ZL\d{8}$/);
		await expect.element(heading('Scan to pay')).toBeVisible();
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
		// Wallets have marks of their own, so that they can be told apart.
		await expect.poll(() => document.querySelectorAll('[data-mark]').length).toBeGreaterThan(1);
		await button(/^Place order: [\d,]+\sK cash on delivery$/).click();
		await expect.poll(at).toMatch(/^\/payment\/Success\?order=ZL\d{8}$/);
	});

	test('pays with points by a switch on one page', async () => {
		const { screen, button } = await open('review');
		const points = screen.getByRole('switch', { name: /^Use [\d,]+ points$/ });
		await expect.element(button(/^Place order: [\d,]+\sK cash on delivery$/)).toBeEnabled();
		const before = button(/cash on delivery$/).element().textContent;
		await points.click();
		await expect.element(points).toBeChecked();
		await expect.poll(() => button(/cash on delivery$/).elements()[0]?.textContent ?? before).not.toBe(before);
		await points.click();
		await expect.element(button(before)).toBeEnabled();
	});

	test('is changed in its place on one page', async () => {
		const { screen, button, heading } = await open('review');
		await screen
			.getByRole('radio', { name: /Express Delivery/ })
			.first()
			.click();
		await expect.element(screen.getByRole('radio', { name: /Express Delivery/ }).first()).toBeChecked();
		await button('All payment methods').click();
		await screen.getByRole('radio', { name: 'AYA Pay' }).click();
		await button('Change: Delivery address').click();
		await expect.element(screen.getByRole('radio', { name: /Primary/ })).toBeChecked();
		await button(/^Pay [\d,]+\sK with AYA Pay$/).click();
		await expect.element(heading('Pay with AYA Pay')).toBeVisible();
	});

	test('asks for the first address in its place, and leads to what is missing in it', async () => {
		await page.viewport(360, 740);
		const { screen, button } = await open('review', SCENARIOS['no-addresses']);
		// Filled in from the account.
		await expect.element(screen.getByRole('textbox', { name: /Recipient/ })).toHaveValue('Daw Khin');
		await expect.element(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('09951234567');
		// No amount is named before the delivery is known.
		await button('Place order').click();
		await expect.element(screen.getByRole('combobox', { name: /Region or state/ })).toHaveFocus();
		await expect.element(screen.getByRole('link', { name: 'Street is required' })).toBeVisible();
		// Not behind the bar with the button, although the summary has moved the field down.
		await expect
			.poll(() => {
				const field = document.activeElement?.getBoundingClientRect();
				const bar = document.querySelector('[data-part="pay-bar"]')?.getBoundingClientRect();
				return (field?.bottom ?? Number.POSITIVE_INFINITY) < (bar?.top ?? 0);
			})
			.toBe(true);
		const summary = screen.getByRole('region', { name: 'Check the following before you place your order' });
		await expect.element(summary.getByRole('link', { name: 'Complete the delivery address.' })).toBeVisible();
	});

	test('takes an address that is filled in but not saved into the order, with its delivery in the total before [§1.12]', async () => {
		const { screen, button, at, shop } = await open('review', SCENARIOS['no-addresses']);
		await fillAddress(screen);
		await button(/^Place order: [\d,]+\sK cash on delivery$/).click();
		await expect.poll(at).toMatch(/^\/payment\/Success\?order=ZL\d{8}$/);
		const book = (await shop.client().send(addresses())).data.items;
		expect(book.map(({ street, homeNo }) => ({ street, homeNo }))).toEqual([{ street: 'Inya Road', homeNo: '12 (B)' }]);
		const [order] = (await shop.client().send(orders())).data.items;
		expect((await shop.client().send(orderDetail(order?.code ?? ''))).data.address?.street).toBe('Inya Road');
	});

	test('takes another address that is being typed, not the one that was chosen before', async () => {
		const { screen, button, at, shop } = await open('review');
		await button('Change: Delivery address').click();
		await button('Add new address').click();
		await screen.getByRole('textbox', { name: /^Street/ }).fill('Inya Road');
		await button(/^Place order: [\d,]+\sK cash on delivery$/).click();
		await expect.element(screen.getByRole('combobox', { name: /Region or state/ })).toHaveFocus();
		await fillAddress(screen);
		await button(/^Place order: [\d,]+\sK cash on delivery$/).click();
		await expect.poll(at).toMatch(/ZL\d{8}$/);
		const [order] = (await shop.client().send(orders())).data.items;
		expect((await shop.client().send(orderDetail(order?.code ?? ''))).data.address?.street).toBe('Inya Road');
	});

	test('buys one product alone and leaves the cart as it is', async () => {
		const { screen, at, shop } = await renderShop(
			'/Checkout?step=review&buy=1001-1&quantity=2',
			SCENARIOS['signed-in'],
		);
		await expect.element(screen.getByText(/ × 2$/)).toBeVisible();
		expect(screen.getByRole('region', { name: /^Parcel from/ }).elements()).toHaveLength(1);
		await screen.getByRole('button', { name: /^(Pay|Place order:?) / }).click();
		await expect.poll(at).toMatch(/ZL\d{8}$/);
		expect((await shop.client().send(cart())).data.lines.length).toBeGreaterThan(1);
	});

	test('says when goods that are ordered in advance arrive, and the order says the same [§9.2]', async () => {
		const { screen, router, at } = await renderShop('/Checkout?step=review&buy=1024-1', SCENARIOS['signed-in']);
		const service = (name: RegExp) => screen.getByRole('radio', { name });
		await expect.element(service(/^Arrives Dec 18–22, 2026.*Standard Delivery/)).toBeChecked();
		expect(screen.getByText(/Arrives in 3 to 7 days/).elements()).toEqual([]);
		await expect.element(service(/^Arrives Dec 16–18, 2026.*Express Delivery/)).toBeVisible();
		await screen.getByRole('button', { name: /^(Pay|Place order:?) / }).click();
		await expect.poll(at).toMatch(/ZL\d{8}$/);
		await router.navigate(`/Orders/${/ZL\d{8}/.exec(at())?.[0]}`);
		await expect.element(screen.getByText('Dec 18–22, 2026')).toBeVisible();
	});

	test('says that a product that is bought at once is sold out, and leads back to it', async () => {
		const { screen } = await renderShop('/Checkout?step=review&buy=1001-4', SCENARIOS['signed-in']);
		await expect.element(screen.getByRole('heading', { name: 'This is sold out', level: 1 })).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'View product' }))
			.toHaveAttribute('href', expect.stringMatching(/^\/products\/1001/i));
	});

	test('offers the pieces that are left of a product that is bought at once', async () => {
		const { screen, at } = await renderShop('/Checkout?step=review&buy=1001-1&quantity=90', SCENARIOS['signed-in']);
		await expect.element(screen.getByText(/^Only 20 left of /)).toBeVisible();
		await screen.getByRole('link', { name: 'Buy 20' }).click();
		await expect.poll(at).toBe('/Checkout?step=review&buy=1001-1&quantity=20');
		await expect.element(screen.getByText(/ × 20$/)).toBeVisible();
		await expect.element(screen.getByText(/^Only 20 left of /)).not.toBeInTheDocument();
	});

	test('keeps what was decided through a reload', async () => {
		decide({ addressId: 'address-1', note: 'Please ring twice.', paymentOption: 'card' });
		const { screen } = await open('review');
		await expect.element(screen.getByRole('textbox', { name: 'Note for the shops' })).toHaveValue('Please ring twice.');
	});

	test('lists the coupons that fit, takes one at a press, and says what is missing for others', async () => {
		const { screen, button } = await open('review');
		await button(/^Use\s*WELCOME10$/).click();
		await expect.element(screen.getByText(/^10% off your order: .* off$/)).toBeVisible();
		expect(screen.getByRole('button', { name: /^Use\s*WELCOME10$/ }).elements()).toEqual([]);
		expect(screen.getByText('Best coupon used').elements()).toEqual([]);
	});

	test('uses the best coupon that the cart has taken, and lets the shopper do without', async () => {
		chosenCoupon.write('WELCOME10', true);
		const { screen, button } = await open('review');
		await expect.element(screen.getByText('Best coupon used')).toBeVisible();
		await button('No coupon').click();
		await expect.element(screen.getByText('Best coupon used')).not.toBeInTheDocument();
		expect(chosenCoupon.isOpen()).toBe(false);
	});

	test('says which categories a coupon is for', async () => {
		chosenCoupon.write('WELCOME10');
		const { screen } = await open('review', SCENARIOS['coupon-of-categories']);
		await expect.element(screen.getByText(/4,260\sK off · For Phones and Groceries$/)).toBeVisible();
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
		const note = screen.getByRole('textbox', { name: 'Note for the shops' });
		await expect.element(button('Add a note for the shops')).toHaveAttribute('aria-expanded', 'false');
		expect(note.elements()).toEqual([]);
		await button('Add a note for the shops').click();
		await note.fill('Please ring twice.');
		await expect.element(note).toHaveValue('Please ring twice.');
	});

	test('says which fields of a new address are missing, and keeps the address that is filled in', async () => {
		const { screen, button } = await open('address', SCENARIOS['no-addresses']);
		await expect.element(screen.getByRole('textbox', { name: /Recipient/ })).toHaveValue('Daw Khin');
		await button('Deliver to this address').click();
		await expect.element(screen.getByRole('combobox', { name: /Region or state/ })).toHaveFocus();
		await expect.element(screen.getByRole('link', { name: 'Street is required' })).toBeVisible();
		await fillAddress(screen);
		await expect.element(screen.getByRole('textbox', { name: 'Postcode' })).toHaveValue('11041');
		await button('Deliver to this address').click();
		await expect.element(screen.getByRole('radio', { name: /Daw Khin/ })).toBeChecked();
		await expect.element(screen.getByText(/Kamayut, Yangon Region, 11041/)).toBeVisible();
		// The form has given way to the list, and the focus with it.
		await expect.poll(() => document.activeElement?.querySelectorAll('[type=radio]').length).toBe(1);
		expect(document.activeElement).not.toBe(document.body);
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
			.element(screen.getByRole('link', { name: 'Remove its items in the cart' }))
			.toHaveAttribute('href', '/Checkout');
		await screen.getByRole('radio', { name: /Primary/ }).click();
		await screen.getByRole('button', { name: 'Continue to delivery' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Delivery method' })).toBeVisible();
	});

	test('tells that something changed, and orders when it is confirmed [§5.5]', async () => {
		decide({ addressId: 'address-1', paymentOption: 'mmqr' });
		const { screen, button } = await open('review', SCENARIOS['order-changed']);
		await button(/^Pay /).click();
		await expect.element(screen.getByText(/Your order changed, but the total is the same/)).toBeVisible();
	});

	test('keeps one key while nobody knows whether the order arrived', async () => {
		decide({ addressId: 'address-1', paymentOption: 'mmqr' });
		const { screen, button } = await open('review', SCENARIOS['order-unsure']);
		const idempotencyKey = () => String(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}').idempotencyKey);
		await button(/^Pay /).click();
		await expect.element(screen.getByText(/you won’t be charged or order twice/)).toBeVisible();
		const first = idempotencyKey();
		expect(first).toMatch(/^[\w-]{8,64}$/);
		await button(/^Pay /).click();
		await expect.element(screen.getByText(/you won’t be charged or order twice/)).toBeVisible();
		expect(idempotencyKey()).toBe(first);
	});

	test('takes a coupon off that no longer holds, and says so', async () => {
		decide({ addressId: 'address-1' });
		window.sessionStorage.setItem('chosen-coupon', 'GONE2020');
		const { screen } = await open('payment');
		await expect.element(screen.getByText('The coupon no longer applies and has been removed.')).toBeVisible();
		expect(window.sessionStorage.getItem('chosen-coupon')).toBeNull();
	});

	test('holds the order until lines that cannot be had are settled', async () => {
		decide({ addressId: 'address-1', paymentOption: 'mmqr' });
		const { screen, button } = await open('review', SCENARIOS['cart-sold-out']);
		await expect.element(screen.getByText(/is sold out and isn’t included in the order/)).toBeVisible();
		await button(/^Pay /).click();
		await expect.element(screen.getByText('Some items need your attention').first()).toBeInViewport();
		expect(document.activeElement?.textContent).toContain('is sold out and isn’t included in the order');
	});

	test('says that there is nothing to order', async () => {
		const { heading } = await open('address', SCENARIOS['empty-cart']);
		await expect.element(heading('There’s nothing to check out')).toBeVisible();
	});

	test('leads to sign-in and back to the step', async () => {
		const { at } = await open('payment', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FCheckout%3Fstep%3Dpayment&error=SessionRequired');
	});
});
