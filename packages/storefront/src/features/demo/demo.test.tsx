import { MOCK_ORDER_TO_PAY, MOCK_OTP, SCENARIOS } from '@zaylat/api-client/mocks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../testing/render-shop.tsx';

const COOKIE = 'demo-notice';

const { innerWidth, innerHeight } = window;
afterEach(() => page.viewport(innerWidth, innerHeight));

beforeEach(async () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	await cookieStore.delete(COOKIE);
});

type Options = Parameters<typeof renderShop>[1];
const open = (path: string, options: Options, isDemo = true) => renderShop(path, { ...options, isDemo });

describe('the banner of the demo profile', () => {
	test('leads to messages and tools, and is gone once it is dismissed', async () => {
		const { screen } = await open('/FourNotFive', SCENARIOS['signed-out']);
		const banner = screen.getByRole('complementary', { name: 'Demo' });
		await expect.element(banner).toBeVisible();
		await expect.element(banner.getByText(/^This is a demo/)).toBeInTheDocument();
		await expect.element(screen.getByRole('link', { name: /Demo tools$/ })).toHaveAttribute('href', '/dev-tool');
		await screen.getByRole('button', { name: 'Dismiss' }).click();
		await expect.element(banner).not.toBeInTheDocument();
		expect((await cookieStore.get(COOKIE))?.value).toBe('dismissed');
	});

	test.each([
		['a line with the delivery country', '/', 375],
		['the row below the header', '/', 1366],
		['the row below the header', '/FourNotFive', 768],
		['a bar', '/FourNotFive', 375],
		['a bar', '/login', 1366],
	])('is %s of %s at %i px, and there once', async (place, path, width) => {
		await page.viewport(width, 700);
		const { screen } = await open(path, SCENARIOS['signed-out']);
		const mark = screen.getByRole('complementary', { name: 'Demo' });
		await expect.element(mark).toBeVisible();
		expect(mark.elements()).toHaveLength(1);
		const form = screen.getByRole('main').getByRole('combobox', { name: 'Deliver to?' });
		if (place === 'a line with the delivery country') {
			await expect.element(form).toBeVisible();
			const [one, other] = [mark, form].map((each) => each.element().getBoundingClientRect());
			expect(one?.top).toBeLessThan(other?.bottom ?? 0);
			expect(other?.top).toBeLessThan(one?.bottom ?? 0);
		}
	});

	test('is not there in production', async () => {
		const { screen } = await open('/FourNotFive', SCENARIOS['signed-out'], false);
		await expect.element(screen.getByRole('main')).toBeVisible();
		await expect.element(screen.getByText(/This is a demo/)).not.toBeInTheDocument();
	});
});

describe('a code that is awaited', () => {
	async function register(isDemo: boolean, calls: string[] = []) {
		const shop = await open('/register', { ...SCENARIOS['signed-out'], calls }, isDemo);
		const { screen } = shop;
		await screen.getByRole('textbox', { name: /^Name/ }).fill('Ma Hla');
		await screen.getByRole('textbox', { name: /^Email or phone number/ }).fill('09 7712 34567');
		await screen.getByLabelText(/^Password/).fill('lotus-river-7');
		await screen.getByRole('button', { name: 'Send code' }).click();
		const field = screen.getByRole('textbox', { name: /^6-digit code/ });
		await expect.element(field).toBeVisible();
		return { ...shop, field };
	}

	test('is shown and filled in at a press in the demo profile', async () => {
		const { screen, field } = await register(true);
		await expect.element(screen.getByText(MOCK_OTP)).toBeVisible();
		await screen.getByRole('button', { name: 'Fill in code' }).click();
		await expect.element(field).toHaveValue(MOCK_OTP);
		await expect.element(field).toHaveFocus();
	});

	test('stands below the button that sends it, which does not move when it comes', async () => {
		const { screen } = await register(true);
		const send = screen.getByRole('button', { name: 'Create account' }).element();
		const fill = screen.getByRole('button', { name: 'Fill in code' });
		await expect.element(fill).toBeVisible();
		expect(fill.element().getBoundingClientRect().top).toBeGreaterThan(send.getBoundingClientRect().bottom);
	});

	test('is not looked for in production', async () => {
		const calls: string[] = [];
		const { screen } = await register(false, calls);
		await expect.element(screen.getByRole('button', { name: 'Fill in code' })).not.toBeInTheDocument();
		expect(calls.filter((call) => call.includes('dev-tool'))).toEqual([]);
	});
});

describe('the bank of the demo profile', () => {
	const PAY = `/Payment?order=${MOCK_ORDER_TO_PAY}`;

	test('confirms a payment by QR code at a press', async () => {
		const { screen, at } = await open(PAY, SCENARIOS['pay-by-qr']);
		await screen.getByRole('button', { name: 'Approve payment' }).click();
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
	});

	test('refuses it', async () => {
		const { screen } = await open(PAY, SCENARIOS['pay-by-qr']);
		await screen.getByRole('button', { name: 'Decline payment' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
	});

	test('does not answer, and then lets time run out', async () => {
		const { screen } = await open(PAY, SCENARIOS['pay-by-qr']);
		await screen.getByRole('button', { name: 'No response' }).click();
		await expect.element(screen.getByText(/^The bank doesn’t respond/)).toBeVisible();
		await screen.getByRole('button', { name: 'Expire now' }).click();
		await expect.element(screen.getByRole('heading', { name: 'Time is up' })).toBeVisible();
	});

	test('does not answer on the page that stands in for the bank either', async () => {
		const { screen, at } = await open(PAY, SCENARIOS['pay-by-card']);
		await screen.getByRole('link', { name: 'Continue to payment' }).click();
		await screen.getByRole('button', { name: 'Leave without responding' }).click();
		await expect.poll(at).toBe(PAY);
		await expect.element(screen.getByText('Waiting for your bank')).toBeVisible();
	});

	test('is not there in production', async () => {
		const { screen } = await open(PAY, SCENARIOS['pay-by-qr'], false);
		await expect.element(screen.getByRole('heading', { name: 'Scan to pay' })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Approve payment' })).not.toBeInTheDocument();
	});
});

test('the courier of the demo profile moves a parcel at a press, and the page shows it', async () => {
	const { screen } = await open('/Orders/ZL31000002', SCENARIOS['signed-in']);
	await screen.getByRole('button', { name: /^Next: Delivered/ }).click();
	await expect.element(screen.getByText('All parcels are delivered.')).toBeVisible();
	await expect.element(screen.getByRole('main').getByText('Delivered').first()).toBeVisible();
});
