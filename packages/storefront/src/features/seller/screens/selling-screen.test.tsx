import { moveParcel, sellerParcels } from '@zaylat/api-client';
import { SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { fakeEvents } from '../../../testing/fake-events.ts';
import { renderShop } from '../../../testing/render-shop.tsx';

async function open(path: string, options: Parameters<typeof renderShop>[1] = SCENARIOS.selling) {
	const events = fakeEvents();
	const rendered = await renderShop(path, { ...options, openEvents: events.open });
	const { screen, shop } = rendered;
	await expect.poll(() => shop.auth.getState().status).toBe('authenticated');
	await expect.element(screen.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();
	return { ...rendered, events, main: screen.getByRole('main') };
}

describe('orders on the seller desk (Decision 15)', () => {
	test('advances a parcel', async () => {
		const { main, screen } = await open('/Selling');
		await main.getByRole('button', { name: /^Confirm/ }).click();
		await expect.element(screen.getByText('Status updated')).toBeVisible();
		await expect.element(main.getByRole('button', { name: /^Ready to ship/ })).toBeVisible();
		expect(main.getByRole('button', { name: /^Confirm/ }).elements()).toHaveLength(0);
	});

	test('cancels a parcel, and requires a reason', async () => {
		const { main, screen } = await open('/Selling?stage=preparing');
		await main.getByRole('button', { name: /^Cancel(?! this)/ }).click();
		const send = main.getByRole('button', { name: 'Cancel parcel' });
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
		await expect.element(main.getByRole('button', { name: /^Ready to ship/ })).toBeVisible();
	});
});

describe('questions on the seller desk (Decision 15)', () => {
	test('are answered, and the answer can be changed', async () => {
		const { main, screen } = await open('/Selling?view=questions');
		await expect.element(main.getByText('Awaiting your answer').first()).toBeVisible();
		const first = main.getByRole('article').first();
		await first.getByRole('button', { name: /^Answer/ }).click();
		await first.getByRole('button', { name: 'Publish answer' }).click();
		await expect.element(first.getByText('Enter an answer.').first()).toBeVisible();
		await first.getByRole('textbox', { name: /^Public answer/ }).fill('Cold water only.');
		await first.getByRole('button', { name: 'Publish answer' }).click();
		await expect.element(screen.getByText('Answer published')).toBeVisible();
		await expect.element(first.getByText('Cold water only.')).toBeVisible();
		await first.getByRole('button', { name: /^Edit answer/ }).click();
		await expect.element(first.getByRole('textbox', { name: /^Public answer/ })).toHaveValue('Cold water only.');
	});
});

describe('returns on the seller desk (ADR 70)', () => {
	test('accepts a return with words, and refunds it when the goods are back', async () => {
		const { main, screen } = await open('/Selling?returns=open', SCENARIOS['return-requested']);
		expect(main.getByRole('article').elements()).toHaveLength(1);
		await expect.element(main.getByText('It arrived damaged')).toBeVisible();
		await expect.element(main.getByRole('list', { name: 'Items to be returned' }).getByText(/^1 × /)).toBeVisible();
		await expect.element(main.getByRole('button', { name: /^Photo 2 of return RT/ })).toBeVisible();
		await main.getByRole('button', { name: /^Accept return.*RT/ }).click();
		await main.getByLabelText(/^Message to the customer/).fill('Send it to Nyaungshwe.');
		await main.getByRole('button', { name: 'Accept return', exact: true }).click();
		await expect.element(screen.getByText('Return accepted')).toBeVisible();
		await main.getByRole('button', { name: /^Items received, refund/ }).click();
		await expect.element(screen.getByText('Return refunded')).toBeVisible();
	});

	test('names the part of the refund that a coupon had paid', async () => {
		const scenario = { ...SCENARIOS['return-requested'], couponPercent: 10 };
		const { main } = await open('/Selling?returns=open', scenario);
		const request = main.getByRole('region', { name: /^Return RT/ });
		await expect.element(request.getByText(/^16,650\sK/)).toBeVisible();
		await expect.element(request.getByText(/^Price 18,500\sK, less 1,850\sK/)).toBeVisible();
	});

	test('declines a return with a reason', async () => {
		const { main, screen } = await open('/Selling?returns=open', SCENARIOS['return-requested']);
		await main.getByRole('button', { name: /^Decline return.*RT/ }).click();
		await main.getByRole('button', { name: 'Decline return', exact: true }).click();
		await expect.element(main.getByText('Enter a reason.').first()).toBeVisible();
		await main.getByLabelText(/^Reason/).fill('It was worn.');
		await main.getByRole('button', { name: 'Decline return', exact: true }).click();
		await expect.element(screen.getByText('Return declined')).toBeVisible();
	});
});

describe('price requests on the seller desk (Decision 13)', () => {
	test('offers a price, never above the public one', async () => {
		const { main, screen } = await open('/Selling?view=quotations');
		await main
			.getByRole('button', { name: /^Send a quote/ })
			.first()
			.click();
		const price = main.getByLabelText(/^Unit price/);
		await price.fill('99999999');
		await main.getByRole('button', { name: 'Send quote' }).click();
		await expect.element(main.getByText(/^Enter a price above zero and up to/).first()).toBeVisible();
		await price.fill('1000');
		await main.getByRole('button', { name: 'Send quote' }).click();
		await expect.element(screen.getByText('Quote sent')).toBeVisible();
	});

	test('offers a price for no more pieces than there are', async () => {
		const { main, screen } = await open('/Selling?view=quotations', SCENARIOS['quotation-short']);
		const offer = main.getByRole('button', { name: /^Send a quote/ }).first();
		await offer.click();
		const pieces = main.getByRole('spinbutton', { name: /^Quantity/ });
		await expect.element(pieces).toHaveValue('20');
		await expect.element(pieces).toHaveAccessibleDescription(/48 requested, 20 in stock/);
		await pieces.fill('21');
		await main.getByRole('button', { name: 'Send quote' }).click();
		await expect.element(main.getByText('Enter a number from 1 to 20.').first()).toBeVisible();
		await pieces.fill('20');
		await main.getByRole('button', { name: 'Send quote' }).click();
		await expect.element(screen.getByText('Quote sent')).toBeVisible();
		await expect.element(main.getByText(/20 of 48 requested pieces/)).toBeVisible();
	});

	test('declines a request', async () => {
		const { main, screen } = await open('/Selling?view=quotations');
		await main
			.getByRole('button', { name: /^Decline(?! the)/ })
			.first()
			.click();
		await main.getByRole('button', { name: 'Decline request' }).click();
		await expect.element(screen.getByText('Request declined')).toBeVisible();
	});
});

describe('what a seller typed', () => {
	test.each([
		['/Selling?stage=preparing', 'selling', /^Cancel(?! this)/, /^Reason/, 'Cancel parcel', 'Parcel cancelled'],
		['/Selling?view=questions', 'selling', /^Answer/, /^Public answer/, 'Publish answer', 'Answer published'],
		['/Selling?returns=open', 'return-requested', /^Decline return/, /^Reason/, 'Decline return', 'Return declined'],
		['/Selling?view=quotations', 'selling', /^Decline(?! the)/, /^Message/, 'Decline request', 'Request declined'],
		['/Selling?view=quotations', 'selling', /^Send a quote/, /^Message/, 'Send quote', 'Quote sent'],
	] as const)(
		'at %s (%s, %s) is there after a reload, until it is sent',
		async (path, name, opener, label, send, done) => {
			const words = 'The cloth has a flaw.';
			const typed = async () => {
				const desk = await open(path, SCENARIOS[name]);
				await desk.main.getByRole('button', { name: opener }).first().click();
				return { ...desk, field: desk.main.getByRole('textbox', { name: label }) };
			};
			const first = await typed();
			await first.field.fill(words);
			await first.screen.unmount();

			const second = await typed();
			await expect.element(second.field).toHaveValue(words);
			await second.main.getByRole('button', { name: send, exact: true }).click();
			await expect.element(second.screen.getByText(done)).toBeVisible();
			await second.screen.unmount();

			await expect.element((await typed()).field).toHaveValue('');
		},
	);
});

test('the seller desk explains itself to an account without a shop', async () => {
	const { main } = await open('/Selling', SCENARIOS['no-shop']);
	await expect.element(main.getByText('This account doesn’t have a shop')).toBeVisible();
});
