import { ownReviews } from '@zaylat/api-client';
import { MOCK_USERS, type MockApiOptions, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryWriteStorage } from '../core/writes/memory-write-storage.ts';
import { renderShop } from '../testing/render-shop.tsx';

const SIGNED_IN = SCENARIOS['signed-in'];
/** Whole pages load on the way. */
const PATIENT = { timeout: 10_000 };

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

/** The shop at a path, on a device that keeps writes; `lost` names the calls that get no response. */
async function shopAt(path: string, lost: readonly string[], storage = createMemoryWriteStorage()) {
	const options = {
		...SIGNED_IN,
		failures: Object.fromEntries(lost.map((name) => [name, 'lost'])),
	} as MockApiOptions;
	const calls: string[] = [];
	const rendered = await renderShop(path, { ...options, calls, openWrites: async () => storage });
	return {
		...rendered,
		storage,
		calls,
		main: rendered.screen.getByRole('main'),
		kept: () => storage.queues(MOCK_USERS.registered.id),
	};
}

/** A device on which writes of a tab before were left. */
async function keptBy(
	path: string,
	lost: readonly string[],
	write: (shop: Awaited<ReturnType<typeof shopAt>>) => Promise<void>,
) {
	const shop = await shopAt(path, lost);
	await write(shop);
	shop.stop();
	await shop.screen.unmount();
	return shop.storage;
}

