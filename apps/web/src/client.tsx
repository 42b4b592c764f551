import './styles.css';
import { createClient, createConnection, createServerClock, type NetworkInformation } from '@zaylat/api-client';
import { createAuthClient, createAuthStore } from '@zaylat/api-client/auth';
import {
	type AppContext,
	createBrowserShop,
	createShopRoutes,
	createUserAddress,
	documentAttributes,
	isDemoNoticeDismissed,
	readPreferences,
	readyRoutes,
	ShopProviders,
	savesData,
	startFigures,
	whenIdle,
} from '@zaylat/storefront';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchBuild } from './client/build-watch.ts';
import { loadChineseStyles } from './client/chinese-styles.ts';
import { lazySavedPages } from './client/lazy-saved-pages.ts';
import { startWorker } from './client/start-worker.ts';
import { AHEAD_ID, EARLY_ERRORS, PAGE_DATA_ID, ROOT_ID } from './document-ids.ts';
import { BUILD_HEADER } from './offline-caches.ts';
import type { PageData } from './page-data.ts';
import { SHOP } from './shop.ts';

const now = () => Date.now();
/** What pages show and count by; the clients have their own way to correct the device's clock. */
const serverClock = createServerClock(now, (url, init) => fetch(url, init));
const element = (id: string) => {
	const found = document.getElementById(id);
	if (found === null) throw new Error(`The page has no #${id}`);
	return found;
};

const page: PageData = JSON.parse(element(PAGE_DATA_ID).textContent ?? '');

// The document without a page is the same for everyone, so the browser knows the visitor's preferences better.
const preferences = page.isShell
	? readPreferences({
			edition: page.edition,
			url: new URL(window.location.href),
			cookies: document.cookie,
			languages: SHOP.languages,
			savesData: savesData(navigator),
		})
	: page.preferences;

/**
 * Whether the document contains the page of the address. Somebody who goes back before the scripts have run is at another
 * address than the document's.
 */
function isPageHere(): boolean {
	const [loaded] = performance.getEntriesByType('navigation');
	const { pathname, search } = new URL(loaded?.name ?? window.location.href);
	return !page.isShell && pathname === window.location.pathname && search === window.location.search;
}

/** Only some browsers have `navigator.connection`. */
const { connection: information }: Navigator & { readonly connection?: NetworkInformation } = navigator;
const connection = createConnection(information);

/** Creates the shop of this tab. */
function createTabShop(): AppContext {
	const userAddress = createUserAddress(() => window.localStorage);
	const securityKey = { secret: page.securityKey, crypto: globalThis.crypto };
	const auth = createAuthStore(
		createAuthClient({
			baseUrl: '/api/auth',
			errorPage: '/auth/error',
			fetch: serverClock.fetch,
			now: serverClock.now,
			securityKey,
			userIp: userAddress.known,
			onUserIp: userAddress.learn,
			logger: console,
			navigate: (url) => window.location.assign(url),
			wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
		}),
		{
			now,
			document,
			channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('zaylat-auth'),
		},
	);

	return createBrowserShop({
		definition: SHOP,
		edition: page.edition,
		origins: page.origins,
		preferences,
		isDemo: page.isDemo,
		isLocal: page.isLocal,
		isDemoNoticeDismissed: page.isShell ? isDemoNoticeDismissed(document.cookie) : page.isDemoNoticeDismissed,
		now: serverClock.now,
		auth,
		connection,
		window,
		savedPages: lazySavedPages(window),
		openEvents: (path) => new EventSource(path),
		logger: console,
		// A payload of another build may not be understood: the service worker tells them apart.
		fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, [BUILD_HEADER]: page.buildId } }),
		createClient: (language) =>
			createClient({
				baseUrl: '',
				edition: page.edition,
				language,
				now,
				fetch: serverClock.fetch,
				isOnline: () => navigator.onLine,
				hasOfflineReads: () => Boolean(navigator.serviceWorker?.controller),
				connection,
				userIp: userAddress.current,
				securityKey,
				onSignedOut: () => void auth.refresh(),
			}),
	});
}

/** Pattern of the route that is shown; undefined until there is a router. */
let routeOf = (): string | undefined => undefined;

/** Hydrates the page. */
async function hydrate(shop: AppContext): Promise<void> {
	const routes = createShopRoutes(shop);
	if (page.isShell) {
		await shop.i18n.load(preferences.language, []);
		const attributes = documentAttributes({ ...preferences, definition: SHOP });
		for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
	} else {
		// The first render must have the code and the texts of the page, or it would differ from the server's markup.
		await readyRoutes(shop, routes, {
			pathname: window.location.pathname,
			width: window.innerWidth,
			loaderData: page.loaderData,
		});
	}

	const isHere = isPageHere();
	const router = createBrowserRouter(
		routes,
		isHere ? { hydrationData: { loaderData: page.loaderData, errors: errorsOf(page.failedRoutes) } } : {},
	);
	routeOf = () => router.state.matches.at(-1)?.route.path;
	const root = element(ROOT_ID);
	const app = (
		<StrictMode>
			<ShopProviders shop={shop}>
				<RouterProvider router={router} useTransitions />
			</ShopProviders>
		</StrictMode>
	);

	// In a transition, hydration yields to input instead of blocking the main thread in one long task.
	startTransition(() => {
		if (isHere) hydrateRoot(root, app);
		else createRoot(root).render(app);
	});

	document.getElementById(AHEAD_ID)?.remove();
	shop.start();
	loadChineseStyles(shop.preferences, { document, href: page.chineseStyles });
	startWorker({ window, edition: page.edition, auth: shop.auth, preferences: shop.preferences });
	startFigures(shop, window);
	watchBuild(router, { buildId: page.buildId, window, onNewer: () => shop.newVersion.setState(true), now });
}

/**
 * Creates the shop and hydrates the page, each in a task of its own: with the evaluation of all modules before them, they
 * would block the main thread of a slow phone. Not awaited at the top level: chunks of screens import the chunk of this
 * module, and would wait for it.
 */
async function start(): Promise<void> {
	await nextTask();
	const shop = createTabShop();
	// Texts that are edited in development. A build does not contain this line.
	import.meta.hot?.on('zaylat:texts', shop.i18n.replace);
	await nextTask();
	await hydrate(shop);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Reports uncaught errors, and those that the document has kept; without a connection, when it is back. */
function watchErrors(): void {
	import('./client/error-reports.ts').then(
		({ reportErrors }) =>
			reportErrors({ window, buildId: page.buildId, routeOf: () => routeOf(), early: window[EARLY_ERRORS] }),
		() => window.addEventListener('online', watchErrors, { once: true }),
	);
}

// Also when the page could not be hydrated.
void start().finally(() => whenIdle(window, watchErrors));

/** Route errors as React Router's `isRouteErrorResponse` recognizes them. */
function errorsOf(failedRoutes: PageData['failedRoutes']) {
	const errors = Object.entries(failedRoutes).map(([id, status]) => [
		id,
		{ status, statusText: '', data: null, internal: false },
	]);
	return errors.length > 0 ? Object.fromEntries(errors) : null;
}
