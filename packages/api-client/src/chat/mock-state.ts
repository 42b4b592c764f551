import { HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { type MockContext, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import type { Catalogue, MockShop } from '../mocks/catalogue.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import { sentPicture } from '../uploads/mocks.ts';
import type { ChatMessage, ChatThread } from './contract.ts';

/** A message of the mock chats. */
interface MockMessage extends Omit<ChatMessage, 'product'> {
	readonly productId: string | undefined;
}

/** A recorded message: shop and product by their places in the catalogue, a drawing that stands for a picture. */
interface Said extends Pick<ChatMessage, 'side' | 'text' | 'createdAt'> {
	readonly place: number;
	readonly product?: number;
	readonly picture?: string;
}

/** How many messages a long conversation has, and how far apart they are. */
const LONG_TALK = { messages: 80, apart: 95 * MINUTE_MS };

/** How often a text is repeated to be as long as people write at their longest. */
const LONG_TEXT = 12;

/** What was written in a world, by threads whose ids end with the slug of their shop, and how far it was read. */
const chatOf = perWorld((world: World, catalogue: Catalogue) => {
	const messages = talk(world, catalogue)
		.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
		.flatMap(({ place, side, text, product, picture, createdAt }, index): MockMessage[] => {
			const shop = catalogue.shops[place];
			const productId = product === undefined ? undefined : catalogue.products[product]?.id;
			const shown = picture === undefined ? null : { ...sentPicture(picture), tint: 2 };
			return shop
				? [messageOf(index, { threadId: `thread-${shop.slug}`, side, text, picture: shown, productId, createdAt })]
				: [];
		});
	// What was written more than an hour ago was read.
	const old = messages.filter(({ createdAt }) => Date.parse(createdAt) < world.now() - HOUR_MS);
	return { messages, readIds: new Map(old.map(({ threadId, id }) => [threadId, Number(id)])) };
});

const messageOf = (index: number, message: Omit<MockMessage, 'id' | 'clientId'>): MockMessage => ({
	id: String(index + 1),
	clientId: `mock-message-${index + 1}`,
	...message,
});

/** What the mock shopper and the shops have written; a long conversation when there is much of everything. */
function talk(world: World, { config }: Catalogue): readonly Said[] {
	const all = recorded<Said>('talk', config, world.now()).map((said) => ({
		...said,
		text: config.hasLongTexts ? Array.from({ length: LONG_TEXT }, () => said.text).join(' ') : said.text,
	}));
	if (config.size !== 'many') return all.slice(0, { empty: 0, one: 2, full: all.length }[config.size]);
	const texts = [all[0], all[1], all[4]].map((said) => said?.text);
	const long = Array.from(
		{ length: LONG_TALK.messages },
		(_, index): Said => ({
			place: 0,
			side: index % 3 === 1 ? 'shop' : 'shopper',
			text: `${index + 1}. ${texts[index % texts.length]}`,
			createdAt: timeOf(world, (index - LONG_TALK.messages) * LONG_TALK.apart),
		}),
	);
	return [...long, ...all];
}

/** Adds a message to a conversation. */
export function say(
	{ world, catalogue }: MockContext,
	message: Pick<MockMessage, 'threadId' | 'side' | 'text'> & Partial<MockMessage>,
): ChatMessage {
	const { messages } = chatOf(world, catalogue);
	const rest = { picture: null, productId: undefined, createdAt: timeOf(world) };
	const said = messageOf(messages.length, { ...rest, ...message });
	messages.push(said);
	return shown(said, catalogue);
}

/** Marks a conversation as read up to a message. */
export function read({ world, catalogue }: MockContext, threadId: string, messageId: number): void {
	const { readIds } = chatOf(world, catalogue);
	readIds.set(threadId, Math.max(messageId, readIds.get(threadId) ?? 0));
}

/** The conversations of a world, the latest first. */
export const threadsOf = (context: MockContext): ChatThread[] =>
	context.catalogue.shops
		.map((shop) => threadWith(context, shop))
		.filter(({ lastMessage }) => lastMessage !== null)
		.sort((a, b) => Number(b.lastMessage?.id) - Number(a.lastMessage?.id));

/** The conversation with a shop; an empty one when nothing was written. */
export function threadWith(context: MockContext, { slug, name, picture, isVerified }: MockShop): ChatThread {
	const { world, catalogue } = context;
	const id = `thread-${slug}`;
	const messages = messagesIn(context, id);
	const readId = chatOf(world, catalogue).readIds.get(id) ?? 0;
	const ofShop = messages.filter(({ side }) => side === 'shop');
	return {
		id,
		side: 'shopper',
		shop: { slug, name, picture, isVerified },
		shopperName: world.user?.name ?? '',
		lastMessage: messages.at(-1) ?? null,
		unread: ofShop.filter((message) => Number(message.id) > readId).length,
		otherReadId: ofShop.at(-1)?.id ?? null,
		createdAt: messages[0]?.createdAt ?? timeOf(world),
	};
}

/** Everything that was written in a conversation. */
export const messagesIn = ({ world, catalogue }: MockContext, threadId: string): ChatMessage[] =>
	chatOf(world, catalogue)
		.messages.filter((message) => message.threadId === threadId)
		.map((message) => shown(message, catalogue));

/** The conversation of an id. @throws MockRefusal `thread_not_found` */
export const threadIn = (context: MockContext, threadId: string): ChatThread =>
	threadWith(
		context,
		context.catalogue.shops.find(({ slug }) => `thread-${slug}` === threadId) ?? refuse('thread_not_found'),
	);

function shown({ productId, ...message }: MockMessage, catalogue: Catalogue): ChatMessage {
	const product = catalogue.products.find(({ id }) => id === productId);
	return {
		...message,
		product: product ? { id: product.id, name: product.name, picture: product.picture, price: product.price } : null,
	};
}
