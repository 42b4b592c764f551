import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../../../testing/render-shop.tsx';
import { cartState } from '../../cart/feature.ts';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

async function open(path = '/Orders', options: Parameters<typeof renderShop>[1] = SCENARIOS['signed-in']) {
	const shop = await renderShop(path, options);
	await expect.element(shop.screen.getByRole('heading', { level: 1 })).toBeVisible();
	const { screen } = shop;
	return {
		...shop,
		cards: () => screen.getByRole('article').elements().length,
		button: (name: string | RegExp) => screen.getByRole('button', { name }),
		text: (text: string | RegExp) => screen.getByText(text).first(),
	};
}

describe('an order of several parcels', () => {
	test('has a line for each that opens; the first is open, and digital goods say what they are', async () => {
		const { screen } = await open('/Orders/ZL31000001', SCENARIOS['parcel-cancelled']);
		const parcels = () => [...screen.getByRole('main').element().querySelectorAll('details')];
		await expect.poll(() => parcels().map((parcel) => parcel.open)).toEqual([true, false]);
		const [, second] = parcels();
		expect(second?.querySelector('summary')?.textContent).toMatch(/1 item.*cancelled/i);
		second?.querySelector('summary')?.click();
		await expect.poll(() => second?.open).toBe(true);
	});

	test('of one parcel has no line to open', async () => {
		const { screen } = await open('/Orders/ZL31000001');
		await expect.element(screen.getByRole('list', { name: 'Items' })).toBeVisible();
		expect(screen.getByRole('main').element().querySelectorAll('details')).toHaveLength(0);
	});
});

describe('the orders of an account', () => {
	test('are narrowed by links to where they stand', async () => {
		const { screen, cards, at } = await open();
		await expect.poll(cards).toBe(2);
		await screen.getByRole('link', { name: 'On the way', exact: true }).click();
		await expect.poll(at).toBe('/Orders?stage=on_the_way');
		await expect.poll(cards).toBe(1);
	});

	test('show what they are narrowed to, though the row of links is too wide for a phone', async () => {
		await page.viewport(375, 800);
		const { screen } = await open('/Orders?stage=cancelled');
		const chosen = () => screen.getByRole('link', { name: 'Cancelled', exact: true }).element().getBoundingClientRect();
		await expect.poll(() => chosen().right).toBeLessThanOrEqual(375);
		expect(chosen().left).toBeGreaterThanOrEqual(0);
	});

	test('are found by a part of a code, also of a parcel', async () => {
		const { screen, cards, at, button } = await open();
		await screen.getByRole('searchbox', { name: 'Search by order code' }).fill('ex10000 0010');
		await button('Search').last().click();
		await expect.poll(at).toContain('/Orders?code=');
		await expect.poll(cards).toBe(1);
		await expect.element(screen.getByRole('link', { name: 'Order ZL31000001' })).toBeVisible();
	});

	test('say what to do when nothing is found', async () => {
		const { screen } = await open('/Orders?code=ZL99999999');
		await expect.element(screen.getByText(/No order matches the code “ZL99999999”/)).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/Orders');
	});

	test('are to be paid while they wait for it, whatever was tried before', async () => {
		const { screen } = await open('/Orders?stage=to_pay', SCENARIOS['pay-by-qr']);
		await expect
			.element(screen.getByRole('link', { name: /^Use another payment method/ }))
			.toHaveAttribute('href', `/Payment?order=${MOCK_ORDER_TO_PAY}&choose=1`);
	});

	test('say that a parcel is late, in the list and on the page of the order, and lead to the shop and to help', async () => {
		const { screen, text } = await open('/Orders?stage=on_the_way', SCENARIOS['parcel-late']);
		await expect.element(screen.getByText('Late', { exact: true })).toBeVisible();
		await screen.getByRole('link', { name: /^View order/ }).click();
		await expect.element(text('This parcel is late')).toBeVisible();
		await expect.element(text(/^It should have arrived by /)).toBeVisible();
		await expect.element(screen.getByText('Late', { exact: true })).toBeVisible();
		// Days that are over are not those of its arrival.
		expect(screen.getByText('Arrives', { exact: true }).elements()).toEqual([]);
		await expect.element(screen.getByRole('link', { name: /^Ask the shop|^Chat/ }).first()).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/Help/contact-us');
	});

	test('that are on their way in time are not late', async () => {
		const { screen } = await open('/Orders?stage=on_the_way');
		await expect.element(screen.getByRole('article')).toBeVisible();
		expect(screen.getByText('Late', { exact: true }).elements()).toEqual([]);
		await screen.getByRole('link', { name: /^View order/ }).click();
		await expect.element(screen.getByText('Arrives', { exact: true })).toBeVisible();
		expect(screen.getByText('Late', { exact: true }).elements()).toEqual([]);
	});

	test('lead to the payment while they wait for it', async () => {
		const { screen } = await open('/Orders', SCENARIOS['payment-declined']);
		await expect
			.element(screen.getByRole('link', { name: /^Pay now/ }))
			.toHaveAttribute('href', `/Payment?order=${MOCK_ORDER_TO_PAY}`);
	});

	test('send visitors to sign in', async () => {
		const { at } = await renderShop('/Orders', SCENARIOS['signed-out']);
		await expect.poll(at).toBe('/login?redirect=%2FOrders&error=SessionRequired');
	});
});

