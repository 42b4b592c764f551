import { createClient } from '@zaylat/api-client';
import { type AuthStore, createAuthClient, createAuthStore, type Session } from '@zaylat/api-client/auth';
import { createMockApi, MOCK_NOW, type MockApiOptions } from '@zaylat/api-client/mocks';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Viewport } from '@zaylat/domain/viewport';
import type { AppContext } from '../core/context/app-context.ts';
import type { ShopDefinition } from '../core/context/shop-definition.ts';
import { type Preferences, readPreferences } from '../core/preferences/preferences.ts';
import { type BrowserShopConfig, createBrowserShop, createServerShop } from '../shop/create-shop.ts';

/** Public origins of the editions in tests. */
export const ORIGINS = { mm: 'https://mm.shop.test', th: 'https://th.shop.test' } as const;

/** Settings of a shop for tests. */
export interface TestShopOptions extends MockApiOptions {
	readonly edition?: Edition;
	readonly preferences?: Partial<Preferences>;
	/** State of the visitor's window, as far as a server knows it. */
	readonly viewport?: Viewport;
	/** Paths that the API was asked for are appended here. */
	readonly calls?: string[];
	/** Called with failed queries. */
	readonly log?: BrowserShopConfig['log'];
	/** A shop of an app's own. */
	readonly definition?: ShopDefinition;
}

function parts({ edition = 'mm', preferences, viewport, calls = [], log, definition, ...options }: TestShopOptions) {
	const api = createMockApi({ edition, ...options });
	const now = options.now ?? (() => MOCK_NOW);
	const fetch: typeof api.fetch = (url, init) => {
		calls.push(`${init.method ?? 'GET'} ${url}`);
		return api.fetch(url, init);
	};
	return {
		api,
		fetch,
		config: {
			edition,
			origins: ORIGINS,
			now,
			...(log ? { log } : {}),
			...(definition ? { definition } : {}),
			...(viewport ? { viewport } : {}),
			preferences: {
				...readPreferences({ edition, url: new URL(ORIGINS[edition]), cookies: null }),
				language: 'en' as const,
				...preferences,
			},
			createClient: (language: Language) =>
				createClient({ baseUrl: '', edition, language, now, fetch, timeoutMs: 500, delay: async () => {} }),
		},
	};
}

/** A shop as the server makes it for one request, on a mock API. */
export function testServerShop(options: TestShopOptions = {}): AppContext {
	const { config, api } = parts(options);
	const { user } = api.world;
	const session: Session | null = user && { user, expires: new Date(MOCK_NOW + 3_600_000).toISOString() };
	return createServerShop({ ...config, session: async () => session });
}

/** A shop as a tab has it, on a mock API. */
export function testBrowserShop(
	options: TestShopOptions &
		Partial<
			Pick<
				BrowserShopConfig,
				| 'connection'
				| 'timers'
				| 'fetch'
				| 'hasPayloadFiles'
				| 'isDemo'
				| 'isLocal'
				| 'openEvents'
				| 'openWrites'
				| 'states'
			>
		> & {
			/** Told where the auth client leaves the page for. */
			readonly navigate?: (url: string) => void;
		} = {},
): AppContext & { readonly auth: AuthStore } {
	const { timers, fetch, hasPayloadFiles = false, isDemo = false, openWrites = keepsNothing, ...others } = options;
	const { connection, openEvents, navigate, states, isLocal = false, ...rest } = others;
	const { config, fetch: apiFetch } = parts(rest);
	const auth = createAuthStore(
		createAuthClient({
			baseUrl: '/api/auth',
			errorPage: '/auth/error',
			fetch: apiFetch,
			logger: { error() {} },
			...(navigate ? { navigate } : {}),
		}),
		{ now: config.now },
	);
	return createBrowserShop({
		...config,
		auth,
		window,
		hasPayloadFiles,
		isDemo,
		isLocal,
		openWrites,
		reload() {
			throw new Error('The page would be reloaded');
		},
		...(connection ? { connection } : {}),
		...(timers ? { timers } : {}),
		...(openEvents ? { openEvents } : {}),
		...(states ? { states } : {}),
		...(fetch ? { fetch } : {}),
	});
}

/** A device that keeps no writes: tests share the database of the browser. */
function keepsNothing(): Promise<never> {
	return Promise.reject(new Error('Nothing is kept'));
}
