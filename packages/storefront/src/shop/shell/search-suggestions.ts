import {
	type ApiRequest,
	type CategoryMatch,
	type Client,
	type DigitalMatch,
	digitalProductSearch,
	type ListingPage,
	type Money,
	type ProductMatch,
	productSearch,
} from '@zaylat/api-client';
import { checkSearchText, SEARCH, type SearchArea, shouldSearch } from '@zaylat/domain/search';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../../core/context/readable-store.ts';
import type { Timer, Timers } from '../../core/context/timers.ts';

/** A product in the dropdown. */
export interface SuggestedProduct {
	readonly kind: 'product';
	/** Identifies it among all suggestions. */
	readonly key: string;
	readonly id: string;
	readonly name: string;
	/** Address of the thumbnail. */
	readonly image: string;
	readonly price: Money;
	/** Name of the shop. */
	readonly shop: string;
}

/** An entry of the dropdown: a text to search for, a category to narrow the search to, or a product. */
export type Suggestion =
	| { readonly kind: 'query' | 'recent' | 'popular'; readonly key: string; readonly text: string }
	| ({ readonly kind: 'category'; readonly key: string } & Pick<CategoryMatch, 'slug' | 'name' | 'count'>)
	| SuggestedProduct;

/** Where the suggestions stand. */
interface SuggestionsState {
	readonly status: 'idle' | 'searching' | 'empty' | 'results' | 'error';
	readonly items: readonly Suggestion[];
	/** The text that they belong to, as it is sent. */
	readonly text: string;
	/** The first page of the results; undefined until the response has arrived. */
	readonly listing: ListingPage | undefined;
}

/** Suggestions for a search box. */
export interface Suggestions extends ReadableStore<SuggestionsState> {
	/** Tells what is typed: fetches after the debounce, or nothing when it is too short or invalid. */
	type(this: void, text: string): void;
	/**
	 * Fetches at once, however short the text.
	 * @returns the state for this text; undefined when something else was typed meanwhile
	 */
	flush(this: void, text: string): Promise<SuggestionsState | undefined>;
	/** Forgets all, and ends what is under way. */
	clear(this: void): void;
}

const NOTHING = { items: [], listing: undefined } as const;
const IDLE: SuggestionsState = { ...NOTHING, status: 'idle', text: '' };

/** What a search has found. */
interface Found {
	readonly items: readonly Suggestion[];
	readonly listing: ListingPage;
}

const AREAS: Readonly<
	Record<SearchArea, (client: Client, text: string, signal: AbortSignal) => Promise<Found | undefined>>
> = {
	goods: (client, text, signal) => ask(client, productSearch(text), signal, fromProduct),
	digital: (client, text, signal) => ask(client, digitalProductSearch(text), signal, fromDigital),
};

const fromProduct = ({ id, name, image, price, shop }: ProductMatch): SuggestedProduct => ({
	...{ kind: 'product', key: `product:${id}`, id, name, image, price, shop },
});
const fromDigital = ({ title, display_image_url, ...match }: DigitalMatch): SuggestedProduct =>
	fromProduct({ ...match, name: title, image: display_image_url });

/** The body of both searches. */
interface SearchResponse<Match> {
	readonly data: {
		readonly data: readonly Match[];
		readonly categories: readonly CategoryMatch[];
		readonly queries: readonly string[];
		readonly listing: ListingPage;
	};
}

async function ask<Match>(
	client: Client,
	request: ApiRequest<SearchResponse<Match>>,
	signal: AbortSignal,
	toProduct: (match: Match) => SuggestedProduct,
): Promise<Found | undefined> {
	const attempt = await client.attempt(request, { signal });
	if (!attempt.ok) return undefined;
	const { data, categories, queries, listing } = attempt.value.data;
	const items: Suggestion[] = [
		...queries.map((text) => ({ kind: 'query' as const, key: `query:${text}`, text })),
		...categories.map(({ slug, name, count }) => ({
			...{ kind: 'category' as const, key: `category:${slug}`, slug, name, count },
		})),
		...data.map(toProduct),
	];
	return { items, listing };
}

/** Creates the suggestions of a search box in one area. */
export function createSuggestions(deps: {
	client(): Client;
	readonly timers: Timers;
	readonly area: SearchArea;
}): Suggestions {
	const { client, timers, area } = deps;
	const store = createStore<SuggestionsState>()(() => IDLE);
	const { getState, setState } = store;
	let timer: Timer | undefined;
	let running:
		| { readonly text: string; readonly controller: AbortController; readonly done: Promise<void> }
		| undefined;

	function stop(): void {
		timers.cancel(timer);
		running?.controller.abort();
		running = undefined;
	}

	async function fetchFor(text: string, controller: AbortController): Promise<void> {
		try {
			const found = await AREAS[area](client(), text, controller.signal);
			if (controller.signal.aborted) return;
			if (found === undefined) setState({ ...NOTHING, status: 'error', text });
			else setState({ status: found.items.length === 0 ? 'empty' : 'results', ...found, text });
		} catch (failure) {
			// What was typed since has ended it.
			if (!controller.signal.aborted) throw failure;
		} finally {
			if (running?.controller === controller) running = undefined;
		}
	}

	function start(text: string): Promise<void> {
		if (running?.text === text) return running.done;
		stop();
		const controller = new AbortController();
		setState({ ...NOTHING, status: 'searching', text });
		const done = fetchFor(text, controller);
		running = { text, controller, done };
		return done;
	}

	function wanted(text: string): string | undefined {
		const check = checkSearchText(text);
		return check.kind === 'valid' ? check.text : undefined;
	}

	return {
		...store,
		type(typed) {
			const text = wanted(typed);
			const state = getState();
			const isAsked = state.status !== 'searching' || running !== undefined;
			if (text !== undefined && text === state.text && isAsked) return;
			stop();
			if (text === undefined || !shouldSearch(typed, area)) {
				setState(IDLE);
				return;
			}
			setState({ ...NOTHING, status: 'searching', text });
			timer = timers.after(SEARCH.debounceMs, () => void start(text));
		},
		async flush(typed) {
			const text = wanted(typed);
			if (text === undefined) return undefined;
			timers.cancel(timer);
			const before = getState();
			const isKnown = before.text === text && (before.status === 'results' || before.status === 'empty');
			if (!isKnown) await start(text);
			const state = getState();
			return state.text === text && state.status !== 'searching' ? state : undefined;
		},
		clear() {
			stop();
			setState(IDLE);
		},
	};
}
