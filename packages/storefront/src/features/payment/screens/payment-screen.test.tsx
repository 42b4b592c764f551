import { ApiError } from '@zaylat/api-client';
import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderShop } from '../../../testing/render-shop.tsx';

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
		await screen.getByRole('link', { name: 'Continue to payment' }).click();
		await expect.element(heading('Test bank')).toBeVisible();
		await button('Approve payment').click();
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('Payment successful')).toBeVisible();
	});

	test('offers another try after a refusal, in the same way or another (Specification §8)', async () => {
		const { screen, heading, button } = await open(SCENARIOS['pay-by-card']);
		await screen.getByRole('link', { name: 'Continue to payment' }).click();
		await button('Decline payment').click();
		await expect.element(heading('Payment failed')).toHaveFocus();
		const toOrder = screen.getByRole('link', { name: 'View or cancel order' });
		await expect.element(toOrder).toHaveAttribute('href', expect.stringMatching(/^\/Orders\/ZL/));
		await screen.getByRole('radio', { name: 'MMQR' }).click();
		await button('Use another payment method').click();
		await expect.element(heading('Scan to pay')).toBeVisible();
		await expect.element(screen.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();
	});

	test('keeps the buttons of the bank in their place when the payment is known', async () => {
		const placeOfButton = ({ heading, button }: Awaited<ReturnType<typeof open>>) =>
			button('Decline payment').element().getBoundingClientRect().top -
			heading('Test bank').element().getBoundingClientRect().top;

		const known = await open(SCENARIOS['pay-by-card']);
		await known.screen.getByRole('link', { name: 'Continue to payment' }).click();
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

	test('has the bank of the demo, which arrives later, below all links', async () => {
		const { screen } = await open(SCENARIOS['pay-by-qr']);
		const bank = screen.getByText('Demo bank', { exact: true });
		await expect.element(bank).toBeVisible();
		const last = screen.getByRole('main').getByRole('link').last().element();
		expect(last.compareDocumentPosition(bank.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	test('offers cash after a refusal, where the order can be paid in cash', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-card']);
		await screen.getByRole('link', { name: 'Continue to payment' }).click();
		await button('Decline payment').click();
		await screen.getByRole('radio', { name: 'Cash on delivery' }).click();
		await button('Cash on delivery').click();
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('Order placed')).toBeVisible();
	});

	test('says "time is up", and pays anew [§4.14]', async () => {
		const { heading, button } = await open(SCENARIOS['payment-expired']);
		await expect.element(heading('Time is up')).toBeVisible();
		await button('Try again').click();
		await expect.element(heading('Scan to pay')).toBeVisible();
	});

	test('asks before it is left, and marks the payment as failed then [§4.14]', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-card']);
		await expect.element(heading('Pay by card')).toBeVisible();
		await expect
			.element(screen.getByText(/If you close or leave this page before paying, the payment fails/))
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

	test.each([
		['a payment by card', 'pay-by-card', ['here', 'hidden', 'here', 'gone']],
		['a QR code', 'pay-by-qr', []],
	] as const)(
		'%s: its page says where the shopper is, for when it cannot say that it is left [§4.14]',
		async (_, name, told) => {
			const { screen, shop } = await open(SCENARIOS[name]);
			const sent: string[] = [];
			vi.spyOn(shop.client(), 'sendOnLeaving').mockImplementation(({ path, body }) => {
				const said = body as { presence: string } | undefined;
				if (path.includes('/payments/')) sent.push(said?.presence ?? 'gone');
			});
			await expect.element(screen.getByText('Waiting for your bank')).toBeVisible();
			const visibility = vi.spyOn(document, 'visibilityState', 'get');
			onTestFinished(() => visibility.mockRestore());
			for (const state of ['hidden', 'visible'] as const) {
				visibility.mockReturnValue(state);
				document.dispatchEvent(new Event('visibilitychange'));
			}
			window.dispatchEvent(new Event('pagehide'));
			// Browsers hide the page after they have said that it is left: that must not let the payment go on.
			visibility.mockReturnValue('hidden');
			document.dispatchEvent(new Event('visibilitychange'));
			expect(sent).toEqual(told);
		},
	);

	test('a QR code stays open when its page is left, which is told beforehand [§4.14]', async () => {
		const calls: string[] = [];
		const { screen, heading, at } = await open({ ...SCENARIOS['pay-by-qr'], calls });
		await expect.element(heading('Scan to pay')).toBeVisible();
		await expect
			.element(screen.getByText(/You can close this page. The QR code is valid until time is up/))
			.toBeVisible();
		await screen.getByRole('link', { name: 'View order' }).click();
		await expect.poll(at).toBe(`/Orders/${MOCK_ORDER_TO_PAY}`);
		expect(calls.filter((call) => call.endsWith('/abandon'))).toEqual([]);
	});

	test('a QR code gives way to another way to pay at any time, and to cash [§4.14]', async () => {
		const { screen, heading, button, at } = await open(SCENARIOS['pay-by-qr']);
		await expect.element(heading('Scan to pay')).toBeVisible();
		await button('Use another payment method').click();
		expect(screen.getByRole('radio', { name: 'MMQR' }).elements()).toEqual([]);
		await screen.getByRole('radio', { name: 'KBZPay' }).click();
		await button('Pay with this method').click();
		await expect.element(heading('Pay with KBZPay')).toBeVisible();
		await button('Use another payment method').click();
		await screen.getByRole('radio', { name: 'Cash on delivery' }).click();
		await button('Cash on delivery').click();
		await expect.poll(at).toBe(`/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
	});

	test('after a refusal and with a new payment running, the order says nothing of a failed payment', async () => {
		const { screen, heading, button } = await open(SCENARIOS['payment-declined']);
		await screen.getByRole('radio', { name: 'MMQR' }).click();
		await button('Use another payment method').click();
		await expect.element(heading('Scan to pay')).toBeVisible();
		await screen.getByRole('link', { name: 'View order' }).click();
		await expect.element(screen.getByText('Waiting for your payment')).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'Use another payment method' }))
			.toHaveAttribute('href', `/Payment?order=${MOCK_ORDER_TO_PAY}&choose=1`);
		expect(screen.container.textContent).not.toContain('Payment failed');
	});

	test('another way that cannot be begun leaves the running payment as it is, and says why', async () => {
		const { screen, heading, button, shop } = await open(
			SCENARIOS['pay-by-qr'],
			`/Payment?order=${MOCK_ORDER_TO_PAY}&choose=1`,
		);
		await expect.element(heading('Scan to pay')).toBeVisible();
		vi.spyOn(shop.client(), 'attempt').mockResolvedValueOnce({ ok: false, error: new ApiError({ code: 'offline' }) });
		// The choice is open, because the order's page led to it.
		await button('Pay with this method').click();
		await expect.element(screen.getByRole('alert').first()).toBeVisible();
		await expect.element(heading('Scan to pay')).toBeVisible();
	});

	test('the page of the bank is left as the payment is [§4.14]', async () => {
		const calls: string[] = [];
		const { screen, heading } = await open({ ...SCENARIOS['pay-by-card'], calls });
		await screen.getByRole('link', { name: 'Continue to payment' }).click();
		await expect.element(heading('Test bank')).toBeVisible();
		window.dispatchEvent(new Event('pagehide'));
		await expect.poll(() => calls.filter((call) => call.endsWith('/abandon'))).toHaveLength(1);
	});

	test('has no page of a bank without the demo profile (Decision 23)', async () => {
		const { screen } = await open(
			{ ...SCENARIOS['pay-by-card'], isDemo: false },
			'/Payment?reference=ZPMOCK1&method=card',
		);
		await expect.element(screen.getByRole('heading', { name: 'There’s nothing to pay' })).toBeVisible();
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
		await expect.element(heading('The payment couldn’t be started')).toBeVisible();
		await button('Try again').click();
		await expect.element(heading('Scan to pay')).toBeVisible();
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
		phone: screen.getByRole('textbox', { name: /^Wallet mobile number/ }),
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
		await expect.element(screen.getByText('Enter your mobile number').first()).toBeVisible();
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
		await screen.getByRole('link', { name: 'Continue to payment' }).click();
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
			await expect.element(screen.getByText('Pay to Zaylat')).toBeVisible();
			const frame = screen.getByRole('img', { name: 'Thai QR Payment' }).elements();
			expect(frame).toHaveLength(edition === 'th' ? 1 : 0);
			await expect.element(screen.getByText(app, { exact: true }).first()).toBeVisible();
			await expect.element(screen.getByRole('button', { name: 'Save QR code' })).toBeVisible();
			await expect.element(screen.getByText('This page updates automatically when you’ve paid.')).toBeVisible();
		},
	);
});

describe('the end of a purchase', () => {
	test('of digital goods leads to the library, and says where codes are sent', async () => {
		const { heading, screen } = await open(SCENARIOS['digital-paid'], `/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('Payment successful')).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'View your codes' }))
			.toHaveAttribute('href', '/DigitalLibrary');
		await expect.element(screen.getByText(/come by email to shopper@example\.com/)).toBeVisible();
		expect(screen.container.textContent).not.toMatch(/EX\d+MP|Track code|with the shops/);
	});

	test('does not call a payment successful before the gateway has told', async () => {
		const { heading, screen } = await open(SCENARIOS['pay-by-card'], `/payment/Success?order=${MOCK_ORDER_TO_PAY}`);
		await expect.element(heading('Waiting for payment confirmation')).toBeVisible();
		await expect
			.element(screen.getByRole('link', { name: 'Go to payment' }))
			.toHaveAttribute('href', `/Payment?order=${MOCK_ORDER_TO_PAY}`);
	});
});
