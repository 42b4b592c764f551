import './styles.css';
import { createClient } from '@zaylat/api-client';
import { createAuthClient, createAuthStore } from '@zaylat/api-client/auth';
import { createBrowserShop, createShopRoutes, createUserAddress, readyRoutes, ShopProviders } from '@zaylat/storefront';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchBuild } from './client/build-watch.ts';
import { loadChineseStyles } from './client/chinese-styles.ts';
import { createStandingRouter } from './client/standing-router.ts';
import { isPagePayload, PAGE_DATA_ID, type PageData, ROOT_ID } from './page-data.ts';

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

const routes = createShopRoutes(shop);
// Without its code and texts at hand the page would be rendered empty for a moment.
await readyRoutes(shop, routes, window.location.pathname);

// The cart that came with the page is in its markup; the store must know it before React compares.
for (const data of Object.values(page.loaderData)) if (isPagePayload(data)) shop.cart.adopt(data.fallback);

const failures = Object.entries(page.failedRoutes).map(([id, status]) => [
	id,
	new ErrorResponse(status, '', undefined),
]);
const hydrationData: HydrationState = {
	loaderData: page.loaderData,
	errors: failures.length > 0 ? Object.fromEntries(failures) : null,
};
const bring = async () => (await import('./client/moving-router.ts')).createMovingRouter(routes, hydrationData);
const router =
	createStandingRouter({ routes, hydrationData, window, bring, wanted: shop.interest.first }) ?? (await bring());

// As a transition hydration pauses whenever the visitor does something, instead of holding the page in one long task.
startTransition(() => {
	hydrateRoot(
		element(ROOT_ID),
		<StrictMode>
			<ShopProviders shop={shop}>
				<RouterProvider router={router} />
			</ShopProviders>
		</StrictMode>,
	);
});

// Texts that are edited in development; nothing of it is in a build.
import.meta.hot?.on('zaylat:texts', shop.i18n.replace);

shop.start(element(ROOT_ID));
loadChineseStyles(shop.preferences, { document, href: page.chineseStyles });
watchBuild(router, { buildId: page.buildId, window, onNewer: shop.newVersion.announce, now });
