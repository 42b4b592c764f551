import type { ApiError, ApiRequest } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useListingPages } from '../listing/use-listing-pages.ts';

/** A page of any list that is read by cursors. */
export interface PageAnswer<Item> {
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
 * A list by cursors, of which further pages are opened in place; going back finds it as long as it was.
 * @param requestOf the request of a page
 * @param start cursor that the address names; the list's start when undefined
 */
export function usePaged<Item, Answer extends PageAnswer<Item>>(
	requestOf: (cursor: string | undefined) => ApiRequest<Answer>,
	start: string | undefined,
) {
	const [opened, open] = useListingPages();
	const first = useQuery(requestOf(start));
	const last = useQuery(requestOf(opened.at(-1) ?? start));
	const end: PagedEnd = {
		next: last.data?.data.page.next ?? undefined,
		isLoading: last.data === undefined && last.error === undefined,
		error: last.error,
		retry: () => void last.mutate(),
		isRetrying: last.isValidating,
	};
	return { first, opened, open, end };
}
