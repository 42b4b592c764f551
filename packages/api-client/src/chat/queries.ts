import type { Edition } from '@zaylat/domain/editions';
import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

const EVENTS: typeof contract.CHAT_EVENTS_PATH = '/api/chat/events';

/** Where messages of an edition's conversations arrive as they are written; for `EventSource`, below the base URL. */
export const chatEventsPath = (edition: Edition): string => `${EVENTS}?edition=${edition}`;

/**
 * A page of conversations, the latest first: `answer.data`.
 * @param page.side `shop` for those of the shops that the account answers for
 * @param page.cursor `page.next` of the page before
 */
export function chatThreads({ side = 'shopper', cursor }: { side?: contract.ChatSide; cursor?: string } = {}) {
	return call<typeof contract.listChatThreads>('GET', '/api/chat/threads', { guarded: true, query: { side, cursor } });
}

/** One conversation: `answer.data`. Error: `thread_not_found`. */
export function chatThread(threadId: string) {
	return call<typeof contract.getChatThread>('GET', '/api/chat/threads/{threadId}', {
		guarded: true,
		params: { threadId },
	});
}

/**
 * Messages of a conversation, the oldest first: `answer.data`. Error: `thread_not_found`.
 * @param cursor `page.older` or `page.newer` of another answer; the newest messages without
 */
export function chatMessages(threadId: string, cursor?: string) {
	return call<typeof contract.listChatMessages>('GET', '/api/chat/threads/{threadId}/messages', {
		guarded: true,
		params: { threadId },
		query: { cursor },
	});
}

/** How many messages are not read: `answer.data.unread`. */
export function unreadChat(side: contract.ChatSide = 'shopper') {
	return call<typeof contract.countUnreadChat>('GET', '/api/chat/unread-count', { guarded: true, query: { side } });
}
