import type { ChatSide } from '@zaylat/api-client/contract';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { chatQueries } from '../queries.ts';

/**
 * The list of conversations, read by cursors.
 * @param side whether the account takes part in them as a shopper or as a shop
 */
export function useThreadPages(side: ChatSide) {
	return {
		side,
		...usePaged(chatQueries.threads),
	};
}

/** The list of conversations. */
export type ThreadPages = ReturnType<typeof useThreadPages>;
