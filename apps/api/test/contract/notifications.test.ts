import { endpointsByResource } from '@zaylat/api-client/contract';
import { expect, it } from 'vitest';
import { failed } from '../answers.ts';
import { testContract } from './suite.ts';

const NEWS = '/api/notifications';
const CHOICES = '/api/notification-choices';

testContract({
	endpoints: endpointsByResource.notifications,
	examples: {
		listNotifications: () => ({ path: `${NEWS}?per_page=2` }),
		countUnreadNotifications: () => ({ path: `${NEWS}/unread-count` }),
		markNotificationsRead: () => ({ path: `${NEWS}/read`, body: { ids: 'all' } }),
		getNotificationChoices: () => ({ path: CHOICES }),
		changeNotificationChoices: () => ({ path: CHOICES, body: { promotions: false } }),
	},
	more({ as, expectError }) {
		it('listNotifications refuses a cursor that is not ours', async () => {
			for (const cursor of ['x', Buffer.from('{"at":"yesterday"}').toString('base64url')]) {
				const response = await (await as('session')).call('GET', `${NEWS}?cursor=${cursor}`);
				expectError('listNotifications', 'bad_request', response);
				expect(failed(response).fields).toEqual({ cursor: 'unknown_cursor' });
			}
		});
	},
});
