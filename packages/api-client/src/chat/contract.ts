import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { money, picture, typedLines } from '../shared.ts';
import { sizedPicture } from '../uploads/contract.ts';

const defineEndpoint = defineResource('chat', 'Chat');

/** Longest text of a message, in characters. */
export const MOST_MESSAGE_CHARACTERS = 2000;

/** Who writes: the shopper, or whoever answers for the shop (Decision 15). */
export const chatSide = z.enum(['shopper', 'shop']);

/** A message; each has a text, a picture or a product. */
export const chatMessage = z.object({
	/** Greater ones are newer. */
	id: z.string(),
	threadId: z.string(),
	side: chatSide,
	/** Empty for a picture or product alone. */
	text: z.string(),
	picture: sizedPicture.nullable(),
	/** The product it is about; null without one, and when the product is gone. */
	product: z.object({ id: z.string(), name: z.string(), picture, price: money }).nullable(),
	/** What the sender called it; tells which message on the way has arrived. */
	clientId: z.string(),
	createdAt: z.iso.datetime(),
});

/** A conversation of a shopper and a shop, as one of them sees it. */
export const chatThread = z.object({
	id: z.string(),
	/** Which side the reader is on. */
	side: chatSide,
	shop: z.object({ slug: z.string(), name: z.string(), picture, isVerified: z.boolean() }),
	/** Name of the shopper. */
	shopperName: z.string(),
	lastMessage: chatMessage.nullable(),
	/** Messages of the other side that the reader has not read. */
	unread: z.number().int().nonnegative(),
	/** Newest message that the other side has read; null when none. */
	otherReadId: z.string().nullable(),
	createdAt: z.iso.datetime(),
});

const side = chatSide.default('shopper');
const threadParams = z.object({ threadId: z.string().max(40) });
const cursor = z.string().max(400).optional();
const threadResponse = z.object({ data: chatThread });
const unreadResponse = z.object({ data: z.object({ unread: z.number().int().nonnegative() }) });

/** Conversations of the account with shops of the edition, the latest first; with `side=shop` those of the shops that it answers for. */
export const listChatThreads = defineEndpoint({
	method: 'GET',
	path: '/api/chat/threads',
	summary: 'Conversations',
	caller: 'registered',
	guarded: true,
	query: z.object({ side, cursor, per_page: z.coerce.number().int().min(1).max(60).default(20) }),
	response: z.object({
		data: z.object({ items: z.array(chatThread), page: z.object({ next: z.string().nullable() }) }),
	}),
});

/** Opens the conversation with a shop, or the one that there is; nobody talks to a shop of their own. */
export const openChatThread = defineEndpoint({
	method: 'POST',
	path: '/api/chat/threads',
	summary: 'Open the conversation with a shop',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	body: z.object({ shop: z.string().min(1).max(80) }),
	response: threadResponse,
	errors: ['shop_not_found'],
});

/** One conversation. */
export const getChatThread = defineEndpoint({
	method: 'GET',
	path: '/api/chat/threads/{threadId}',
	summary: 'A conversation',
	caller: 'registered',
	guarded: true,
	params: threadParams,
	response: threadResponse,
	errors: ['thread_not_found'],
});

/**
 * Messages of a conversation, the oldest first. Without a cursor the newest; `page.older` leads to those before,
 * `page.newer` to those that came since and is never null while there are any.
 */
export const listChatMessages = defineEndpoint({
	method: 'GET',
	path: '/api/chat/threads/{threadId}/messages',
	summary: 'Messages of a conversation',
	caller: 'registered',
	guarded: true,
	params: threadParams,
	query: z.object({ cursor, per_page: z.coerce.number().int().min(1).max(100).default(30) }),
	response: z.object({
		data: z.object({
			items: z.array(chatMessage),
			page: z.object({ older: z.string().nullable(), newer: z.string().nullable() }),
		}),
	}),
	errors: ['thread_not_found'],
});

/** Sends a message; sent again with the same `clientId` it is stored once, with the same response. */
export const sendChatMessage = defineEndpoint({
	method: 'POST',
	path: '/api/chat/threads/{threadId}/messages',
	summary: 'Send a message',
	caller: 'registered',
	guarded: true,
	limit: 'message',
	params: threadParams,
	body: z.object({
		clientId: z.string().regex(/^[\w-]{8,64}$/),
		text: typedLines(MOST_MESSAGE_CHARACTERS).optional(),
		/** A picture that was sent for a chat. */
		uploadId: z.string().max(40).optional(),
		/** A product of the shop. */
		productId: z.string().max(40).optional(),
	}),
	response: z.object({ data: chatMessage }),
	errors: ['thread_not_found', 'message_empty', 'upload_not_found', 'product_not_found'],
});

/** Marks the messages up to one as read; an older mark never replaces a newer one. */
export const markChatRead = defineEndpoint({
	method: 'POST',
	path: '/api/chat/threads/{threadId}/read',
	summary: 'Mark messages as read',
	caller: 'registered',
	guarded: true,
	limit: 'write',
	params: threadParams,
	body: z.object({ messageId: z.string().max(40) }),
	response: threadResponse,
	errors: ['thread_not_found'],
});

/** How many messages are not read in all conversations of a side with shops of the edition. */
export const countUnreadChat = defineEndpoint({
	method: 'GET',
	path: '/api/chat/unread-count',
	summary: 'Number of unread messages',
	caller: 'registered',
	guarded: true,
	query: z.object({ side }),
	response: unreadResponse,
});

/**
 * Where the messages of an account's conversations with shops of an edition arrive as they are written (server-sent
 * events). An `EventSource` can send no headers, so it goes by the session's cookie and the address; it only reads.
 */
export const CHAT_EVENTS_PATH = '/api/chat/events';

/** What the address of the events may say: the edition (Specification §1), else it is that of the host. */
export const chatEventsQuery = z.object({ edition: z.enum(['mm', 'th']).optional() });

/**
 * What a `change` event is about: orders and their parcels, quotations, or questions about products, of the account or of
 * its shops; or goods in the account's cart.
 */
export const CHANGE_TOPICS = ['orders', 'quotations', 'questions', 'cart'] as const;

/**
 * Data of the events by their names. The id of `message` is the event's id: a client that reconnects with it as
 * `last-event-id` receives all missed messages. `read` and `change` are sent once, so a client requests its data again
 * after each `ready`.
 */
export const chatEvents = {
	/** The connection stands; what is read from now on is complete. */
	ready: z.object({ after: z.string() }),
	message: chatMessage,
	read: z.object({ threadId: z.string(), side: chatSide, messageId: z.string() }),
	/** Something of the topic changed; the data itself is requested from its endpoint. */
	change: z.object({ topic: z.enum(CHANGE_TOPICS) }),
} as const;

export type ChangeTopic = (typeof CHANGE_TOPICS)[number];
export type ChatSide = z.infer<typeof chatSide>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatThread = z.infer<typeof chatThread>;
