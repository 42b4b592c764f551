import {
	type ApiRequest,
	type Client,
	type DigitalMatch,
	digitalProductSearch,
	type ProductMatch,
	productSearch,
} from '@zaylat/api-client';
import { checkSearchText, SEARCH, type SearchArea, shouldSearch } from '@zaylat/domain/search';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../readable-store.ts';
import type { Timer, Timers } from '../timers.ts';

/** A match in the dropdown. */
export interface Suggestion {
	readonly id: string;
	readonly name: string;
	/** Address of the thumbnail. */
	readonly image: string;
}

/** Where the suggestions stand. */
interface SuggestionsState {
	readonly status: 'idle' | 'searching' | 'empty' | 'results' | 'error';
	readonly items: readonly Suggestion[];
	/** The text that they belong to, as it is sent. */
	readonly text: string;
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

const IDLE: SuggestionsState = { status: 'idle', items: [], text: '' };

const AREAS: Readonly<
	Record<SearchArea, (client: Client, text: string, signal: AbortSignal) => Promise<Suggestion[] | undefined>>
> = {
	goods: (client, text, signal) =>
		ask(client, productSearch(text), signal, (answer) => answer.data.data.map(fromProduct)),
	digital: (client, text, signal) =>
		ask(client, digitalProductSearch(text), signal, (answer) => answer.data.data.map(fromDigital)),
};

const fromProduct = ({ id, name, image }: ProductMatch): Suggestion => ({ id, name, image });
const fromDigital = ({ id, title, display_image_url }: DigitalMatch): Suggestion => ({
	id,
	name: title,
	image: display_image_url,
});

async function ask<T>(
	client: Client,
	request: ApiRequest<T>,
	signal: AbortSignal,
	read: (answer: T) => Suggestion[],
): Promise<Suggestion[] | undefined> {
	const attempt = await client.attempt(request, { signal });
	return attempt.ok ? read(attempt.value) : undefined;
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
			const items = await AREAS[area](client(), text, controller.signal);
			if (controller.signal.aborted) return;
			if (items === undefined) setState({ status: 'error', items: [], text });
			else setState({ status: items.length === 0 ? 'empty' : 'results', items, text });
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
		setState({ status: 'searching', items: [], text });
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
			setState({ status: 'searching', items: [], text });
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
