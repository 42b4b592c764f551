import { chatThreads } from '@zaylat/api-client';
import { usePaged } from '../shared/paged/use-paged.ts';

/** The list of conversations, read by cursors. @param start where the address lets it begin */
export function useThreadPages(start: string | undefined) {
	return { start, ...usePaged((cursor) => chatThreads(cursor === undefined ? {} : { cursor }), start) };
}

/** The list of conversations. */
export type ThreadPages = ReturnType<typeof useThreadPages>;
