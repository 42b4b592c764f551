import type { Client, Connection, CurrencyEntry } from '@zaylat/api-client';
import type { AuthState, AuthStore, Session, SessionUser } from '@zaylat/api-client/auth';
import type { QueryCache } from '@zaylat/api-client/swr';
import type { Brand } from '@zaylat/domain/brand';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { RateTable } from '@zaylat/domain/money';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { ShopI18n } from '../../i18n/create-i18n.ts';
import type { EventStream } from '../events/event-stream.ts';
import type { SavedPages } from '../offline/saved-pages.ts';
import type { CodeAhead } from '../page/code-ahead.ts';
import type { PayloadStore } from '../page/payload-store.ts';
import type { Operators, ShellCategory } from '../page/shell-payload.ts';
import type { FailureLog, ShellPayloadSource } from '../page/shell-payload-source.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { PreferencesStore } from '../preferences/preferences-store.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import type { ScreenModule } from '../screen/screen.ts';
import type { AccountQueues } from '../writes/account-queues.ts';
import type { DeviceWrites, WritesWindow } from '../writes/device-writes.ts';
import type { ShopDefinition } from './shop-definition.ts';
import type { Timers } from './timers.ts';

/** The stores and services of one running shop: one per request on the server, one per tab in the browser. */
export interface AppContext {
	readonly side: 'server' | 'browser';
	readonly edition: Edition;
	/** What the app has decided about the shop. */
	readonly definition: ShopDefinition;
	readonly brand: Brand;
	/** Public origin of each edition of the shop, for example `https://mm.zaylat.example`. */
	readonly origins: Readonly<Partial<Record<Edition, string>>>;
	/** Whether the server runs the demo profile: developer pages, readable messages, simulated banks (Decision 23). */
	readonly isDemo: boolean;
	/** Whether only the machine of the server reaches it: pages may tell its operator what to do. */
	readonly isLocal: boolean;
	/** Whether the visitor dismissed the banner of the demo before this page. */
	readonly isDemoNoticeDismissed: boolean;
	/** Whether a server answers `_payload.json` files; else pages ask the API themselves. */
	readonly hasPayloadFiles: boolean;
	/** The client that speaks a language; the preferred one when none is given. */
	client(language?: Language): Client;
	/** Responses of the API, shared by all pages of the tab. */
	readonly cache: QueryCache;
	readonly auth: AuthStore;
	readonly preferences: PreferencesStore;
	readonly i18n: ShopI18n;
	readonly payloads: PayloadStore;
	/** Code of pages that are likely to be opened next. */
	readonly codeAhead: CodeAhead;
	/** The state of a feature; created when it is first asked for. */
	stateOf<State>(this: void, feature: FeatureState<State>): State;
	/** The browser's window; undefined on a server. */
	readonly window: WritesWindow | undefined;
	/** Writes of this device that have no response yet. */
	readonly writes: DeviceWrites;
	/** The queues of writes that are created when a page needs them. */
	readonly accountQueues: AccountQueues;
	/** Listens to events of the API at a path; absent where nothing is live (server, Storybook). */
	readonly openEvents?: ((path: string) => EventStream) | undefined;
	readonly timers: Timers;
	/** Whether the device has a connection. */
	isOnline(): boolean;
	/** How good the connection is; undefined where nobody knows. */
	readonly connection: Connection | undefined;
	/** Waits until the device has a connection again. */
	whenOnline(): Promise<void>;
	/** Pages that can be opened without a connection; absent without a service worker. */
	readonly savedPages?: SavedPages | undefined;
	/** Whether a newer version of the shop is offered. */
	readonly newVersion: StoreApi<boolean>;
	readonly shellPayloadSource: ShellPayloadSource;
	/**
	 * Whether a path leads to a page that exists; links to others are left out. Screens ask here, because the route table
	 * names them.
	 */
	isBuilt(to: string): boolean;
	/** Whether the address of the browser is already that of a page: its visitor goes back or forward in the history. */
	isAt(url: URL): boolean;
	now(): number;
	/** Who is signed in; waits for the first response. Only guarded routes ask. */
	session(): Promise<Session | null>;
	/** Loads a screen and its texts, as `orReload` does. */
	loadScreen(entry: RouteEntry): Promise<ScreenModule>;
	/** Imports code; a chunk that does not arrive reloads the page once (Specification §8). */
	orReload<Code>(load: () => Promise<Code>): Promise<Code>;
	/** Called with failed queries, for logs. */
	readonly log: FailureLog;
	/** Logs of the browser; absent on a server. */
	readonly logger: Pick<Console, 'warn'> | undefined;
	/**
	 * Starts what listens (session, other tabs, resizes); call it after hydration.
	 * @returns what stops it
	 */
	start(): () => void;
}

