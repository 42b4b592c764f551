import { endpointsByResource } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { DEVELOPMENT_VAPID } from '../../src/start-check.ts';
import { failed } from '../answers.ts';
import { testContract } from './suite.ts';

const SUBSCRIPTION = '/api/push/subscription';
const keys = { p256dh: DEVELOPMENT_VAPID.publicKey, auth: 'A'.repeat(22) };
const endpoint = 'https://fcm.googleapis.com/fcm/send/contract';

testContract({
	endpoints: endpointsByResource.push,
	examples: {
		getPushKey: () => ({ path: '/api/push/key' }),
		savePushSubscription: () => ({ path: SUBSCRIPTION, body: { endpoint, keys, choices: { chat: false } } }),
		removePushSubscription: () => ({ path: '/api/push/unsubscribe', body: { endpoint } }),
	},
	withoutDatabase: ['getPushKey'],
	more({ as, expectError }) {
		it.each([
			'https://shop.example/push',
			'http://fcm.googleapis.com/fcm/send/x',
			'https://fcm.googleapis.com:8443/fcm/send/x',
			'https://fcm.googleapis.com.shop.example/x',
			'https://push.apple.com.example/x',
			'https://someone@fcm.googleapis.com/x',
			'http://127.0.0.1:5432/',
		])('savePushSubscription refuses %s, to which the server must not send requests', async (address) => {
			const response = await (await as('session')).call('PUT', SUBSCRIPTION, { endpoint: address, keys });
			expectError('savePushSubscription', 'bad_request', response);
			expect(failed(response).fields).toEqual({ endpoint: 'unknown_push_service' });
		});

		it('savePushSubscription accepts the services of all browsers', async () => {
			for (const host of [
				'updates.push.services.mozilla.com',
				'web.push.apple.com',
				'wns2-par02p.notify.windows.com',
			]) {
				const response = await (await as('session')).call('PUT', SUBSCRIPTION, {
					endpoint: `https://${host}/w/1`,
					keys,
				});
				expect(response.status, host).toBe(200);
			}
		});
	},
});
