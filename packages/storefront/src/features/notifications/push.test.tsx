import { MOCK_ORDER_TO_PAY, SCENARIOS } from '@zaylat/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { renderShop } from '../../testing/render-shop.tsx';
import { pushDeviceState } from './feature.ts';
import type { PushDevice } from './push-device.ts';
import { PUSH_OWNER_KEY } from './push-keys.ts';

const PLACED = `/payment/Success?order=${MOCK_ORDER_TO_PAY}`;
const SETTINGS = '/profile?target=notifications';
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** A browser that can be asked for push messages. */
function fakeDevice(response: 'granted' | 'denied' | 'broken', isSubscribed = false): PushDevice {
	const subscription = { endpoint: 'https://push.test/device', keys: KEYS };
	let current = isSubscribed ? subscription : undefined;
	let isDenied = false;
	return {
		permission: async () => (isDenied ? 'denied' : 'possible'),
		async ask() {
			isDenied = response === 'denied';
			return !isDenied;
		},
		current: async () => current,
		async subscribe() {
			if (response === 'broken') throw new Error('The push service was not reached');
			current = subscription;
			return subscription;
		},
		async unsubscribe() {
			current = undefined;
		},
	};
}

const at = (path: string, device: PushDevice, calls: string[] = []) =>
	renderShop(path, {
		...SCENARIOS[path === PLACED ? 'order-paid' : 'signed-in'],
		calls,
		states: [[pushDeviceState, async () => device]],
	});

describe('messages on this device', () => {
	test('are offered below all links: the offer arrives later than they, and moves none', async () => {
		const { screen } = await at(PLACED, fakeDevice('granted'));
		const turnOn = screen.getByRole('button', { name: 'Turn on' });
		await expect.element(turnOn).toBeVisible();
		const last = screen.getByRole('main').getByRole('link').last().element();
		expect(last.compareDocumentPosition(turnOn.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	test('are offered after an order, and turned on by a press', async () => {
		const calls: string[] = [];
		const { screen } = await at(PLACED, fakeDevice('granted'), calls);
		const turnOn = screen.getByRole('button', { name: 'Turn on' });
		await expect.element(turnOn).toBeVisible();
		expect(calls.filter((call) => call.includes('/api/push'))).toEqual([]);
		await turnOn.click();
		await expect.element(screen.getByText('Notifications are on')).toBeVisible();
		expect(calls.filter((call) => call.startsWith('PUT /api/push'))).toHaveLength(1);
		expect(window.localStorage.getItem(PUSH_OWNER_KEY)).not.toBeNull();
	});

	test('are not offered again once that is dismissed', async () => {
		const first = await at(PLACED, fakeDevice('granted'));
		await first.screen.getByRole('button', { name: 'Don’t ask again' }).click();
		await expect.element(first.screen.getByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
		expect(window.localStorage.getItem('push-offer')).toBe('dismissed');
	});

	test('that the person forbids say how to allow them', async () => {
		const { screen } = await at(PLACED, fakeDevice('denied'));
		await screen.getByRole('button', { name: 'Turn on' }).click();
		await expect.element(screen.getByText('Your browser blocks notifications from this site')).toBeVisible();
		await expect.element(screen.getByText(/allow notifications, then reload/)).toBeVisible();
	});

	test('that cannot be turned on can be tried again', async () => {
		const { screen } = await at(PLACED, fakeDevice('broken'));
		await screen.getByRole('button', { name: 'Turn on' }).click();
		await expect.element(screen.getByText('We couldn’t turn on notifications')).toBeVisible();
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
	});

	test('are chosen by kind and turned off in the account', async () => {
		const { screen } = await at(SETTINGS, fakeDevice('granted', true));
		const orders = screen.getByRole('switch', { name: 'Orders and payments' });
		await expect.element(orders).toBeChecked();
		await orders.click();
		await expect.element(orders).not.toBeChecked();
		await screen.getByRole('button', { name: 'Turn off on this device' }).click();
		await expect.element(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
	});
});
