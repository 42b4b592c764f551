import { chatMessages, chatThread, chatThreads, productSelection } from '@zaylat/api-client';
import { defineScreen, type ScreenContext } from '../app/screen.ts';
import { CHAT_PATH, readChatAddress } from './chat-address.ts';
import { ChatPage } from './chat-page.tsx';

/** Guests may come here and have no chats: the page tells them why, so a refusal is no error page. */
function queriesOf({ url }: Pick<ScreenContext, 'url'>) {
	const { side, threadId, productId, cursor } = readChatAddress(url.searchParams);
	return {
		critical: [],
		optional: [
			chatThreads({ side, ...(cursor !== undefined && { cursor }) }),
			...(threadId === undefined ? [] : [chatThread(threadId), chatMessages(threadId)]),
			...(productId === undefined ? [] : [productSelection([productId])]),
		],
	};
}

const screen = defineScreen({
	Component: ChatPage,
	queries: queriesOf,
	head: ({ t, brand }: ScreenContext) => ({
		title: t('chat:title'),
		description: t('chat:description', { brand: brand.name }),
		canonicalPath: CHAT_PATH,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'conversation',
		'shop-conversations',
		'asking-about-product',
		'new-conversation',
		'long-conversation',
		'sending',
		'not-sent',
		'pictures-picked',
		'picture-refused',
		'no-such-conversation',
		'messages-down',
		'opening-refused',
		'one',
		'empty',
		'guest',
		'long-texts',
		'loading',
		'server-down',
	],
	namespaces: ['chat', 'desk', 'catalog', 'pictures', 'failures'],
});

/** The chat with shops (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
