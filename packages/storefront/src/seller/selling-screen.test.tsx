import { moveParcel, sellerParcels } from '@zaylat/api-client';
import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { fakeEvents } from '../testing/fake-events.ts';
import { renderShop } from '../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const events = fakeEvents();
	const rendered = await renderShop(path, { ...options, openEvents: events.open });
	const { screen, shop } = rendered;
	await expect.poll(() => shop.auth.getState().status).toBe('authenticated');
	await expect.element(screen.getByRole('heading', { level: 1, name: 'Seller desk' })).toBeVisible();
	return { ...rendered, events, main: screen.getByRole('main') };
}

describe('orders on the seller desk (Decision 15)', () => {
	test('advances a parcel', async () => {
		const { main, screen } = await open('/Selling');
		await main.getByRole('button', { name: /^Confirm/ }).click();
		await expect.element(screen.getByText('Status updated')).toBeVisible();
		await expect.element(main.getByRole('button', { name: /^Packed/ })).toBeVisible();
		expect(main.getByRole('button', { name: /^Confirm/ }).elements()).toHaveLength(0);
	});

	test('cancels a parcel, and requires a reason', async () => {
		const { main, screen } = await open('/Selling?stage=preparing');
		await main.getByRole('button', { name: /^Cancel(?! this)/ }).click();
		const send = main.getByRole('button', { name: 'Cancel this parcel' });
		await send.click();
		await expect.element(main.getByText('Enter a reason.').first()).toBeVisible();
		await main.getByLabelText(/^Reason/).fill('The cloth has a flaw.');
		await send.click();
		await expect.element(screen.getByText('Parcel cancelled')).toBeVisible();
	});

	test('shows the address of a parcel, and narrows the list to a stage', async () => {
		const { main } = await open('/Selling');
		await expect.element(main.getByText(/Bogyoke Aung San Road/).first()).toBeVisible();
		const all = main.getByRole('article').elements().length;
		await main.getByRole('link', { name: 'Delivered', exact: true }).click();
		await expect.poll(() => main.getByRole('article').elements().length).toBeLessThan(all);
		expect(main.getByRole('article').elements().length).toBeGreaterThan(0);
	});

	test('shows a change made elsewhere without a reload', async () => {
		const { main, events, shop } = await open('/Selling?stage=preparing');
		await expect.element(main.getByRole('button', { name: /^Confirm/ })).toBeVisible();
		const attempt = await shop.client().attempt(sellerParcels({ stage: 'preparing' }));
		const trackCode = attempt.ok ? (attempt.value.data.items[0]?.trackCode ?? '') : '';
		expect((await shop.client().attempt(moveParcel(trackCode, { to: 'approved' }))).ok).toBe(true);
		events.emit('change', { topic: 'orders' });
		await expect.element(main.getByRole('button', { name: /^Packed/ })).toBeVisible();
	});
});

describe('questions on the seller desk (Decision 15)', () => {
	test('are answered, and the answer can be changed', async () => {
		const { main, screen } = await open('/Selling?view=questions');
		await expect.element(main.getByText('Waiting for your answer').first()).toBeVisible();
		const first = main.getByRole('article').first();
		await first.getByRole('button', { name: /^Answer/ }).click();
		await first.getByRole('button', { name: 'Publish the answer' }).click();
		await expect.element(first.getByText('Write an answer.').first()).toBeVisible();
		await first.getByRole('textbox', { name: /^Answer for everybody/ }).fill('Cold water only.');
		await first.getByRole('button', { name: 'Publish the answer' }).click();
		await expect.element(screen.getByText('Answer published')).toBeVisible();
		await expect.element(first.getByText('Cold water only.')).toBeVisible();
		await first.getByRole('button', { name: /^Change the answer/ }).click();
		await expect.element(first.getByRole('textbox', { name: /^Answer for everybody/ })).toHaveValue('Cold water only.');
	});
});

describe('returns on the seller desk (ADR 70)', () => {
	test('accepts a return with words, and refunds it when the goods are back', async () => {
		const { main, screen } = await open('/Selling?returns=open', SCENARIOS['return-requested']);
		expect(main.getByRole('article').elements()).toHaveLength(1);
		await expect.element(main.getByText('It arrived damaged')).toBeVisible();
		await main.getByRole('button', { name: /^Accept the return.*RT/ }).click();
		await main.getByLabelText(/^Message to the buyer/).fill('Send it to Nyaungshwe.');
		await main.getByRole('button', { name: 'Accept the return', exact: true }).click();
		await expect.element(screen.getByText('Return accepted')).toBeVisible();
		await main.getByRole('button', { name: /^Goods are here, refund/ }).click();
		await expect.element(screen.getByText('The return is complete')).toBeVisible();
	});

	test('declines a return with a reason', async () => {
		const { main, screen } = await open('/Selling?returns=open', SCENARIOS['return-requested']);
		await main.getByRole('button', { name: /^Decline the return.*RT/ }).click();
		await main.getByRole('button', { name: 'Decline the return', exact: true }).click();
		await expect.element(main.getByText('Enter a reason.').first()).toBeVisible();
		await main.getByLabelText(/^Reason/).fill('It was worn.');
		await main.getByRole('button', { name: 'Decline the return', exact: true }).click();
		await expect.element(screen.getByText('Return declined')).toBeVisible();
	});
});

describe('price requests on the seller desk (Decision 13)', () => {
	test('offers a price, never above the public one', async () => {
		const { main, screen } = await open('/Selling?view=quotations');
		await main
			.getByRole('button', { name: /^Offer a price/ })
			.first()
			.click();
		const price = main.getByLabelText(/^Price per piece/);
		await price.fill('99999999');
		await main.getByRole('button', { name: 'Send the offer' }).click();
		await expect.element(main.getByText(/^Enter a price above zero and at most/).first()).toBeVisible();
		await price.fill('1000');
		await main.getByRole('button', { name: 'Send the offer' }).click();
		await expect.element(screen.getByText('Price sent to the buyer')).toBeVisible();
	});

	test('declines a request', async () => {
		const { main, screen } = await open('/Selling?view=quotations');
		await main
			.getByRole('button', { name: /^Decline(?! the)/ })
			.first()
			.click();
		await main.getByRole('button', { name: 'Decline the request' }).click();
		await expect.element(screen.getByText('Request declined')).toBeVisible();
	});
});

test('the seller desk explains itself to an account without a shop', async () => {
	const { main } = await open('/Selling', SCENARIOS['no-shop']);
	await expect.element(main.getByText('This account has no shop')).toBeVisible();
});
