import { expect, test } from 'vitest';
import { validateResponse } from '../contract.ts';
import * as api from '../index.ts';
import { createMockApi, MOCK_NOW, SCENARIOS } from '../mocks.ts';

test('a mock shopper reads, answers with a picture and a product, and finds it again', async () => {
	const client = api.createClient({
		baseUrl: '',
		edition: 'th',
		language: 'thai',
		now: () => MOCK_NOW,
		fetch: createMockApi(SCENARIOS['signed-in']).fetch,
		validate: validateResponse,
	});
	const [thread] = (await client.send(api.chatThreads())).data.items;
	const threadId = thread?.id ?? '';
	expect(thread?.unread).toBe(1);
	await client.send(api.markChatRead(threadId, thread?.lastMessage?.id ?? ''));
	expect((await client.send(api.unreadChat())).data.unread).toBe(0);
	const upload = (await client.send(api.uploadPicture('chat', new Blob(['x'], { type: 'image/png' })))).data;
	const [product] = (await client.send(api.productListing())).data.items;
	const message = { clientId: 'mock-test-1', uploadId: upload.id, productId: product?.id ?? '' };
	const sent = (await client.send(api.sendChatMessage(threadId, message))).data;
	expect((await client.send(api.sendChatMessage(threadId, message))).data).toEqual(sent);
	expect(sent).toMatchObject({ picture: { width: 960 }, product: { id: product?.id } });
	expect((await client.send(api.chatMessages(threadId))).data.items.at(-1)).toEqual(sent);
	const empty = await client.attempt(api.sendChatMessage(threadId, { clientId: 'mock-test-2', text: ' ' }));
	expect(empty).toMatchObject({ error: { code: 'message_empty' } });
});
