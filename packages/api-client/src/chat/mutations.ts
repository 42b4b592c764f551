import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Opens the conversation with a shop, or the one that there is: `answer.data`. Error: `shop_not_found`. */
export function openChatThread(shop: string) {
	return call<typeof contract.openChatThread>('POST', '/api/chat/threads', { guarded: true, body: { shop } });
}

/**
 * Sends a message: `answer.data`. With the same `clientId` it is stored once, however often it is sent.
 * Errors: `message_empty`, `thread_not_found`, `upload_not_found`, `product_not_found`.
 */
export function sendChatMessage(
	threadId: string,
	message: {
		readonly clientId: string;
		readonly text?: string;
		readonly uploadId?: string;
		readonly productId?: string;
	},
) {
	return call<typeof contract.sendChatMessage>('POST', '/api/chat/threads/{threadId}/messages', {
		guarded: true,
		params: { threadId },
		body: message,
	});
}

/** Marks the messages up to one as read: `answer.data` is the conversation. Error: `thread_not_found`. */
export function markChatRead(threadId: string, messageId: string) {
	return call<typeof contract.markChatRead>('POST', '/api/chat/threads/{threadId}/read', {
		guarded: true,
		params: { threadId },
		body: { messageId },
	});
}
