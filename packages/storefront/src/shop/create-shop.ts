import { type Client, CONNECTION_RULES, type Connection, isPrivateKey } from '@zaylat/api-client';
import type { AuthState, AuthStore, Session } from '@zaylat/api-client/auth';
import { createQueryCache } from '@zaylat/api-client/swr';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Preference } from '@zaylat/domain/preferences';
import type { Viewport } from '@zaylat/domain/viewport';
import { createStore } from 'zustand/vanilla';
import type { AppContext, FeatureState, SessionChange } from '../core/context/app-context.ts';
import { followOwner, keptKeys, type PersonalStorage, removePersonal } from '../core/context/personal-storage.ts';
import { type SessionUserStorage, saveUser } from '../core/context/session-user-storage.ts';
import type { ShopDefinition } from '../core/context/shop-definition.ts';
import { platformTimers, type Timers } from '../core/context/timers.ts';
import type { EventStream } from '../core/events/event-stream.ts';
import { reloadOnce } from '../core/lazy/chunk-guard.ts';
import type { SavedPages } from '../core/offline/saved-pages.ts';
import { createCodeAhead } from '../core/page/code-ahead.ts';
import { createPayloadStore } from '../core/page/payload-store.ts';
import {
	createShellPayloadSource,
	type FailureLog,
	type ShellPayloadSource,
} from '../core/page/shell-payload-source.ts';
import { preferencesBrowser } from '../core/preferences/browser.ts';
import type { Preferences } from '../core/preferences/preferences.ts';
import { createPreferencesStore } from '../core/preferences/preferences-store.ts';
import { isOpenRoute } from '../core/routing/route-access.ts';
import type { RouteEntry } from '../core/routing/route-entry.ts';
import type { ScreenModule } from '../core/screen/screen.ts';
import { createAccountQueues } from '../core/writes/account-queues.ts';
import { createDeviceWrites, type WritesWindow } from '../core/writes/device-writes.ts';
import type { WriteStorage } from '../core/writes/write-storage.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { createShop } from './define-shop.ts';
import { FEATURES } from './features.ts';

/** The Zaylat shop. */
const STANDARD = createShop();

const STATES = FEATURES.flatMap(({ states = [] }) => states);
const KEPT_KEYS = keptKeys(FEATURES);

/** What a shop is made of, on every side. */
export interface ShopConfig {
	/** The shop, from `createShop`; the same on the server and in the browser. Default the Zaylat shop. */
	readonly definition?: ShopDefinition;
	/** One of the editions of the definition. */
	readonly edition: Edition;
	/** Public origin of each edition of the definition, for canonical and alternate addresses. */
	readonly origins: AppContext['origins'];
	/** From `readPreferences` on the server; in the browser from the page's payload, so that both agree. */
	readonly preferences: Preferences;
	/** Makes the client that speaks a language; called once per language. */
	createClient(language: Language): Client;
	/** Milliseconds since the epoch. */
	now(): number;
	/** Whether the server runs the demo profile (Decision 23). Default false. */
	readonly isDemo?: boolean;
	/** Whether only the machine of the server reaches it, so that pages tell its operator what to do. Default false. */
	readonly isLocal?: boolean;
	/** Whether the visitor has dismissed the banner of the demo, from `isDemoNoticeDismissed`. Default false. */
	readonly isDemoNoticeDismissed?: boolean;
	/** States in place of those that the features create, for stories and tests. */
	readonly states?: readonly (readonly [FeatureState<unknown>, unknown])[];
	readonly timers?: Timers;
	/** How good the connection is, from `createConnection`; always good without it. */
	readonly connection?: Connection;
	readonly log?: FailureLog;
}

/** What the server adds. */
export interface ServerShopConfig extends ShopConfig {
	/** Who is signed in; asked only by guarded routes, whose responses must not be shared. */
	session(): Promise<Session | null>;
	/** Shared among requests, so that not every page asks for currencies and categories. */
	readonly shellPayloadSource?: ShellPayloadSource;
	/** State of the visitor's window, from `readViewport`; unknown when left out. */
	readonly viewport?: Viewport;
}

