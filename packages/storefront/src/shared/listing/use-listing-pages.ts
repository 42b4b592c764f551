import { type ApiRequest, cacheKey } from '@zaylat/api-client';
import { type QueryState, useClient, useQuery } from '@zaylat/api-client/swr';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createRecent } from './recent.ts';

const KEPT_ENTRIES = 50;
const KEPT_PAGES = 60;

/**
 * Pages opened under each entry of the browser's history, and their answers, so that going back finds the list as long
 * as it was at once, and with it the place that was scrolled to. Written in browsers only.
 */
const openedPages = createRecent<readonly string[]>(KEPT_ENTRIES);
const answers = createRecent<unknown>(KEPT_PAGES);

/**
 * Cursors of the pages of a listing that were opened in place, after the one that the address names.
 * @returns the cursors, and what opens one more
 */
export function useListingPages(): readonly [cursors: readonly string[], open: (cursor: string) => void] {
	const { key, pathname, search } = useLocation();
	const entry = `${key} ${pathname}${search}`;
	const [opened, setOpened] = useState<{ entry: string; cursors: readonly string[] }>({
		entry,
		cursors: openedPages.get(entry) ?? [],
	});
	const cursors = opened.entry === entry ? opened.cursors : (openedPages.get(entry) ?? []);

	function open(cursor: string) {
		const longer = [...cursors, cursor];
		openedPages.set(entry, longer);
		setOpened({ entry, cursors: longer });
	}

	return [cursors, open];
}

/** A query of a page that was opened in place; its answer is there at once when the visitor comes back to it. */
export function useLastQuery<Answer>(request: ApiRequest<Answer>): QueryState<Answer> {
	const key = cacheKey(request, useClient());
	// The answer was kept under the key that carries its type.
	const kept = answers.get(key) as Answer | undefined;
	const state = useQuery(request, kept === undefined ? {} : { fallbackData: kept });
	const { data } = state;
	useEffect(() => {
		if (data !== undefined) answers.set(key, data);
	}, [key, data]);
	return state;
}
