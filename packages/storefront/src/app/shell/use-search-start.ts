import { popularSearches } from '@zaylat/api-client';
import type { SearchArea } from '@zaylat/domain/search';
import { useRef, useState } from 'react';
import { useAppContext, usePreferences } from '../app-context.ts';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';
import type { Suggestion } from './search-suggestions.ts';

/** Suggestions of the search box before anything is typed. */
export interface SearchStart {
	readonly items: readonly Suggestion[];
	/** Whether recent searches are stored on this device. */
	readonly hasRecent: boolean;
	/** Reads recent searches, and fetches popular ones unless they are there; for when the field gets the focus. */
	load(this: void): void;
	/** Deletes the recent searches. */
	clearRecent(this: void): void;
}

interface Loaded {
	/** What the popular searches belong to. */
	readonly key: string;
	readonly recent: readonly string[];
	readonly popular: readonly string[];
	readonly items: readonly Suggestion[];
}

const NOTHING: Loaded = { key: '', recent: [], popular: [], items: [] };

const itemsOf = (recent: readonly string[], popular: readonly string[]): Suggestion[] => [
	...recent.map((text) => ({ kind: 'recent' as const, key: `recent:${text}`, text })),
	...popular
		.filter((text) => !recent.includes(text))
		.map((text) => ({ kind: 'popular' as const, key: `popular:${text}`, text })),
];

/** Recent and popular searches of an area, in the language of the page. */
export function useSearchStart(area: SearchArea): SearchStart {
	const app = useAppContext();
	const { language } = usePreferences();
	const key = `${area} ${language}`;
	const [loaded, setLoaded] = useState(NOTHING);
	const asked = useRef<string>(undefined);
	const isCurrent = loaded.key === key;

	function show(recent: readonly string[], popular: readonly string[]): void {
		setLoaded({ key, recent, popular, items: itemsOf(recent, popular) });
	}

	return {
		items: isCurrent ? loaded.items : NOTHING.items,
		hasRecent: isCurrent && loaded.recent.length > 0,
		load() {
			const recent = recentSearches(app.edition, area);
			const known = isCurrent ? loaded.popular : [];
			show(recent, known);
			if (known.length > 0 || asked.current === key) return;
			asked.current = key;
			void app
				.client(language)
				.attempt(popularSearches(area))
				.then((attempt) => {
					// The recent ones may have been deleted meanwhile.
					if (attempt.ok) show(recentSearches(app.edition, area), attempt.value.data.items);
					// There are recent searches alone, and the next time asks again.
					else asked.current = undefined;
				});
		},
		clearRecent() {
			clearRecentSearches(app.edition, area);
			show([], loaded.popular);
		},
	};
}
