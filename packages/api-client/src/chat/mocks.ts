import { HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { type Catalogue, type MockShop, pictureOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import { takeUpload } from '../uploads/mocks.ts';
import type { ChatMessage, ChatThread } from './contract.ts';
import { mockTalk } from './mock-talk.ts';

interface MockMessage extends Omit<ChatMessage, 'product'> {
	readonly productId: string | undefined;
}

/** What was written in a world: threads by the slug of their shop. */
interface Chat {
	readonly messages: MockMessage[];
	readonly readIds: Map<string, number>;
}

const chats = new WeakMap<World, Chat>();

/** Mock answers of the chat; the shopper has talked to the first shops of the edition. */
export const chatHandlers = {
	listChatThreads({ world, catalogue, query }) {
		const items = threadsOf(world, catalogue).map((thread) => ({ ...thread, side: query.side }));
		return { items: items.slice(0, query.per_page), page: { next: null } };
	},
	openChatThread({ world, catalogue, body }) {
		const shop = catalogue.shops.find(({ slug }) => slug === body.shop) ?? refuse('shop_not_found');
		return threadOf(world, catalogue, shop);
	},
	getChatThread: ({ world, catalogue, params }) => threadOf(world, catalogue, shopOf(catalogue, params.threadId)),
	listChatMessages({ world, catalogue, params, query: { cursor, per_page: size } }) {
		shopOf(catalogue, params.threadId);
		const all = messagesOf(world, catalogue, params.threadId);
		const [direction = 'older', from] = cursor?.split(':') ?? [];
		const isOlder = direction === 'older';
		const edge = from === undefined ? Number.POSITIVE_INFINITY : Number(from);
		const beyond = all.filter(({ id }) => (isOlder ? Number(id) < edge : Number(id) > edge));
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
	sendChatMessage({ world, catalogue, params, body }) {
		shopOf(catalogue, params.threadId);
		const { messages } = chatOf(world, catalogue);
		const text = body.text ?? '';
		if (text === '' && body.uploadId === undefined && body.productId === undefined) {
			refuse('message_empty');
		}
		const isKnown = catalogue.products.some(({ id }) => id === body.productId);
		if (body.productId !== undefined && !isKnown) refuse('product_not_found');
		const earlier = messages.find((each) => each.threadId === params.threadId && each.clientId === body.clientId);
		const message: MockMessage = earlier ?? {
			id: String(messages.length + 1),
			threadId: params.threadId,
			side: 'shopper',
			text,
			picture: body.uploadId === undefined ? null : takeUpload(world, body.uploadId),
			productId: body.productId,
			clientId: body.clientId,
			createdAt: new Date(world.now()).toISOString(),
		};
		if (!earlier) messages.push(message);
		return shown(message, catalogue);
	},
	markChatRead({ world, catalogue, params, body }) {
		const shop = shopOf(catalogue, params.threadId);
		const { readIds } = chatOf(world, catalogue);
		const upTo = Number(body.messageId) || 0;
		readIds.set(params.threadId, Math.max(upTo, readIds.get(params.threadId) ?? 0));
		return threadOf(world, catalogue, shop);
	},
	countUnreadChat({ world, catalogue, query }) {
		const threads = query.side === 'shop' ? [] : threadsOf(world, catalogue);
		return { unread: threads.reduce((sum, { unread }) => sum + unread, 0) };
	},
} satisfies Partial<MockHandlers>;

function chatOf(world: World, catalogue: Catalogue): Chat {
	const known = chats.get(world);
	if (known) return known;
	const messages = firstMessages(world, catalogue);
	const chat = { messages, readIds: firstReadIds(messages, world.now()) };
	chats.set(world, chat);
	return chat;
}

/** What is in the chats at first. */
function firstMessages(world: World, catalogue: Catalogue): MockMessage[] {
	return mockTalk(catalogue, world.options)
		.toSorted((one, other) => other.minutesAgo - one.minutesAgo)
		.flatMap(({ place, side, text, product, picture, minutesAgo }, index) => {
			const shop = catalogue.shops[place];
			if (!shop) return [];
			return [
				{
					id: String(index + 1),
					threadId: `thread-${shop.slug}`,
					side,
					text,
					picture: picture === undefined ? null : { ...pictureOf(picture, '', 2), width: 960, height: 960 },
					productId: product === undefined ? undefined : catalogue.products[product]?.id,
					clientId: `mock-message-${index + 1}`,
					createdAt: new Date(world.now() - minutesAgo * MINUTE_MS).toISOString(),
				},
			];
		});
}

/** What was written more than an hour ago was read. */
function firstReadIds(messages: readonly MockMessage[], now: number): Map<string, number> {
	const old = messages.filter(({ createdAt }) => Date.parse(createdAt) < now - HOUR_MS);
	return new Map(old.map(({ threadId, id }) => [threadId, Number(id)]));
}

/** Writes into a conversation as its shop. @throws MockRefusal `thread_not_found` */
export function sayAsShop(world: World, catalogue: Catalogue, threadId: string, text: string): void {
	shopOf(catalogue, threadId);
	const { messages } = chatOf(world, catalogue);
	const id = String(messages.length + 1);
	messages.push({
		id,
		threadId,
		side: 'shop',
		text,
		picture: null,
		productId: undefined,
		clientId: `mock-message-${id}`,
		createdAt: new Date(world.now()).toISOString(),
	});
}

/** The conversations of a world, the latest first. */
export function threadsOf(world: World, catalogue: Catalogue): ChatThread[] {
	return catalogue.shops
		.map((shop) => threadOf(world, catalogue, shop))
		.filter(({ lastMessage }) => lastMessage !== null)
		.sort((a, b) => Number(b.lastMessage?.id) - Number(a.lastMessage?.id));
}

function threadOf(world: World, catalogue: Catalogue, shop: MockShop): ChatThread {
	const id = `thread-${shop.slug}`;
	const messages = messagesOf(world, catalogue, id);
	const readId = chatOf(world, catalogue).readIds.get(id) ?? 0;
	const name = catalogue.text(shop.name);
	return {
		id,
		side: 'shopper',
		shop: { slug: shop.slug, name, picture: pictureOf(shop.drawing, name, shop.tint), isVerified: shop.isVerified },
		shopperName: world.user?.name ?? '',
		lastMessage: messages.at(-1) ?? null,
		unread: messages.filter((message) => message.side === 'shop' && Number(message.id) > readId).length,
		otherReadId: messages.findLast((message) => message.side === 'shop')?.id ?? null,
		createdAt: messages[0]?.createdAt ?? new Date(world.now()).toISOString(),
	};
}

function messagesOf(world: World, catalogue: Catalogue, threadId: string): ChatMessage[] {
	return chatOf(world, catalogue)
		.messages.filter((message) => message.threadId === threadId)
		.map((message) => shown(message, catalogue));
}

function shown({ productId, ...message }: MockMessage, catalogue: Catalogue): ChatMessage {
	const product = catalogue.products.find(({ id }) => id === productId);
	return {
		...message,
		product: product ? { id: product.id, name: product.name, picture: product.picture, price: product.price } : null,
	};
}

function shopOf(catalogue: Catalogue, threadId: string): MockShop {
	return catalogue.shops.find(({ slug }) => `thread-${slug}` === threadId) ?? refuse('thread_not_found');
}
