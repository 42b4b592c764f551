import { MOCK_USERS, SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { serveShop, takeOver } from '../../testing/serve-shop.tsx';
import type { TestShopOptions } from '../../testing/test-shop.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

const KEY = `checkout-mm-${MOCK_USERS.registered.id}`;
const decide = (draft: Partial<CheckoutDraft>) => window.sessionStorage.setItem(KEY, JSON.stringify(draft));

let end = () => {};

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});
afterEach(() => end());

/** The step of the address as a server sends it, hydrated. */
async function open(
	served: TestShopOptions = SCENARIOS['signed-in'],
	inTab: TestShopOptions = served,
	step = 'address',
) {
	const page = await serveShop(`/Checkout?step=${step}`, served);
	const calls: string[] = [];
	const { container, ...taken } = await takeOver(page, { ...inTab, calls });
	end = taken.end;
	return {
		...page,
		main: container.querySelector('main'),
		/** What of the checkout the tab has asked for itself. */
		asked: () => calls.filter((call) => /quote|addresses/.test(call)),
		radio: (name: RegExp) => screen.getByRole('radio', { name }),
	};
}

describe('the first look of the checkout', () => {
	test('is whole as the server sends it, asks for nothing, and answers the first press [§2.10]', async () => {
		const { html, main, asked, radio } = await open();
		for (const word of ['Delivery address', 'Primary', 'Continue to delivery', 'Add new address', '175,600']) {
			expect(html).toContain(word);
		}
		await expect.element(radio(/Primary/)).toBeChecked();
		expect(asked()).toEqual([]);
		const card = radio(/ဆိုင်/).element();
		await radio(/ဆိုင်/).click();
		await expect.element(radio(/ဆိုင်/)).toBeChecked();
		expect(radio(/ဆိုင်/).element()).toBe(card);
		expect(main?.isConnected).toBe(true);
		// The one is for the address that was just chosen.
		await expect.poll(asked).toHaveLength(1);
	});

	test('goes on to the delivery with the primary address', async () => {
		await open();
		await screen.getByRole('button', { name: 'Continue to delivery' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Delivery method' })).toBeVisible();
		expect(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')).toMatchObject({ addressId: 'address-1' });
	});

	test('opens the form of another address', async () => {
		await open();
		await screen.getByRole('button', { name: 'Add new address' }).click();
		await expect.element(screen.getByRole('textbox', { name: /Recipient/ })).toBeVisible();
	});

	test('shows at once what the tab had decided before', async () => {
		decide({ addressId: 'address-2' });
		const { radio, asked } = await open();
		await expect.element(radio(/ဆိုင်/)).toBeChecked();
		expect(asked()).toHaveLength(1);
	});

	test('takes a coupon of the cart in at once', async () => {
		window.sessionStorage.setItem('chosen-coupon', 'WELCOME10');
		const { asked } = await open();
		await expect.element(screen.getByText('Coupon WELCOME10')).toBeVisible();
		expect(asked()).toHaveLength(1);
	});

	test('without an address is a form of the tab’s, which comes at once', async () => {
		const { html, asked } = await open(SCENARIOS['no-addresses']);
		expect(html).toContain('Order summary');
		expect(html).not.toContain('<input type="tel"');
		await expect.element(screen.getByRole('textbox', { name: /Recipient/ })).toBeVisible();
		expect(asked()).toEqual([]);
	});

	test('asks itself for what the server did not get, and says what is wrong', async () => {
		const failing = { ...SCENARIOS['signed-in'], failures: { listAddresses: 'unavailable' } } as const;
		await open(failing, failing);
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
		await expect.element(screen.getByRole('heading', { name: 'Order summary' })).toBeVisible();
	});

	test('is the tab’s where the order goes on from what was decided', async () => {
		decide({ addressId: 'address-1' });
		const { html } = await open(SCENARIOS['signed-in'], SCENARIOS['signed-in'], 'delivery');
		expect(html).not.toContain('168,600 K');
		await expect.element(screen.getByRole('heading', { name: 'Delivery method' })).toBeVisible();
	});

	test('of somebody else gives way at once, with nothing of theirs left', async () => {
		const { html, radio } = await open(SCENARIOS['signed-in'], { ...SCENARIOS.guest, hasNoAddresses: true });
		expect(html).toContain('Primary');
		await expect.element(screen.getByRole('textbox', { name: /Recipient/ })).toBeVisible();
		await expect.element(radio(/Primary/)).not.toBeInTheDocument();
	});
});