describe('writes of an account without a connection', () => {
	test('a message is shown as waiting, and the next tab sends it on another page', async () => {
		const storage = await keptBy('/chat?thread=thread-inle-weavers', ['sendChatMessage'], async ({ main }) => {
			await main.getByRole('textbox', { name: 'Message' }).fill('Two, please.');
			await main.getByRole('button', { name: 'Send', exact: true }).click();
			await expect.element(main.getByText('Will be sent when you’re back online')).toBeVisible();
			await main.getByRole('textbox', { name: 'Message' }).fill('By Friday?');
			await main.getByRole('button', { name: 'Send', exact: true }).click();
			await expect.element(main.getByText('By Friday?')).toBeVisible();
		});
		const { calls, kept } = await shopAt('/help', [], storage);
		await expect.poll(() => calls.filter((call) => /^POST .*\/messages$/.test(call)), PATIENT).toHaveLength(2);
		await expect.poll(kept).toEqual(new Set());
	});

	test('a review waits with its words, and the next tab sends it once on another page', async () => {
		const storage = await keptBy('/profile?target=reviews', ['writeReview'], async ({ main, screen }) => {
			await main
				.getByRole('button', { name: /^Write a review/ })
				.first()
				.click();
			const dialog = screen.getByRole('dialog', { name: 'Write a review' });
			await dialog.getByRole('radio', { name: '5 stars, Excellent' }).click();
			await dialog.getByRole('textbox', { name: 'Your review' }).fill('Soft and warm.');
			await dialog.getByRole('button', { name: 'Submit review' }).click();
			await expect.element(screen.getByText('Your review is saved on this device')).toBeVisible();
			await expect.element(dialog).not.toBeInTheDocument();
		});
		const owner = MOCK_USERS.registered.id;
		const [write, ...others] = await storage.read('reviews-mm', owner);
		expect(write?.value).toMatchObject({ rating: 5, text: 'Soft and warm.' });
		expect(others).toEqual([]);
		const { calls, kept, shop, stop, screen } = await shopAt('/help', [], storage);
		await expect.poll(kept, PATIENT).toEqual(new Set());
		const sent = () => calls.filter((call) => /^POST .*\/reviews(\?|$)/.test(call));
		expect(sent()).toHaveLength(1);
		const own = await shop.client().send(ownReviews());
		expect(own.data.items.filter(({ text }) => text === 'Soft and warm.')).toHaveLength(1);
		stop();
		await screen.unmount();

		// A third tab has nothing left to send.
		const third = await shopAt('/help', [], storage);
		await expect.poll(() => third.calls.some((call) => call.includes('/session')), PATIENT).toBe(true);
		expect(third.calls.filter((call) => /^POST .*\/reviews/.test(call))).toEqual([]);
	});

	test('a question is shown as waiting, and the next tab sends it once on another page', async () => {
		const storage = await keptBy('/Products/1001', ['askQuestion'], async ({ main, screen }) => {
			await main.getByRole('button', { name: 'Ask a question' }).click();
			await main.getByRole('textbox', { name: /^Your question/ }).fill('Does it shrink in the wash?');
			await main.getByRole('button', { name: 'Submit question' }).click();
			await expect.element(screen.getByText('Your question is saved on this device')).toBeVisible();
			const own = main.getByRole('list', { name: 'Your question' }).getByRole('listitem');
			await expect.element(own.getByText('Does it shrink in the wash?')).toBeVisible();
			await expect.element(own.getByText('Will be sent when you’re back online')).toBeVisible();
		});
		const { calls, kept } = await shopAt('/help', [], storage);
		await expect.poll(kept, PATIENT).toEqual(new Set());
		expect(calls.filter((call) => /^POST .*\/questions$/.test(call))).toHaveLength(1);
	});

	test('a question that is refused later is told on every page, and filled in again at its product', async () => {
		const storage = createMemoryWriteStorage([
			{
				id: '22222222-2222-4222-8222-222222222222',
				queue: 'questions-mm',
				owner: MOCK_USERS.registered.id,
				order: 1,
				value: { productId: '1001', text: 'x', askedAt: '2026-11-28T10:00:00.000Z' },
			},
		]);
		const { main, at, screen } = await shopAt('/help', [], storage);
		await expect.element(screen.getByText('A question couldn’t be sent')).toBeVisible();
		await screen.getByRole('button', { name: 'Open', exact: true }).click();
		await expect.poll(at, PATIENT).toBe('/Products/1001');
		const own = main.getByRole('list', { name: 'Your question' }).getByRole('listitem');
		await expect.element(own.getByText('We couldn’t send your question')).toBeVisible();
		await main.getByRole('button', { name: 'Ask a question' }).click();
		await expect.element(main.getByRole('textbox', { name: /^Your question/ })).toHaveValue('x');
	});

	test('removed addresses are gone from the book at once, and in the next tab', async () => {
		const storage = await keptBy('/AddressBook', ['addAddress', 'removeAddress'], async ({ main }) => {
			await main.getByRole('button', { name: 'Remove ဆိုင်' }).click();
			await expect.element(main.getByText('1 address', { exact: true })).toBeVisible();
			await main.getByRole('button', { name: 'Remove အိမ်' }).click();
			await expect.element(main.getByText('No addresses yet')).toBeVisible();
		});
		const { main, kept } = await shopAt('/AddressBook', [], storage);
		await expect.element(main.getByText('No addresses yet')).toBeVisible();
		await expect.poll(kept).toEqual(new Set());
	});

	test('a change of the primary address is marked until it is saved', async () => {
		const { main, storage } = await shopAt('/AddressBook', ['makeAddressPrimary']);
		await main.getByRole('button', { name: 'Set as primary: ဆိုင်' }).click();
		await expect.element(main.getByText('Not saved yet')).toBeVisible();
		await expect.element(main.getByRole('button', { name: 'Set as primary: အိမ်' })).toBeVisible();
		expect(await storage.queues(MOCK_USERS.registered.id)).toEqual(new Set(['addresses-mm']));
	});

	test('an address that is refused later is told on the page, with its values to fill in again', async () => {
		const storage = createMemoryWriteStorage([
			{
				id: '11111111-1111-4111-8111-111111111111',
				queue: 'addresses-mm',
				owner: MOCK_USERS.registered.id,
				order: 1,
				value: { kind: 'add', isPrimary: false, input: { ...REFUSED, label: 'Shop two' } },
			},
		]);
		const { main, at } = await shopAt('/AddressBook', [], storage);
		await expect.element(main.getByRole('alert').getByText('Not saved: Shop two')).toBeVisible();
		await main.getByRole('button', { name: 'Edit and try again' }).click();
		await expect.poll(at, PATIENT).toBe('/AddressBook?edit=new');
		await expect.element(main.getByRole('textbox', { name: /^Recipient/ })).toHaveValue('U Ba');
	});
});

/** The server finds its postcode malformed. */
const REFUSED = {
	recipient: 'U Ba',
	phoneCountry: '95',
	phone: '09951234567',
	country: 'mm',
	region: 'yangon',
	township: 'hlaing',
	subdistrict: null,
	postcode: 'x',
	homeNo: '1',
	street: 'Baho Road',
	landmark: null,
};
