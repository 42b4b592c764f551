import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Pages opened under each entry of the browser's history, so that going back finds the list as long as it was.
 * Written by a press only, hence never on a server.
 */
const openedPages = new Map<string, readonly string[]>();
const KEPT_ENTRIES = 50;

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
		const oldest = openedPages.size >= KEPT_ENTRIES ? openedPages.keys().next().value : undefined;
		if (oldest !== undefined) openedPages.delete(oldest);
		openedPages.set(entry, longer);
		setOpened({ entry, cursors: longer });
	}

	return [cursors, open];
}
