import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderShop } from '../testing/render-shop.tsx';

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
		await screen.getByRole('searchbox', { name: 'Search by code' }).fill('ex10000 0010');
		await button('Search').last().click();
		await expect.poll(at).toContain('/Orders?code=');
		await expect.poll(cards).toBe(1);
		await expect.element(screen.getByRole('link', { name: 'Order ZL31000001' })).toBeVisible();
	});

	test('say what to do when nothing is found', async () => {
		const { screen } = await open('/Orders?code=ZL99999999');
		await expect.element(screen.getByText(/No order of yours has “ZL99999999”/)).toBeVisible();
		await expect.element(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', '/Orders');
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
		await button('Cancel the order').click();
		const question = screen.getByRole('alertdialog', { name: 'Cancel this order?' });
		await question.getByRole('button', { name: 'Cancel the order' }).click();
		await expect.element(question.getByText('Choose a reason.')).toBeVisible();
		await question.getByRole('radio', { name: 'It takes too long' }).click();
		await question.getByRole('button', { name: 'Cancel the order' }).click();
		await expect.element(text('Reason: It takes too long')).toBeVisible();
		await expect.element(button('Cancel the order')).not.toBeInTheDocument();
	});

	test('that moved on meanwhile is not cancelled, and says so', async () => {
		const { screen, button } = await open(`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-moved']);
		await button('Cancel the order').click();
		const question = screen.getByRole('alertdialog');
		await question.getByRole('radio', { name: 'Something else' }).click();
		await question.getByRole('button', { name: 'Cancel the order' }).click();
		await expect.element(question.getByText(/cannot be done with the order any more/)).toBeVisible();
	});

	test('is complete once its parcel has arrived [§2.12]', async () => {
		const { screen, button, text } = await open('/Orders/ZL31000002');
		await button('It has arrived').click();
		await screen.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is here' }).click();
		await expect.element(text('Noted: it has arrived')).toBeVisible();
		await expect.element(button('It has arrived')).not.toBeInTheDocument();
	});

	test.each([
		['/Orders/ZL31000001', undefined, '18 points are yours for this order.'],
		[`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-paid'], /^You earn \d+ points when it is delivered\.$/],
	] as const)('brings its points with the delivery, not before: %s', async (path, options, words) => {
		const { text } = await open(path, options);
		await expect.element(text(words)).toBeVisible();
	});

	test('that was cancelled brings no points', async () => {
		const { screen, button, text } = await open(`/Orders/${MOCK_ORDER_TO_PAY}`, SCENARIOS['order-paid']);
		await expect.element(text(/points when it is delivered/)).toBeVisible();
		await button('Cancel the order').click();
		const question = screen.getByRole('alertdialog');
		await question.getByRole('radio', { name: 'Something else' }).click();
		await question.getByRole('button', { name: 'Cancel the order' }).click();
		await expect.element(text('Cancelled by you')).toBeVisible();
		await expect.element(screen.getByText(/\d points/)).not.toBeInTheDocument();
	});

	test('goes into the cart again', async () => {
		const { shop, button, text } = await open('/Orders/ZL31000001', { user: 'registered' });
		await button('Buy again').click();
		await expect.element(text('1 piece is in the cart')).toBeVisible();
		await expect.poll(() => shop.cart.lines().length).toBe(1);
	});

	test('of another account is not found', async () => {
		const { screen } = await open('/Orders/ZL99999999');
		await expect.element(screen.getByRole('heading', { name: 'This order was not found' })).toBeVisible();
	});
});

