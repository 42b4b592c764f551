import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { takeUpload } from '../uploads/mocks.ts';
import { messagesIn, read, say, threadIn, threadsOf, threadWith } from './mock-state.ts';

/** Mock answers of the chat; the shopper has talked to the first shops of the edition. */
export const chatHandlers = {
	listChatThreads: (call) => ({
		items: threadsOf(call)
			.map((thread) => ({ ...thread, side: call.query.side }))
			.slice(0, call.query.per_page),
		page: { next: null },
	}),
	openChatThread: (call) =>
		threadWith(call, call.catalogue.shops.find(({ slug }) => slug === call.body.shop) ?? refuse('shop_not_found')),
	getChatThread: (call) => threadIn(call, call.params.threadId),
	listChatMessages: (call) => {
		const { cursor, per_page: size } = call.query;
		const { id } = threadIn(call, call.params.threadId);
		const [direction = 'older', from] = cursor?.split(':') ?? [];
		const isOlder = direction === 'older';
		const edge = from === undefined ? Number.POSITIVE_INFINITY : Number(from);
		const beyond = messagesIn(call, id).filter((each) => (isOlder ? Number(each.id) < edge : Number(each.id) > edge));
		const items = isOlder ? beyond.slice(-size) : beyond.slice(0, size);
		const hasOlder = !isOlder || beyond.length > size;
		const newest = items.at(-1)?.id ?? from;
		return {
			items,
			page: {
				older: hasOlder ? `older:${items[0]?.id ?? from}` : null,
				newer: newest === undefined ? null : `newer:${newest}`,
			},
		};
	},
	sendChatMessage: (call) => {
		const { text = '', uploadId, productId, clientId } = call.body;
		const { id: threadId } = threadIn(call, call.params.threadId);
		if (text === '' && uploadId === undefined && productId === undefined) refuse('message_empty');
		const isKnown = call.catalogue.products.some(({ id }) => id === productId);
		if (productId !== undefined && !isKnown) refuse('product_not_found');
		const earlier = messagesIn(call, threadId).find((each) => each.clientId === clientId);
		if (earlier) return earlier;
		const picture = uploadId === undefined ? null : takeUpload(call.world, uploadId);
		return say(call, { threadId, side: 'shopper', text, picture, productId, clientId });
	},
	markChatRead: (call) => {
		const { id } = threadIn(call, call.params.threadId);
		read(call, id, Number(call.body.messageId) || 0);
		return threadIn(call, id);
	},
	countUnreadChat: (call) => ({
		unread: (call.query.side === 'shop' ? [] : threadsOf(call)).reduce((sum, { unread }) => sum + unread, 0),
	}),
} satisfies Partial<MockHandlers>;
