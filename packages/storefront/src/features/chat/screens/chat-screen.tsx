import { defineScreen, type ScreenContext } from '../../../core/screen/screen.ts';
import { CHAT_PATH } from '../chat-address.ts';
import { chatQueries } from '../queries.ts';
import { ChatPage } from './chat-page.tsx';

const screen = defineScreen({
	Component: ChatPage,
	queries: chatQueries,
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
