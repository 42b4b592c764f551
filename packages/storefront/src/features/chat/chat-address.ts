import type { ChatSide } from '@zaylat/api-client/contract';

/** Path of the chat (Specification §2). */
export const CHAT_PATH = '/chat';

/** Parts of the chat's address. */
export interface ChatAddress {
	/** `shop` for the conversations of the shops that the account owns; those as a shopper when left out. */
	readonly side?: ChatSide | undefined;
	/** The conversation that is open. */
	readonly threadId?: string | undefined;
	/** The product that the next message is about. */
	readonly productId?: string | undefined;
	/** Where the list of conversations begins; its start when left out. */
	readonly cursor?: string | undefined;
}

const NAMES = { side: 'side', threadId: 'thread', productId: 'product', cursor: 'cursor' } as const;

/** What an address of the chat names; empty parts count as left out. */
export function readChatAddress(query: URLSearchParams): ChatAddress {
	const part = (name: string) => query.get(name) || undefined;
	const side = part(NAMES.side) === 'shop' ? 'shop' : 'shopper';
	return { side, threadId: part(NAMES.threadId), productId: part(NAMES.productId), cursor: part(NAMES.cursor) };
}

/** Path of the chat with a conversation open, or of the list alone. */
export function chatPath({ side, threadId, productId, cursor }: ChatAddress = {}): string {
	const query = new URLSearchParams();
	if (side === 'shop') query.set(NAMES.side, side);
	if (threadId !== undefined) query.set(NAMES.threadId, threadId);
	if (productId !== undefined) query.set(NAMES.productId, productId);
	if (cursor !== undefined) query.set(NAMES.cursor, cursor);
	return query.size === 0 ? CHAT_PATH : `${CHAT_PATH}?${query}`;
}