/** What the browser adds. */
export interface BrowserShopConfig extends ShopConfig {
	readonly auth: AuthStore;
	readonly window: WritesWindow;
	readonly fetch?: Parameters<typeof createPayloadStore>[0]['fetch'];
	/** Opens server-sent events of the API; without it pages show what is new when they are opened. */
	readonly openEvents?: (path: string) => EventStream;
	/** `console` in the shop. */
	readonly logger?: Pick<Console, 'warn'>;
	/** Loads the page again, after a chunk that did not arrive; `window.location.reload` when absent. */
	readonly reload?: () => void;
	/** Pages that a service worker has saved. */
	readonly savedPages?: SavedPages;
	/** False where no server answers payload files (Storybook): pages then ask the API themselves. Default true. */
	readonly hasPayloadFiles?: boolean;
	/** Opens where changes that cannot be sent are kept; IndexedDB when absent. */
	readonly openWrites?: () => Promise<WriteStorage>;
}

/**
 * Creates the shop of one request.
 * Nothing in it listens, stores or keeps a timer.
 * @throws RangeError when the edition, its origin or the language is none of the definition's
 */
export function createServerShop(config: ServerShopConfig): AppContext {
	const unknown: AuthState = { data: null, status: 'loading', loading: true, lastRefreshedAt: null };
	const refuse = () => Promise.reject(new Error('Nobody signs in or out while a page renders'));
	const auth: AuthStore = {
		...createStore(() => unknown),
		refresh: async () => unknown,
		signIn: refuse,
		signOut: refuse,
		start() {},
		stop() {},
	};
	return assemble(config, {
		side: 'server',
		viewport: config.viewport,
		auth,
		session: config.session,
		...(config.shellPayloadSource ? { shellPayloadSource: config.shellPayloadSource } : {}),
	});
}

/**
 * Creates the shop of one tab; call `start` on it after hydration.
 * @throws RangeError when the edition, its origin or the language is none of the definition's
 */
export function createBrowserShop(config: BrowserShopConfig): AppContext {
	return assemble(config, {
		side: 'browser',
		auth: config.auth,
		session: () => firstSession(config.auth),
		browser: config,
	});
}

interface Side {
	readonly side: AppContext['side'];
	readonly auth: AuthStore;
	readonly session: AppContext['session'];
	readonly shellPayloadSource?: ShellPayloadSource;
	readonly viewport?: Viewport | undefined;
	readonly browser?: BrowserShopConfig;
}

