import { endpointsByResource, openChatThread, sendChatMessage } from '@zaylat/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { Shopper } from '../../src/testing/index.ts';
import { failed, ok } from '../answers.ts';
import { testContract } from './suite.ts';

const THREADS = '/api/chat/threads';
const SHOP = 'shan-hills-tea';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

async function threadOf(shopper: Shopper): Promise<string> {
	const answer = await shopper.call('POST', THREADS, { shop: SHOP });
	// A caller who may not chat has no thread.
	return `${THREADS}/${answer.status === 200 ? ok(openChatThread, answer).data.id : NOBODYS}`;
}

async function messageIn(path: string, shopper: Shopper): Promise<string> {
	const answer = await shopper.call('POST', `${path}/messages`, { clientId: 'a-message-1', text: 'Hello' });
	return answer.status === 200 ? ok(sendChatMessage, answer).data.id : '1';
}

testContract({
	endpoints: endpointsByResource.chat,
	examples: {
		listChatThreads: () => ({ path: THREADS }),
		openChatThread: () => ({ path: THREADS, body: { shop: SHOP } }),
		getChatThread: async (_, shopper) => ({ path: await threadOf(shopper) }),
		listChatMessages: async (_, shopper) => ({ path: `${await threadOf(shopper)}/messages` }),
		sendChatMessage: async (_, shopper) => ({
			path: `${await threadOf(shopper)}/messages`,
			body: { clientId: 'a-message-2', text: 'Is it still available?' },
		}),
		markChatRead: async (_, shopper) => {
			const path = await threadOf(shopper);
			return { path: `${path}/read`, body: { messageId: await messageIn(path, shopper) } };
		},
		countUnreadChat: () => ({ path: '/api/chat/unread-count' }),
	},
	more(context) {
		const { as, expectError } = context;
		describe('refusals', () => {
			it('nobody sees, reads or writes in conversations of others [§1.16]', async () => {
				const path = await threadOf(await as('registered'));
				const other = await as('seller');
				const message = { clientId: 'not-my-thread', text: 'Hello' };
				for (const thread of [path, `${THREADS}/${NOBODYS}`, `${THREADS}/x`]) {
					expectError('getChatThread', 'thread_not_found', await other.call('GET', thread));
					expectError('listChatMessages', 'thread_not_found', await other.call('GET', `${thread}/messages`));
					expectError('sendChatMessage', 'thread_not_found', await other.call('POST', `${thread}/messages`, message));
					expectError(
						'markChatRead',
						'thread_not_found',
						await other.call('POST', `${thread}/read`, { messageId: '1' }),
					);
				}
			});

			it.each(['no-such-shop', 'chiang-mai-cotton'])(
				'openChatThread finds no shop %s in this edition',
				async (shop) => {
					expectError(
						'openChatThread',
						'shop_not_found',
						await (await as('registered')).call('POST', THREADS, { shop }),
					);
				},
			);

			it('nobody talks to a shop of their own', async () => {
				const answer = await (await as('seller')).call('POST', THREADS, { shop: 'inle-weavers' });
				expectError('openChatThread', 'bad_request', answer);
				expect(failed(answer).fields).toEqual({ shop: 'own_shop' });
			});

			it('sendChatMessage wants something to send that is there', async () => {
				const shopper = await as('registered');
				const path = `${await threadOf(shopper)}/messages`;
				const send = (body: object) => shopper.call('POST', path, { clientId: 'refused-message', ...body });
				expectError('sendChatMessage', 'message_empty', await send({ text: ' \n ' }));
				expectError('sendChatMessage', 'upload_not_found', await send({ uploadId: NOBODYS }));
				expectError('sendChatMessage', 'product_not_found', await send({ productId: '7' }));
				expectError('sendChatMessage', 'bad_request', await send({ text: 'x'.repeat(2001) }));
				expectError('sendChatMessage', 'bad_request', await send({ clientId: 'short', text: 'x' }));
			});

			it('markChatRead knows no message of another conversation', async () => {
				const shopper = await as('registered');
				const path = await threadOf(shopper);
				const { id } = ok(openChatThread, await shopper.call('POST', THREADS, { shop: 'bagan-lacquer' })).data;
				const otherMessage = await messageIn(`${THREADS}/${id}`, shopper);
				for (const messageId of [otherMessage, '999999']) {
					expectError('markChatRead', 'bad_request', await shopper.call('POST', `${path}/read`, { messageId }));
				}
				context.expectOk(
					'markChatRead',
					await shopper.call('POST', `${THREADS}/${id}/read`, { messageId: otherMessage }),
				);
			});

			it.each([
				['listChatThreads', `${THREADS}?cursor=nonsense`],
				['listChatThreads', `${THREADS}?side=nobody`],
				['countUnreadChat', '/api/chat/unread-count?side=nobody'],
			])('%s refuses %s', async (name, path) => {
				expectError(name, 'bad_request', await (await as('registered')).call('GET', path));
			});

			it('listChatMessages refuses a cursor that is not ours', async () => {
				const shopper = await as('registered');
				const answer = await shopper.call('GET', `${await threadOf(shopper)}/messages?cursor=nonsense`);
				expectError('listChatMessages', 'bad_request', answer);
				const long = await shopper.call('GET', `${THREADS}/${'x'.repeat(41)}`);
				expectError('getChatThread', 'bad_request', long);
			});
		});
	},
});
