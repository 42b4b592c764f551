import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createShopRoutes, readyRoutes } from '../shop/create-shop-routes.tsx';
import { ShopProviders } from '../shop/shop-providers.tsx';
import { type TestShopOptions, testBrowserShop } from './test-shop.ts';

/** Renders the whole shop at a path, with its app shell, on a mock API. */
export async function renderShop(path: string, options: Parameters<typeof testBrowserShop>[0] & TestShopOptions = {}) {
	const shop = testBrowserShop(options);
	const routes = createShopRoutes(shop);
	await readyRoutes(shop, routes, { pathname: path.replace(/[?#].*/, ''), width: window.innerWidth });
	const router = createMemoryRouter(routes, { initialEntries: [path] });
	const screen = await render(
		<ShopProviders shop={shop}>
			<RouterProvider router={router} />
		</ShopProviders>,
	);
	const stop = shop.start();
	onTestFinished(stop);
	return {
		shop,
		router,
		screen,
		/** Path and query that the router is at. */
		at: () => `${router.state.location.pathname}${router.state.location.search}`,
		stop,
	};
}
