import './styles.css';
import { createClient } from '@zaylat/api-client';
import { createAuthClient, createAuthStore } from '@zaylat/api-client/auth';
import { createBrowserShop, createShopRoutes, createUserAddress, readyRoutes, ShopProviders } from '@zaylat/storefront';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchBuild } from './client/build-watch.ts';
import { loadChineseStyles } from './client/chinese-styles.ts';
import { PAGE_DATA_ID, type PageData, ROOT_ID } from './page-data.ts';

const now = () => Date.now();
const element = (id: string) => {
	const found = document.getElementById(id);
	if (found === null) throw new Error(`The page has no #${id}`);
	return found;
};

const page: PageData = JSON.parse(element(PAGE_DATA_ID).textContent ?? '');

const userAddress = createUserAddress(() => window.localStorage);
const auth = createAuthStore(
	createAuthClient({
		baseUrl: '/api/auth',
		errorPage: '/auth/error',
		onUserIp: userAddress.learn,
		logger: console,
		navigate: (url) => window.location.assign(url),
		wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
	}),
	{ now, document, channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('zaylat-auth') },
);

const shop = createBrowserShop({
	edition: page.edition,
	origins: page.origins,
	preferences: page.preferences,
	isDemo: page.isDemo,
	isDemoNoticeDismissed: page.isDemoNoticeDismissed,
	now,
	auth,
	window,
	openEvents: (path) => new EventSource(path),
	logger: console,
	createClient: (language) =>
		createClient({
			baseUrl: '',
			edition: page.edition,
			language,
			now,
			isOnline: () => navigator.onLine,
			userIp: userAddress.current,
			securityKey: { secret: page.securityKey, crypto: globalThis.crypto },
			onSignedOut: () => void auth.refresh(),
		}),
});

/** Hydrates the page. Not at the top level: chunks of screens import the chunk of this module, and would wait for it. */
async function hydrate(): Promise<void> {
	const routes = createShopRoutes(shop);
	// The first render must have the code and the texts of the page, or it would differ from the server's markup.
	await readyRoutes(shop, routes, {
		pathname: window.location.pathname,
		width: window.innerWidth,
		loaderData: page.loaderData,
	});

	const router = createBrowserRouter(routes, {
		hydrationData: { loaderData: page.loaderData, errors: errorsOf(page.failedRoutes) },
	});

	// In a transition, hydration yields to input instead of blocking the main thread in one long task.
	startTransition(() => {
		hydrateRoot(
			element(ROOT_ID),
			<StrictMode>
				<ShopProviders shop={shop}>
					<RouterProvider router={router} useTransitions />
				</ShopProviders>
			</StrictMode>,
		);
	});

	shop.start();
	loadChineseStyles(shop.preferences, { document, href: page.chineseStyles });
	watchBuild(router, { buildId: page.buildId, window, onNewer: () => shop.newVersion.setState(true), now });
}

void hydrate();

// Texts that are edited in development. A build does not contain this line.
import.meta.hot?.on('zaylat:texts', shop.i18n.replace);

/** Route errors as React Router's `isRouteErrorResponse` recognizes them. */
function errorsOf(failedRoutes: PageData['failedRoutes']) {
	const errors = Object.entries(failedRoutes).map(([id, status]) => [
		id,
		{ status, statusText: '', data: null, internal: false },
	]);
	return errors.length > 0 ? Object.fromEntries(errors) : null;
}
