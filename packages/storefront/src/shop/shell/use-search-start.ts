import { popularSearches } from '@zaylat/api-client';
import type { SearchArea } from '@zaylat/domain/search';
import { useMemo, useRef, useState } from 'react';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
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

/** Texts of one area in one language. */
interface Texts {
	/** What they belong to. */
	readonly key: string;
	readonly texts: readonly string[];
}

const NOTHING: Texts = { key: '', texts: [] };

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
	// Apart: recent searches are read again while popular ones are on their way.
	const [{ texts: recent }, setRecent] = useTexts(key);
	const [{ texts: popular }, setPopular] = useTexts(key);
	const asked = useRef<string>(undefined);
	// The same list until a text changes: the field marks an option of this list.
	const items = useMemo(() => itemsOf(recent, popular), [recent, popular]);

	return {
		items,
		hasRecent: recent.length > 0,
		load() {
			setRecent({ key, texts: recentSearches(app.edition, area) });
			if (asked.current === key) return;
			asked.current = key;
			void app
				.client(language)
				.attempt(popularSearches(area))
				.then((attempt) => {
					if (asked.current !== key) return;
					if (attempt.ok) setPopular({ key, texts: attempt.value.data.items });
					// There are recent searches alone, and the next time asks again.
					else asked.current = undefined;
				});
		},
		clearRecent() {
			clearRecentSearches(app.edition, area);
			setRecent({ key, texts: [] });
		},
	};
}

/** State of texts that is empty as soon as the area or the language changes. */
function useTexts(key: string): [Texts, (texts: Texts) => void] {
	const [texts, setTexts] = useState(NOTHING);
	return [texts.key === key ? texts : NOTHING, setTexts];
}
