import { cacheKey, createConnection, sendChatMessage, unreadChat } from '@zaylat/api-client';
import { MOCK_NOW, SCENARIOS } from '@zaylat/api-client/mocks';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeEvents } from '../../../testing/fake-events.ts';
import { renderShop } from '../../../testing/render-shop.tsx';
import { keepChosenShop } from '../../shops/ask-shop/chosen-shop.ts';

const SIGNED_IN = SCENARIOS['signed-in'];
/** Whole pages load on the way. */
const PATIENT = { timeout: 5000 };
const THREAD = '/chat?thread=thread-inle-weavers';

beforeEach(() => {
	window.sessionStorage.clear();
	window.localStorage.clear();
});

/** The shop at a path, with what a person does in it. */
async function chatAt(path: string, options: Parameters<typeof renderShop>[1] = SIGNED_IN) {
	const events = fakeEvents();
	const rendered = await renderShop(path, { ...options, openEvents: events.open });
	const main = rendered.screen.getByRole('main');
	return {
		...rendered,
		events,
		main,
		field: main.getByRole('textbox', { name: 'Message' }),
		log: main.getByRole('log'),
		async say(text: string) {
			await main.getByRole('textbox', { name: 'Message' }).fill(text);
			await main.getByRole('button', { name: 'Send', exact: true }).click();
		},
	};
}

function weakConnection() {
	const connection = createConnection();
	for (let response = 0; response < 4; response++) connection.observe(Number.POSITIVE_INFINITY);
	return { ...connection, observe: () => {} };
}

describe('a conversation on a phone', () => {
	test.each([
		['', {}],
		[
			' below the notice of a weak connection and the banner of the demo',
			{ isDemo: true, connection: weakConnection() },
		],
	])('reaches from the header to the bar at the bottom%s', async (_, options) => {
		await page.viewport(375, 667);
		const { field, screen } = await chatAt(THREAD, { ...SIGNED_IN, ...options });
		await expect.element(field).toBeVisible();
		const bar = () => screen.getByRole('navigation', { name: 'Quick links' }).element().getBoundingClientRect();
		const pane = () => field.element().closest('section')?.getBoundingClientRect();
		await expect.poll(() => Math.abs((pane()?.bottom ?? 0) - bar().top), PATIENT).toBeLessThan(1);
		expect(Math.round(bar().bottom)).toBe(667);
		expect(document.documentElement.scrollHeight).toBe(667);
	});
});

