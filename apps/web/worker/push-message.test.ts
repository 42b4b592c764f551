import { describe, expect, test, vi } from 'vitest';
import { openPush, showPush } from './push-message.ts';

const MESSAGE = {
	title: 'Parcel EX1 was delivered',
	body: 'ZL1 · 15,000 K',
	lang: 'en',
	tag: 'news-1',
	url: 'https://mm.shop.test/Orders/ZL1?lang=en',
};

function scope(...open: readonly string[]) {
	const tabs = open.map((url) => ({ url, focus: vi.fn() }));
	const openWindow = vi.fn(async () => null);
	const showNotification = vi.fn(async () => {});
	const clients = { matchAll: async () => tabs, openWindow };
	return { tabs, openWindow, showNotification, given: { registration: { showNotification }, clients } };
}

describe('a push message', () => {
	test('is shown with its page', async () => {
		const { given, showNotification } = scope();
		await showPush(given, MESSAGE);
		const { title, url, ...options } = MESSAGE;
		expect(showNotification).toHaveBeenCalledWith(title, { ...options, icon: '/icon-192.png', data: { url } });
	});

	test.each([[undefined], ['text'], [null], [{ title: 'without a page' }], [{ ...MESSAGE, url: 1 }]])(
		'of another form is not shown: %j',
		async (data) => {
			const { given, showNotification } = scope();
			await showPush(given, data);
			expect(showNotification).not.toHaveBeenCalled();
		},
	);
});

describe('a press of a notification', () => {
	test('focuses the tab that shows the page, in whatever language', async () => {
		const { given, tabs, openWindow } = scope(
			'https://mm.shop.test/',
			'https://th.shop.test/Orders/ZL1',
			'https://mm.shop.test/orders/ZL1?lang=mm',
		);
		await openPush(given, { url: MESSAGE.url });
		expect(tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1]);
		expect(openWindow).not.toHaveBeenCalled();
	});

	test.each([
		['no tab', []],
		['tabs with other pages', ['https://mm.shop.test/Orders/ZL2']],
		['a tab of the other edition', ['https://th.shop.test/Orders/ZL1']],
	])('opens the page with %s', async (_, open) => {
		const { given, tabs, openWindow } = scope(...open);
		await openPush(given, { url: MESSAGE.url });
		expect(openWindow).toHaveBeenCalledWith(MESSAGE.url);
		for (const { focus } of tabs) expect(focus).not.toHaveBeenCalled();
	});
});
