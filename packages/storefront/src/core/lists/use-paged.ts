import type { ApiError, ApiRequest } from '@zaylat/api-client';
import { useQueryContext } from '../screen/query-context.tsx';
import type { ScreenQuery } from '../screen/screen-queries.ts';
import { useScreenQuery } from '../screen/use-screen-query.ts';
import { useListingPages } from './use-listing-pages.ts';

/** A page of any list that is read by cursors. */
export interface PageResponse<Item> {
	readonly data: { readonly items: readonly Item[]; readonly page: { readonly next: string | null } };
}

/** Where the end of a list stands. */
export interface PagedEnd {
	/** Cursor of what comes after all that is shown; undefined at the end of the list, and while that is not known. */
	readonly next: string | undefined;
	readonly isLoading: boolean;
	readonly error: ApiError | undefined;
	readonly retry: () => void;
	readonly isRetrying: boolean;
}

/**
 * A list by cursors, of which further pages are opened in place; going back finds it as long as it was. A page reads its
 * items with `useScreenQuery(query, { cursor })`.
 */
export function usePaged<Item, ResponseBody extends PageResponse<Item>>(query: ScreenQuery<ApiRequest<ResponseBody>>) {
	const { cursor: start } = useQueryContext();
	const [opened, open] = useListingPages();
	const first = useScreenQuery<ResponseBody>(query);
	const last = useScreenQuery<ResponseBody>(query, { cursor: opened.at(-1) });
	const end: PagedEnd = {
		next: last.data?.data.page.next ?? undefined,
		isLoading: last.data === undefined && last.error === undefined,
		error: last.error,
		retry: () => void last.mutate(),
		isRetrying: last.isValidating,
	};
	return {
		/** Cursor that the address names. */
		start,
		first,
		/** Cursors of the pages on screen, the first one's first. */
		cursors: [start, ...opened],
		open,
		end,
	};
}
