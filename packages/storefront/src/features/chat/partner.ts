import type { ChatThread } from '@zaylat/api-client/contract';

/** Name of whom the reader talks to. */
export function partnerName({ side, shop, shopperName }: Pick<ChatThread, 'side' | 'shop' | 'shopperName'>): string {
	return side === 'shopper' ? shop.name : shopperName;
}