function assemble(config: ShopConfig, { side, auth, session, viewport, browser, ...given }: Side): AppContext {
	const { edition, origins, now, timers = platformTimers, isDemo = false, log = () => {} } = config;
	const { definition = STANDARD } = config;
	const { brand, languages, texts, routeOf, isBuilt } = definition;
	const origin = checkOffered(config, definition);
	const clients = new Map<Language, Client>();
	const i18n = createI18n(config.preferences.language, { texts, brandName: brand.name, editions: definition.editions });
	const window = browser?.window;

	const preferences = createPreferencesStore({
		initial: config.preferences,
		languages,
		asked: window ? askedBy(window.location.search, config.preferences) : {},
		browser: window && preferencesBrowser(window),
		viewport,
		timers,
		prepareLanguage: i18n.setLanguage,
	});
	const client = (language = preferences.getState().language) => {
		const known = clients.get(language) ?? config.createClient(language);
		clients.set(language, known);
		return known;
	};
	const isOnline = () => window?.navigator.onLine !== false;
	const cache = createQueryCache(now);
	const writes = createDeviceWrites({
		window,
		openInstead: browser?.openWrites,
		owner: () => auth.getState().data?.user.id,
		now,
	});
	const storages = window ? [() => window.localStorage, () => window.sessionStorage] : [];
	const states = new Map<FeatureState<unknown>, unknown>(config.states);
	function stateOf<State>(feature: FeatureState<State>): State {
		if (!states.has(feature)) states.set(feature, feature.create(app));
		// The map has for each feature what its own `create` returned.
		return states.get(feature) as State;
	}
	const accountQueues = createAccountQueues({
		writes,
		suffix: edition,
		timers,
		loaders: Object.fromEntries(
			FEATURES.flatMap(({ queues = {} }) =>
				Object.entries(queues).map(([name, load]) => [name, async () => stateOf(await load())] as const),
			),
		),
	});

	async function loadScreen(entry: RouteEntry): Promise<ScreenModule> {
		if (entry.screen === undefined) throw new Error(`${entry.path} is not built`);
		const { language } = preferences.getState();
		const [screen] = await Promise.all([entry.screen.load(), entry.area && i18n.load(language, [entry.area])]);
		await i18n.load(language, screen.namespaces);
		return screen;
	}

	async function orReload<Code>(load: () => Promise<Code>): Promise<Code> {
		try {
			return await load();
		} catch (failure) {
			// Without a connection another load of the page would miss the same chunk.
			const isReloading =
				isOnline() &&
				window !== undefined &&
				reloadOnce(window.location.pathname, {
					storage: window.sessionStorage,
					now,
					reload: browser?.reload ?? (() => window.location.reload()),
				});
			if (isReloading) return new Promise(() => {});
			throw failure;
		}
	}

	/** Loads the code and texts of a whole page; `loadScreen` loads those that it is rendered with first. */
	async function loadPage(entry: RouteEntry): Promise<void> {
		const { parts = [] } = await loadScreen(entry);
		await Promise.all(parts.map((part) => part.preload(app)));
	}

	const codeAhead = createCodeAhead({
		window,
		timers,
		entryOf: (path) => routeOf(path)?.entry,
		loadCode: loadPage,
		isAllowed: () => config.connection?.quality() !== 'weak',
	});
	const payloads = createPayloadStore({
		origin: () => window?.location.origin ?? origin,
		language: () => preferences.getState().language,
		fetch: browser?.fetch ?? ((url, init) => globalThis.fetch(url, init)),
		now,
		timers,
		timeoutMs: () => CONNECTION_RULES[config.connection?.quality() ?? 'good'].timeoutMs,
		hasPayload(url) {
			const entry = routeOf(url.pathname)?.entry;
			return entry?.screen !== undefined && isOpenRoute(entry) && browser?.hasPayloadFiles !== false;
		},
		async loadCode(url) {
			const entry = routeOf(url.pathname)?.entry;
			if (entry?.screen !== undefined) await loadPage(entry);
		},
	});

	const app: AppContext = {
		side,
		edition,
		definition,
		brand,
		origins,
		isDemo,
		isLocal: config.isLocal ?? false,
		isDemoNoticeDismissed: config.isDemoNoticeDismissed ?? false,
		hasPayloadFiles: browser !== undefined && browser.hasPayloadFiles !== false,
		client,
		cache,
		auth: {
			...auth,
			async signOut(options) {
				const result = await auth.signOut(options);
				removePersonal(storages, KEPT_KEYS);
				await writes.removeOthers();
				return result;
			},
		},
		session,
		preferences,
		i18n,
		payloads,
		codeAhead,
		stateOf,
		window,
		writes,
		accountQueues,
		openEvents: browser?.openEvents,
		isOnline,
		connection: config.connection,
		whenOnline: () => new Promise((resolve) => window?.addEventListener('online', () => resolve(), { once: true })),
		savedPages: browser?.savedPages,
		timers,
		newVersion: createStore<boolean>()(() => false),
		isBuilt,
		shellPayloadSource: given.shellPayloadSource ?? createShellPayloadSource({ now, log }),
		isAt: ({ pathname, search }) =>
			window !== undefined && window.location.pathname === pathname && window.location.search === search,
		now,
		loadScreen: (entry) => orReload(() => loadScreen(entry)),
		orReload,
		log,
		logger: browser?.logger,
		start() {
			auth.start();
			const ends = [
				preferences.start(),
				...STATES.map((feature) => feature.start?.(stateOf(feature))),
				accountQueues.start(),
				followSession(app, storages),
				...(window ? [keepSession(auth, () => window.localStorage), askWhenOnline(auth, window)] : []),
			];
			return () => {
				for (const end of ends) end?.();
				auth.stop();
			};
		},
	};
	return app;
}