describe('the list of conversations', () => {
	test('shows the latest first, with what is new', async () => {
		const { main } = await chatAt('/chat');
		const list = main.getByRole('navigation', { name: 'Conversations' });
		await expect.element(list.getByText('1 unread message')).toBeInTheDocument();
		const links = list.getByRole('link').elements();
		expect(links.length).toBeGreaterThan(1);
		expect(links[0]?.textContent).toContain('We send it within a day');
	});

	test('says how a first conversation begins [§8.11]', async () => {
		const { main } = await chatAt('/chat', SCENARIOS.empty);
		await expect.element(main.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
	});

	test('tells guests to register (User Register Required to Chat, Specification §6) [§6.3]', async () => {
		const { main, events } = await chatAt('/chat', SCENARIOS.guest);
		await expect.element(main.getByRole('heading', { name: 'User Register Required to Chat' })).toBeVisible();
		await expect.element(main.getByRole('link', { name: 'Sign in' })).toBeVisible();
		expect(events.opened).toBe(0);
	});

	test('asks visitors to sign in (guard account)', async () => {
		const { at } = await chatAt('/chat', SCENARIOS['signed-out']);
		await expect.poll(at, PATIENT).toBe('/login?redirect=%2Fchat&error=SessionRequired');
	});

	test('can be asked for again when the server is down', async () => {
		const { main } = await chatAt('/chat', SCENARIOS.unavailable);
		await expect.element(main.getByRole('heading', { name: 'We couldn’t load your conversations' })).toBeVisible();
	});
});

describe('a conversation', () => {
	test('shows what is new below a mark, and marks it as read', async () => {
		const { log, shop } = await chatAt(THREAD);
		await expect.element(log.getByText('New messages')).toBeVisible();
		await expect.element(log.getByText('Yes, it is. We send it within a day.')).toBeVisible();
		await expect
			.poll(() => shop.cache.read(cacheKey(unreadChat(), shop.client())))
			.toMatchObject({ data: { unread: 0 } });
		await expect.element(log.getByText('New messages')).toBeVisible();
	});

	test('sends a text, which stands in it at once [§1.16]', async () => {
		const { say, log, field } = await chatAt(THREAD);
		await say('Two, please.');
		await expect.element(log.getByText('Two, please.')).toBeVisible();
		await expect.element(log.getByText('Sent', { exact: true })).toBeInTheDocument();
		await expect.element(field).toHaveValue('');
	});

	test('keeps what could not be sent, and sends it once more', async () => {
		const calls: string[] = [];
		const { say, log } = await chatAt(THREAD, { ...SCENARIOS['writes-fail'], calls });
		await say('Two, please.');
		const again = log.getByRole('button', { name: 'Resend' });
		await expect.element(again).toBeVisible();
		const sent = () => calls.filter((call) => call.startsWith('POST') && call.includes('/messages')).length;
		const before = sent();
		await again.click();
		await expect.poll(sent).toBeGreaterThan(before);
		expect(window.sessionStorage.getItem('chat-unsent')).toContain('Two, please.');
	});

	test('keeps what is typed when it is left and opened again', async () => {
		const { field, router } = await chatAt(THREAD);
		await field.fill('Not finished');
		await router.navigate('/chat');
		await router.navigate(THREAD);
		await expect.element(field).toHaveValue('Not finished');
	});

	test('takes a picture along, and refuses what is none', async () => {
		const { main, log } = await chatAt(THREAD);
		await expect.element(log).toBeVisible();
		const input = main.element().querySelector('input[type="file"]');
		const give = (file: File) => {
			if (!(input instanceof HTMLInputElement)) throw new Error('No pictures can be picked');
			const transfer = new DataTransfer();
			transfer.items.add(file);
			input.files = transfer.files;
			input.dispatchEvent(new Event('change', { bubbles: true }));
		};
		give(new File(['text'], 'list.txt', { type: 'text/plain' }));
		await expect.element(main.getByText('You can send JPEG, PNG, WebP and AVIF pictures.')).toBeVisible();
		give(new File(['drawn'], 'a.png', { type: 'image/png' }));
		await expect.element(main.getByRole('list', { name: 'Pictures to send' })).toBeVisible();
		await main.getByRole('button', { name: 'Send', exact: true }).click();
		await expect.element(log.getByRole('button', { name: 'Enlarge picture from You' })).toBeVisible();
	});

	test('loads earlier messages above those that are read', async () => {
		const { main, log } = await chatAt(THREAD, SCENARIOS.many);
		await expect.element(log.getByText(/^80\. /)).toBeInTheDocument();
		await expect.element(log.getByText(/^40\. /)).not.toBeInTheDocument();
		const reading = log.getByText(/^60\. /);
		reading.element().scrollIntoView();
		const place = () => {
			const box = log.element().closest('section')?.getBoundingClientRect();
			return reading.element().getBoundingClientRect().top - (box?.top ?? 0);
		};
		const before = place();
		// A pointer would have to scroll to it first.
		const earlier = main.getByRole('button', { name: 'Show older messages' }).element();
		if (earlier instanceof HTMLElement) earlier.click();
		await expect.element(log.getByText(/^40\. /)).toBeInTheDocument();
		expect(Math.abs(place() - before)).toBeLessThan(2);
	});

	test('shows what arrives meanwhile, also what was missed while the connection was lost', async () => {
		const { shop, events, log, main } = await chatAt(THREAD);
		await expect.element(log.getByText('Yes, it is. We send it within a day.')).toBeVisible();
		const write = (text: string, clientId: string) =>
			shop.client().send(sendChatMessage('thread-inle-weavers', { clientId, text }));
		await expect.poll(() => events.opened).toBe(1);
		expect(events.path).toBe('/api/chat/events?edition=mm');
		events.emit('ready', { after: '2' });
		const { data } = await write('From another tab', 'other-tab-1');
		events.emit('message', data);
		await expect.element(log.getByText('From another tab')).toBeVisible();
		events.fail();
		await expect.element(main.getByText('Reconnecting. New messages may be delayed.')).toBeVisible();
		await write('While it was lost', 'other-tab-2');
		events.emit('ready', { after: '4' });
		await expect.element(log.getByText('While it was lost')).toBeVisible();
		await expect.element(main.getByText('Reconnecting. New messages may be delayed.')).not.toBeInTheDocument();
	});

	test('of somebody else is not found', async () => {
		const { main } = await chatAt('/chat?thread=thread-nobody');
		await expect.element(main.getByRole('heading', { name: 'We couldn’t open the conversation' })).toBeVisible();
	});
});

describe('a shop that was chosen before (Specification §2)', () => {
	test('is cleared on entry, and its conversation opens [§2.8]', async () => {
		keepChosenShop({ shopId: 'shan-hills-tea' }, MOCK_NOW);
		const { at } = await chatAt('/chat');
		await expect.poll(at, PATIENT).toBe('/chat?thread=thread-shan-hills-tea');
		expect(window.localStorage.getItem('shopId')).toBeNull();
	});

	test('is asked about the product that it was chosen on', async () => {
		keepChosenShop({ shopId: 'inle-weavers', productId: '1011' }, MOCK_NOW);
		const { at, main, log, say } = await chatAt('/chat');
		await expect.poll(at, PATIENT).toBe(`${THREAD}&product=1011`);
		await expect.element(main.getByText('About', { exact: true })).toBeVisible();
		await say('How large is it?');
		await expect.poll(at, PATIENT).toBe(THREAD);
		await expect
			.poll(() =>
				log
					.getByRole('link')
					.elements()
					.map((link) => link.getAttribute('href')),
			)
			.toContain('/Products/1011');
	});

	test('is found in the address when nothing could be stored', async () => {
		const { at } = await chatAt('/chat?shop=shan-hills-tea');
		await expect.poll(at, PATIENT).toBe('/chat?thread=thread-shan-hills-tea');
	});

	test('that is gone is told, with the way to try again', async () => {
		keepChosenShop({ shopId: 'inle-weavers' }, MOCK_NOW);
		const { main } = await chatAt('/chat', SCENARIOS['chat-shop-gone']);
		await expect.element(main.getByRole('heading', { name: 'We couldn’t open the conversation' })).toBeVisible();
	});

	test('is stored by “Ask the shop” on a product’s page', async () => {
		const { main, at } = await chatAt('/Products/1011');
		await main
			.getByRole('link', { name: /^Ask the shop/ })
			.first()
			.click();
		await expect.poll(at, PATIENT).toMatch(/^\/chat\?thread=.*&product=1011$/);
	});
});
