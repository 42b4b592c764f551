import { useState } from 'react';
import { type FeatureState, useFeatureState } from '../context/app-context.ts';
import { usePageLocation } from '../page/page-place.ts';
import { createRecent, type Recent } from './recent.ts';

const KEPT_ENTRIES = 50;

/**
 * Pages opened under each entry of the browser's history, so that the list has its length and scroll position again after
 * going back. Written in browsers only.
 */
const openedPagesState: FeatureState<Recent<readonly string[]>> = {
	create: () => createRecent(KEPT_ENTRIES),
};

/**
 * Cursors of the pages of a listing that were opened in place, after the one that the address names.
 * @returns the cursors, and what opens one more
 */
export function useListingPages(): readonly [cursors: readonly string[], open: (cursor: string) => void] {
	const { key, pathname, search } = usePageLocation();
	const openedPages = useFeatureState(openedPagesState);
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