describe('an order', () => {
	test('is cancelled with a reason, after asking', async () => {
		const { screen, button, text } = await open(`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-paid']);
		await button('Cancel order').click();
		const question = screen.getByRole('alertdialog', { name: 'Cancel this order?' });
		await question.getByRole('button', { name: 'Cancel order' }).click();
		await expect.element(question.getByText('Select a reason.')).toBeVisible();
		await question.getByRole('radio', { name: 'Delivery takes too long' }).click();
		await question.getByRole('button', { name: 'Cancel order' }).click();
		await expect.element(text('Reason: Delivery takes too long')).toBeVisible();
		await expect.element(button('Cancel order')).not.toBeInTheDocument();
	});

	test('that moved on meanwhile is not cancelled, and says so', async () => {
		const calls: string[] = [];
		const options = { ...SCENARIOS['order-moved'], calls };
		const { screen, button } = await open(`/Orders/${MOCK_ORDER_TO_PAY}`, options);
		await button('Cancel order').click();
		const question = screen.getByRole('alertdialog');
		await question.getByRole('radio', { name: 'Other reason' }).click();
		const asked = () => calls.filter((call) => call === `GET /api/orders/${MOCK_ORDER_TO_PAY}`).length;
		const before = asked();
		await question.getByRole('button', { name: 'Cancel order' }).click();
		await expect.element(question.getByText(/no longer possible for this order/)).toBeVisible();
		// What it offers comes from its state now.
		await expect.poll(asked).toBe(before + 1);
	});

	test('is complete once its parcel has arrived [§2.12]', async () => {
		const { screen, button, text } = await open('/Orders/ZL31000002');
		await button('Confirm delivery').click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Yes, I’ve received it' }).click();
		await expect.element(text('Delivery confirmed')).toBeVisible();
		await expect.element(button('Confirm delivery')).not.toBeInTheDocument();
	});

	test.each([
		['/Orders/ZL31000001', undefined, 'You earned 18 points with this order.'],
		[`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-paid'], /^You earn \d+ points when it is delivered\.$/],
	] as const)('brings its points with the delivery, not before: %s', async (path, options, words) => {
		const { text } = await open(path, options);
		await expect.element(text(words)).toBeVisible();
	});

	test('that was cancelled brings no points', async () => {
		const { screen, button, text } = await open(`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-paid']);
		await expect.element(text(/points when it is delivered/)).toBeVisible();
		await button('Cancel order').click();
		const question = screen.getByRole('alertdialog');
		await question.getByRole('radio', { name: 'Other reason' }).click();
		await question.getByRole('button', { name: 'Cancel order' }).click();
		await expect.element(text('Cancelled by you')).toBeVisible();
		await expect.element(screen.getByText(/\d points/)).not.toBeInTheDocument();
	});

	test('goes into the cart again', async () => {
		const { shop, button, text } = await open('/Orders/ZL31000001', { user: 'registered' });
		await button('Buy again').click();
		await expect.element(text('1 item added to your cart')).toBeVisible();
		await expect.poll(() => shop.stateOf(cartState).lines().length).toBe(1);
	});

	test('of another account is not found', async () => {
		const { screen } = await open('/Orders/ZL99999999');
		await expect.element(screen.getByRole('heading', { name: 'Order not found' })).toBeVisible();
	});
});

describe('a return (ADR 70)', () => {
	test('names goods, reason and account, keeps them through a reload, and is withdrawn', async () => {
		const { screen, button, text } = await open('/Orders/ZL31000001');
		await button('Report a problem or return').click();
		const dialog = screen.getByRole('dialog', { name: 'Request a return' });
		await expect.element(dialog.getByText(/^Refund: /)).toBeVisible();
		await dialog.getByRole('button', { name: 'Submit request' }).click();
		await expect.element(dialog.getByText('Select a reason.').first()).toBeVisible();
		await expect.element(dialog.getByText('Enter an account or wallet for the refund.').first()).toBeVisible();
		await dialog.getByRole('radio', { name: 'It arrived damaged' }).click();
		await dialog.getByRole('textbox', { name: 'Details' }).fill('A cup is broken.');
		await dialog.getByRole('button', { name: 'Close' }).click();
		await button('Report a problem or return').click();
		await expect.element(dialog.getByRole('textbox', { name: 'Details' })).toHaveValue('A cup is broken.');
		await expect.element(dialog.getByRole('radio', { name: 'It arrived damaged' })).toBeChecked();
		await dialog.getByRole('textbox', { name: /^Refund account/ }).fill('KBZPay 09 951 234 567');
		await dialog.getByRole('button', { name: 'Submit request' }).click();
		await expect.element(text('Awaiting reply')).toBeVisible();
		await expect.element(button('Report a problem or return')).not.toBeInTheDocument();
		await button('Cancel return').click();
		await expect.element(text('You keep the items.')).toBeVisible();
		await expect.element(button('Report a problem or return')).toBeVisible();
	});

	test('of one piece leaves the others: they are returned with a photograph, as many as are left', async () => {
		const { screen, button, text } = await open('/Orders/ZL31000001', SCENARIOS['returned-in-part']);
		await expect.element(text('Refunded')).toBeVisible();
		await button('Report a problem or return').click();
		const dialog = screen.getByRole('dialog', { name: 'Request a return' });
		const pieces = dialog.getByRole('spinbutton', { name: /^Quantity to return/ });
		await expect.element(pieces).toHaveValue('2');
		await expect.element(dialog.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
		await dialog.getByRole('radio', { name: 'It arrived damaged' }).click();
		await dialog.getByRole('textbox', { name: /^Refund account/ }).fill('KBZPay 09 951 234 567');
		const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
		await userEvent.upload(input ?? dialog, new File(['picture'], 'seam.png', { type: 'image/png' }));
		await expect.element(dialog.getByText('Uploaded')).toBeVisible();
		await dialog.getByRole('button', { name: 'Submit request' }).click();
		await expect.element(text('Awaiting reply')).toBeVisible();
		await expect.element(dialog).not.toBeInTheDocument();
		const requested = screen.getByRole('region', { name: 'Return RT00000011' });
		await expect.element(requested.getByText(/^2 × /)).toBeVisible();
		await expect.element(requested.getByRole('button', { name: 'Photo 1 of return RT00000011' })).toBeVisible();
		await expect.element(button('Report a problem or return')).not.toBeInTheDocument();
	});

	test('of goods that a coupon paid in part names its part', async () => {
		const { screen } = await open('/Orders/ZL31000001', SCENARIOS['returned-with-coupon']);
		const card = screen.getByRole('region', { name: /^Return RT/ });
		await expect.element(card.getByText(/^Refund: 16,650\sK$/)).toBeVisible();
		await expect.element(card.getByText(/^Price 18,500\sK, less 1,850\sK/)).toBeVisible();
		await expect.element(screen.getByText(/^Returned, credit note .* · less coupon 1,850\sK$/)).toBeVisible();
		// Cash goes back too: what was paid says so.
		const payment = screen.getByRole('region', { name: 'Payment' });
		await expect.element(payment.getByText(/^16,650\sK · \w+ \d+, \d{4}/)).toBeVisible();
		await expect.element(payment.getByText(/^Price 18,500\sK, less 1,850\sK/)).toBeVisible();
	});

	test('that was declined can be asked for again', async () => {
		const { button, text } = await open('/Orders/ZL31000001', SCENARIOS['return-declined']);
		await expect.element(text('Declined')).toBeVisible();
		await expect.element(button('Report a problem or return')).toBeVisible();
	});

	test('is named on its order in the list', async () => {
		const { screen } = await open('/Orders', SCENARIOS['return-requested']);
		const card = screen.getByRole('article').filter({ hasText: 'ZL31000001' });
		await expect.element(card.getByText('Return requested', { exact: true })).toBeVisible();
		const other = screen.getByRole('article').filter({ hasText: 'ZL31000002' });
		await expect.element(other.getByText(/^Return/)).not.toBeInTheDocument();
	});

	test('that moved on meanwhile is not sent, and says so', async () => {
		const { screen, button } = await open('/Orders/ZL31000001', {
			...SCENARIOS['signed-in'],
			failures: { requestReturn: 'order_move_refused' },
		});
		await button('Report a problem or return').click();
		const dialog = screen.getByRole('dialog', { name: 'Request a return' });
		await dialog.getByRole('radio', { name: 'I changed my mind' }).click();
		await dialog.getByRole('textbox', { name: /^Refund account/ }).fill('KBZPay 09 951 234 567');
		await dialog.getByRole('button', { name: 'Submit request' }).click();
		await expect.element(dialog.getByText(/no longer possible for this order/)).toBeVisible();
	});

	test('that was accepted says what to write on the parcel', async () => {
		const { text } = await open('/Orders/ZL31000001', SCENARIOS['return-accepted']);
		await expect.element(text(/write RT\d{8} on the parcel/)).toBeVisible();
	});
});

describe('a review', () => {
	test('needs stars, keeps what was written, and is there afterwards', async () => {
		const { screen, button } = await open('/Orders/ZL31000001');
		await button(/^Write a review/).click();
		const dialog = screen.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('textbox', { name: 'Your review' }).fill('Soft and strong.');
		await dialog.getByRole('button', { name: 'Submit review' }).click();
		await expect.element(dialog.getByText('Select a rating from one to five stars.')).toBeVisible();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await button(/^Write a review/).click();
		await expect.element(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue('Soft and strong.');
		await dialog.getByRole('radio', { name: '5 stars, Excellent' }).click();
		await dialog.getByRole('button', { name: 'Submit review' }).click();
		await expect.element(screen.getByText('Reviewed', { exact: true })).toBeVisible();
	});

	test('goes with a picture that was sent [§1.14]', async () => {
		const { screen, button } = await open('/Orders/ZL31000001');
		await button(/^Write a review/).click();
		const dialog = screen.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('radio', { name: '5 stars, Excellent' }).click();
		const picture = new File(['picture'], 'cloth.png', { type: 'image/png' });
		await expect.element(dialog.getByText('Choose photos')).toBeVisible();
		const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
		await userEvent.upload(input ?? dialog, picture);
		await expect.element(dialog.getByText('Uploaded')).toBeVisible();
		await dialog.getByRole('button', { name: 'Submit review' }).click();
		await expect.element(screen.getByText('Reviewed', { exact: true })).toBeVisible();
	});

	test('that is refused says why, and loses nothing', async () => {
		const { screen, button } = await open('/Orders/ZL31000001', SCENARIOS['review-refused']);
		await button(/^Write a review/).click();
		const dialog = screen.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('radio', { name: '1 star, Bad' }).click();
		await dialog.getByRole('button', { name: 'Submit review' }).click();
		await expect.element(dialog.getByText(/^Unable to review right now/)).toBeVisible();
		await expect.element(dialog.getByRole('radio', { name: '1 star, Bad' })).toBeChecked();
	});
});
