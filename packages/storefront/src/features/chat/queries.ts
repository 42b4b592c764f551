import { chatMessages, chatThread, chatThreads, productSelection } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { readChatAddress } from './chat-address.ts';

/** A page of the messages of a conversation; the last ones without a cursor. */
export const messagesRequest = (threadId: string, cursor?: string) => chatMessages(threadId, cursor);

/** Guests may open the page and have no chats: the page tells them why, so a refusal is no error page. */
export const chatQueries = {
	threads: optional(({ url, cursor }) =>
		chatThreads({ side: readChatAddress(url.searchParams).side, ...(cursor !== undefined && { cursor }) }),
	),
	thread: optional(({ url }) => {
		const { threadId } = readChatAddress(url.searchParams);
		return threadId === undefined ? undefined : chatThread(threadId);
	}),
	messages: optional(({ url }) => {
		const { threadId } = readChatAddress(url.searchParams);
		return threadId === undefined ? undefined : messagesRequest(threadId);
	}),
	askedProduct: optional(({ url }) => {
		const { productId } = readChatAddress(url.searchParams);
		return productId === undefined ? undefined : productSelection([productId]);
	}),
};
