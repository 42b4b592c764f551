import type { Edition } from '@zaylat/domain/editions';
import type { SearchArea } from '@zaylat/domain/search';
import { createSavedIds, type SavedIds } from '../../core/writes/saved-ids.ts';

/** Searches that a device keeps. */
const MOST = 6;

const searchesOf = (edition: Edition, area: SearchArea): SavedIds =>
	createSavedIds(() => window.localStorage, `recent-searches-${edition}-${area}`, MOST);

/** Texts that led to results on this device, the newest first. */
export const recentSearches = (edition: Edition, area: SearchArea): readonly string[] =>
	searchesOf(edition, area).read();

/** Keeps a text as the newest. */
export function addRecentSearch(edition: Edition, area: SearchArea, text: string): void {
	const searches = searchesOf(edition, area);
	searches.write([text, ...searches.read().filter((other) => other !== text)]);
}

/** Forgets all of them. */
export const clearRecentSearches = (edition: Edition, area: SearchArea): void => searchesOf(edition, area).write([]);