/** Who is signed in now. */
export interface SessionChange {
	/** Undefined when nobody is. */
	readonly user: SessionUser | undefined;
	/** Whether that became known for the first time since the page is open. */
	readonly isFirst: boolean;
}

/** State that a feature keeps in each running shop: a store, a queue of writes, a loader. */
export interface FeatureState<State> {
	/** Creates it, at most once per shop. */
	create(app: AppContext): State;
	/** Starts what listens. Returns what stops it. Of states that every page has (`Feature.states`). */
	start?(state: State): () => void;
	/** Called when another user, or nobody, is signed in, and when that is known first. Of states that every page has. */
	onSession?(state: State, change: SessionChange): void;
}

/** Data of the app shell besides the stores: it came with the page. */
export interface ShellData {
	readonly currencies: readonly CurrencyEntry[];
	readonly rates: RateTable;
	/** False when the rates did not arrive; then only the edition's own currency is there (Specification §8). */
	readonly hasRates: boolean;
	readonly categories: readonly ShellCategory[];
	/** `value`s of the countries that the market delivers to. */
	readonly deliveryCountries: readonly string[];
	/** The companies that run the editions; those that are not known are left out. */
	readonly operators: Operators;
	/** When the page was rendered, in milliseconds since the epoch. */
	readonly renderedAt: number;
}

export const AppReactContext = createContext<AppContext | null>(null);
export const ShellDataContext = createContext<ShellData | null>(null);

/**
 * The running shop.
 * @throws Error outside `ShopProviders`.
 */
export function useAppContext(): AppContext {
	const shop = use(AppReactContext);
	if (shop === null) throw new Error('useAppContext needs ShopProviders above it');
	return shop;
}

/** The state of a feature in the running shop. */
export function useFeatureState<State>(feature: FeatureState<State>): State {
	return useAppContext().stateOf(feature);
}

/** Language, currency, delivery country, colour mode and use of data; renders again when one changes. */
export function usePreferences(): Preferences {
	return useStore(useAppContext().preferences);
}

/** Currencies, rates, first-level categories and the time of rendering. */
export function useShellData(): ShellData {
	const facts = use(ShellDataContext);
	if (facts === null) throw new Error('useShellData needs ShopProviders above it');
	return facts;
}

/**
 * The session: `loading` on the server, so that caches can share the page, and until the first response; then
 * `authenticated` or `unauthenticated`.
 */
export function useSession(): AuthState {
	return useStore(useAppContext().auth);
}

/**
 * The time, which goes on in steps.
 *
 * The first value is the time of rendering, so that server and browser agree; then it follows the clock.
 * @param everyMs length of a step in milliseconds; 1000 when left out
 * @returns milliseconds since the epoch, rounded down to a whole step
 */
export function useNow(everyMs = 1000): number {
	const app = useAppContext();
	const { renderedAt } = useShellData();
	const whole = useCallback((ms: number) => Math.floor(ms / everyMs) * everyMs, [everyMs]);
	const subscribe = useCallback(
		(notify: () => void) => {
			const timer = app.timers.every(everyMs, notify);
			return () => app.timers.cancel(timer);
		},
		[app, everyMs],
	);
	return useSyncExternalStore(
		subscribe,
		() => whole(app.now()),
		() => whole(renderedAt),
	);
}