describe('a return (ADR 70)', () => {
	test('names goods, reason and account, keeps them through a reload, and is withdrawn', async () => {
		const { screen, button, text } = await open('/Orders/ZL31000001');
		await button('Report a problem or return').click();
		const dialog = screen.getByRole('dialog', { name: 'What is wrong?' });
		await expect.element(dialog.getByText(/^Money back: /)).toBeVisible();
		await dialog.getByRole('button', { name: 'Send to the shop' }).click();
		await expect.element(dialog.getByText('Choose a reason.').first()).toBeVisible();
		await expect.element(dialog.getByText('Enter an account or wallet for the money.').first()).toBeVisible();
		await dialog.getByRole('radio', { name: 'It arrived damaged' }).click();
		await dialog.getByRole('textbox', { name: 'What happened?' }).fill('A cup is broken.');
		await dialog.getByRole('button', { name: 'Close' }).click();
		await button('Report a problem or return').click();
		await expect.element(dialog.getByRole('textbox', { name: 'What happened?' })).toHaveValue('A cup is broken.');
		await expect.element(dialog.getByRole('radio', { name: 'It arrived damaged' })).toBeChecked();
		await dialog.getByRole('textbox', { name: /^Where should the money go/ }).fill('KBZPay 09 951 234 567');
		await dialog.getByRole('button', { name: 'Send to the shop' }).click();
		await expect.element(text('Waits for the shop')).toBeVisible();
		await expect.element(button('Report a problem or return')).not.toBeInTheDocument();
		await button('Withdraw the return').click();
		await expect.element(text('You keep the goods.')).toBeVisible();
		await expect.element(button('Report a problem or return')).toBeVisible();
	});

	test('that moved on meanwhile is not sent, and says so', async () => {
		const { screen, button } = await open('/Orders/ZL31000001', {
			...SCENARIOS['signed-in'],
			failures: { requestReturn: 'order_move_refused' },
		});
		await button('Report a problem or return').click();
		const dialog = screen.getByRole('dialog', { name: 'What is wrong?' });
		await dialog.getByRole('radio', { name: 'I changed my mind' }).click();
		await dialog.getByRole('textbox', { name: /^Where should the money go/ }).fill('KBZPay 09 951 234 567');
		await dialog.getByRole('button', { name: 'Send to the shop' }).click();
		await expect.element(dialog.getByText(/cannot be done with the order any more/)).toBeVisible();
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
		await dialog.getByRole('textbox', { name: 'Your words' }).fill('Soft and strong.');
		await dialog.getByRole('button', { name: 'Send the review' }).click();
		await expect.element(dialog.getByText('Choose one to five stars.')).toBeVisible();
		await dialog.getByRole('button', { name: 'Close' }).click();
		await button(/^Write a review/).click();
		await expect.element(dialog.getByRole('textbox', { name: 'Your words' })).toHaveValue('Soft and strong.');
		await dialog.getByRole('radio', { name: '5 stars, Excellent' }).click();
		await dialog.getByRole('button', { name: 'Send the review' }).click();
		await expect.element(screen.getByText('Reviewed', { exact: true })).toBeVisible();
	});

	test('goes with a picture that was sent [§1.14]', async () => {
		const { screen, button } = await open('/Orders/ZL31000001');
		await button(/^Write a review/).click();
		const dialog = screen.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('radio', { name: '5 stars, Excellent' }).click();
		const picture = new File(['picture'], 'cloth.png', { type: 'image/png' });
		await expect.element(dialog.getByText('Choose pictures')).toBeVisible();
		const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
		await userEvent.upload(input ?? dialog, picture);
		await expect.element(dialog.getByText('Uploaded')).toBeVisible();
		await dialog.getByRole('button', { name: 'Send the review' }).click();
		await expect.element(screen.getByText('Reviewed', { exact: true })).toBeVisible();
	});

	test('that is refused says why, and loses nothing', async () => {
		const { screen, button } = await open('/Orders/ZL31000001', SCENARIOS['review-refused']);
		await button(/^Write a review/).click();
		const dialog = screen.getByRole('dialog', { name: 'Write a review' });
		await dialog.getByRole('radio', { name: '1 star, Bad' }).click();
		await dialog.getByRole('button', { name: 'Send the review' }).click();
		await expect.element(dialog.getByText(/^Unable to review right now/)).toBeVisible();
		await expect.element(dialog.getByRole('radio', { name: '1 star, Bad' })).toBeChecked();
	});
});