/**
 * Checks that a shop is of the editions and languages of its definition, and that each of these has an address.
 * @returns the origin of the edition
 */
function checkOffered(
	{ edition, origins, preferences: { language } }: ShopConfig,
	{ editions, languages }: ShopDefinition,
): string {
	const origin = origins[edition];
	const missing = editions.find((key) => origins[key] === undefined);
	if (missing !== undefined) throw new RangeError(`origins has no address of the edition ${missing}`);
	if (!editions.includes(edition) || origin === undefined) throw new RangeError(`The shop has no edition ${edition}`);
	if (!languages.includes(language)) {
		throw new RangeError(`The shop does not offer ${language}: give readPreferences the languages of the shop`);
	}
	return origin;
}

/** `?lang=` is a choice: it is stored (Decision 3). */
function askedBy(search: string, { language }: Preferences): Partial<Pick<Preferences, Preference>> {
	return new URLSearchParams(search).has('lang') ? { language } : {};
}

/** Keeps in client storage who is signed in, once that is known (Specification §3). */
function keepSession(auth: AuthStore, storage: () => SessionUserStorage) {
	const follow = () => {
		const { status, data } = auth.getState();
		if (status !== 'loading') saveUser(storage, data?.user ?? null);
	};
	follow();
	return auth.subscribe(follow);
}

/** Asks who is signed in when the connection comes back to a page that was opened without one. */
function askWhenOnline(auth: AuthStore, window: Window) {
	const ask = () => {
		if (auth.getState().lastRefreshedAt === null) void auth.refresh();
	};
	window.addEventListener('online', ask);
	return () => window.removeEventListener('online', ask);
}

/** Removes what depends on the session when it changes, and moves a visitor's data to the account (Specification §6). */
function followSession(
	{ auth, cache, payloads, writes, accountQueues, stateOf }: AppContext,
	storages: readonly (() => PersonalStorage)[],
) {
	let known: string | undefined;
	const follow = () => {
		const { status, data } = auth.getState();
		if (status === 'loading') return;
		const id = data?.user.id ?? '';
		if (id === known) return;
		const change: SessionChange = { user: data?.user, isFirst: known === undefined };
		known = id;
		// The page came with the responses of the session that is known now for the first time.
		if (!change.isFirst || id === '') cache.remove(isPrivateKey, { isRefetched: id !== '' });
		if (!change.isFirst) {
			payloads.clear();
			accountQueues.clear();
		}
		if (data !== null) {
			followOwner(storages, data.user, KEPT_KEYS);
			// What another shopper left on the device is removed; what this one could not send is sent.
			void writes.removeOthers(id);
		}
		for (const feature of STATES) feature.onSession?.(stateOf(feature), change);
		if (data !== null) void accountQueues.resume(id);
	};
	follow();
	return auth.subscribe(follow);
}

/** Waits for the first response about the session. */
function firstSession(auth: AuthStore): Promise<Session | null> {
	const { status, data } = auth.getState();
	if (status !== 'loading' || data !== null) return Promise.resolve(data);
	return new Promise((resolve) => {
		const end = auth.subscribe(() => {
			const state = auth.getState();
			if (state.status === 'loading') return;
			end();
			resolve(state.data);
		});
	});
}
