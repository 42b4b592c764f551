import { ApiError } from '@zaylat/api-client';
import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '../testing/render-shop.tsx';

async function open(options: Parameters<typeof renderShop>[1], path = `/Payment?order=${MOCK_ORDER_TO_PAY}`) {
	// The bank of the sandbox has a page in the demo profile only.
	const shop = await renderShop(path, { isDemo: true, ...options });
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
		const toOrder = screen.getByRole('link', { name: 'See or cancel the order' });
		await expect.element(toOrder).toHaveAttribute('href', expect.stringMatching(/^\/Orders\/ZL/));
		await screen.getByRole('radio', { name: 'MMQR' }).click();
		await button('Pay another way').click();
		await expect.element(heading('Scan and pay')).toBeVisible();
		await expect.element(screen.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
	});

	test('keeps the buttons of the bank in their place when the payment is known', async () => {
		const placeOfButton = ({ heading, button }: Awaited<ReturnType<typeof open>>) =>
			button('Refuse the payment').element().getBoundingClientRect().top -
			heading('Test bank').element().getBoundingClientRect().top;

		const known = await open(SCENARIOS['pay-by-card']);
		await known.screen.getByRole('link', { name: 'Go to the payment page' }).click();
		await expect.element(known.heading('Test bank')).toBeVisible();
		await expect.element(known.screen.getByText(/^Pay .* to /)).toBeVisible();
		const bank = known.at();
		const place = placeOfButton(known);
		await known.screen.unmount();

		const waiting = await open({ ...SCENARIOS['pay-by-card'], failures: { getPayment: 'pending' } }, bank);
		await expect.element(waiting.heading('Test bank')).toBeVisible();
		await expect.element(waiting.screen.getByText(/^Pay .* to /)).not.toBeInTheDocument();
		expect(placeOfButton(waiting)).toBe(place);
	});

	test('offers cash after a refusal, where the order can be paid in cash', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-card']);
		await screen.getByRole('link', { name: 'Go to the payment page' }).click();
		await button('Refuse the payment').click();
		await screen.getByRole('radio', { name: 'Cash on delivery' }).click();
		await button('Pay on delivery').click();
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('Order placed')).toBeVisible();
	});

	test('says "time is up", and pays anew [§4.14]', async () => {
		const { heading, button } = await open(SCENARIOS['payment-expired']);
		await expect.element(heading('Time is up')).toBeVisible();
		await button('Try again').click();
		await expect.element(heading('Scan and pay')).toBeVisible();
	});

	test('asks before it is left, and marks the payment as failed then [§4.14]', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-card']);
		await expect.element(heading('Pay by card')).toBeVisible();
		await expect
			.element(screen.getByText(/If you close this page or go elsewhere before paying, the payment fails/))
			.toBeVisible();
		await screen.getByRole('link', { name: 'Leave without paying' }).click();
		await expect.element(heading('Leave without paying?')).toBeVisible();
		await button('Stay and pay').click();
		await expect.poll(at).toBe(`/Payment?order=${MOCK_ORDER_TO_PAY}`);
		await screen.getByRole('link', { name: 'Leave without paying' }).click();
		await screen.getByRole('button', { name: 'Leave', exact: true }).click();
		await expect.poll(at).not.toContain('/Payment');
	});

	test.each([
		['a payment by card', 'pay-by-card', 1],
		['a payment at the bank', 'pay-by-bank', 1],
		['a QR code', 'pay-by-qr', 0],
	] as const)('%s: a closed page ends it where it cannot be completed elsewhere [§4.14]', async (_, name, times) => {
		const calls: string[] = [];
		const { screen } = await open({ ...SCENARIOS[name], calls });
		await expect.element(screen.getByText('Waiting for your bank')).toBeVisible();
		window.dispatchEvent(new Event('pagehide'));
		await expect.poll(() => calls.filter((call) => call.endsWith('/abandon'))).toHaveLength(times);
	});

	test('a QR code stays open when its page is left, which is told beforehand [§4.14]', async () => {
		const calls: string[] = [];
		const { screen, heading, at } = await open({ ...SCENARIOS['pay-by-qr'], calls });
		await expect.element(heading('Scan and pay')).toBeVisible();
		await expect.element(screen.getByText(/You can close this page: the code works until time is up/)).toBeVisible();
		await screen.getByRole('link', { name: 'Go to the order' }).click();
		await expect.poll(at).toBe(`/Orders/${MOCK_ORDER_TO_PAY}`);
		expect(calls.filter((call) => call.endsWith('/abandon'))).toEqual([]);
	});

	test('the page of the bank is left as the payment is [§4.14]', async () => {
		const calls: string[] = [];
		const { screen, heading } = await open({ ...SCENARIOS['pay-by-card'], calls });
		await screen.getByRole('link', { name: 'Go to the payment page' }).click();
		await expect.element(heading('Test bank')).toBeVisible();
		window.dispatchEvent(new Event('pagehide'));
		await expect.poll(() => calls.filter((call) => call.endsWith('/abandon'))).toHaveLength(1);
	});

	test('has no page of a bank without the demo profile (Decision 23)', async () => {
		const { screen } = await open(
			{ ...SCENARIOS['pay-by-card'], isDemo: false },
			'/Payment?reference=ZPMOCK1&method=card',
		);
		await expect.element(screen.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
	});

	test('says what to do when what was ordered has been sold', async () => {
		const { screen } = await open(SCENARIOS['payment-refused']);
		await expect.element(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('does not say that a payment failed which was never sent for lack of a connection', async () => {
		const { heading, button, shop } = await open(SCENARIOS['payment-expired']);
		await expect.element(heading('Time is up')).toBeVisible();
		const client = shop.client();
		vi.spyOn(client, 'attempt').mockResolvedValueOnce({ ok: false, error: new ApiError({ code: 'offline' }) });
		await button('Try again').click();
		await expect.element(heading('The payment has not started')).toBeVisible();
		await button('Try again').click();
		await expect.element(heading('Scan and pay')).toBeVisible();
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

describe('a mobile wallet', () => {
	const fields = (screen: Awaited<ReturnType<typeof open>>['screen']) => ({
		operator: screen.getByRole('combobox', { name: /^Wallet/ }),
		phone: screen.getByRole('textbox', { name: /^Mobile number of the wallet/ }),
		pay: screen.getByRole('button', { name: 'Continue to pay' }),
	});

	test('proposes the number of the order with its operator, and is paid with it', async () => {
		const { screen, heading } = await open(SCENARIOS['pay-by-wallet']);
		const { operator, phone, pay } = fields(screen);
		await expect.element(operator).toHaveValue('ooredoo');
		await expect.element(phone).toHaveValue('09951234567');
		await pay.click();
		await expect.element(heading('Confirm in your wallet')).toBeVisible();
	});

	test('says that a number is of another operator, and what else is missing [§5.8] [§5.9]', async () => {
		const { screen } = await open(SCENARIOS['pay-by-wallet']);
		const { operator, phone, pay } = fields(screen);
		await operator.selectOptions('mytel');
		await pay.click();
		await expect.element(screen.getByText("Mobile number doesn't match with operator").first()).toBeVisible();
		await phone.fill('');
		await pay.click();
		await expect.element(screen.getByText('Required data not fulfilled')).toBeVisible();
		await expect.element(screen.getByText('Please enter the mobile number').first()).toBeVisible();
	});

	test('keeps what was chosen and typed over a reload', async () => {
		const first = await open(SCENARIOS['pay-by-wallet']);
		await fields(first.screen).operator.selectOptions('mytel');
		await fields(first.screen).phone.fill('0969');
		await first.screen.unmount();
		const { operator, phone } = fields((await open(SCENARIOS['pay-by-wallet'])).screen);
		await expect.element(operator).toHaveValue('mytel');
		await expect.element(phone).toHaveValue('0969');
	});

	test('of Thailand belongs to no operator: its own page asks', async () => {
		const { heading } = await open({ ...SCENARIOS['pay-by-wallet'], edition: 'th' });
		await expect.element(heading('Pay with TrueMoney')).toBeVisible();
	});

	test('with a name of its own is paid on its page, which names it, the amount and the order', async () => {
		const { screen, heading } = await open(SCENARIOS['pay-by-named-wallet']);
		await expect.element(heading('Pay with KBZPay')).toBeVisible();
		await screen.getByRole('link', { name: 'Go to the payment page' }).click();
		await expect.element(heading('Test bank')).toBeVisible();
		await expect.element(screen.getByText('KBZPay', { exact: true })).toBeVisible();
		await expect.element(screen.getByText(/^Pay [\d,]+\sK to Zaylat$/)).toBeVisible();
		await expect.element(screen.getByText(`Order ${MOCK_ORDER_TO_PAY}`)).toBeVisible();
	});
});

describe('a QR code', () => {
	test.each([
		['mm', 'MMQR', 'KBZPay'],
		['th', 'PromptPay', 'K PLUS'],
	] as const)(
		'of the %s edition says who is paid, which apps read it and what happens next',
		async (edition, standard, app) => {
			const { screen } = await open({ ...SCENARIOS['pay-by-qr'], edition });
			await expect.element(screen.getByText(standard, { exact: true })).toBeVisible();
			await expect.element(screen.getByText('Paid to Zaylat')).toBeVisible();
			await expect.element(screen.getByText(app, { exact: true })).toBeVisible();
			await expect.element(screen.getByRole('button', { name: 'Save the picture' })).toBeVisible();
			await expect.element(screen.getByText('This page changes to paid by itself.')).toBeVisible();
		},
	);
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
