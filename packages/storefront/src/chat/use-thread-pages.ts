import { chatThreads } from '@zaylat/api-client';
import type { ChatSide } from '@zaylat/api-client/contract';
import { usePaged } from '../shared/paged/use-paged.ts';

/**
 * The list of conversations, read by cursors.
 * @param side whether the account takes part in them as a shopper or as a shop
 * @param start cursor of the address
 */
export function useThreadPages(side: ChatSide, start: string | undefined) {
	return {
		side,
		start,
		...usePaged((cursor) => chatThreads({ side, ...(cursor !== undefined && { cursor }) }), start),
	};
}

/** The list of conversations. */
export type ThreadPages = ReturnType<typeof useThreadPages>;
