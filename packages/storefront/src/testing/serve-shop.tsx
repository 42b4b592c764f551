import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
	createMemoryRouter,
	createStaticHandler,
	createStaticRouter,
	RouterProvider,
	type StaticHandlerContext,
	StaticRouterProvider,
} from 'react-router';
import { vi } from 'vitest';
import { servedPage } from '../core/screen/served-page.ts';
import { createShopRoutes, readyRoutes } from '../shop/create-shop-routes.tsx';
import { ShopProviders } from '../shop/shop-providers.tsx';
import { ORIGINS, type TestShopOptions, testBrowserShop, testServerShop } from './test-shop.ts';

/** A page as a server sends it, on a mock API. */
export interface ServedShop {
	readonly path: string;
	readonly html: string;
	readonly context: StaticHandlerContext;
	readonly served: ReturnType<typeof servedPage>;
}

/** Renders the page of a path as a server does. */
export async function serveShop(path: string, options: TestShopOptions = {}): Promise<ServedShop> {
	const app = testServerShop(options);
	const handler = createStaticHandler(createShopRoutes(app, path.replace(/[?#].*/, '')));
	const context = await handler.query(new Request(`${ORIGINS.mm}${path}`));
	if (context instanceof Response) throw new Error(`${path} redirects`);
	const router = createStaticRouter(handler.dataRoutes, context);
	const page = (
		<ShopProviders shop={app}>
			<StaticRouterProvider router={router} context={context} hydrate={false} />
		</ShopProviders>
	);
	// `renderToString` does not wait for lazy components: it renders again until they are loaded.
	let html = '';
	await vi.waitUntil(
		() => {
			html = renderToString(page);
			return !html.includes('data-part="lazy-loading"');
		},
		{ timeout: 10_000 },
	);
	return { path, html, context, served: servedPage(context) };
}

interface ToldProps {
	readonly onTold: () => void;
	readonly children: ReactNode;
}

/** Tells when React has taken over what is in it. */
function Told({ onTold, children }: ToldProps) {
	useEffect(onTold, [onTold]);
	return children;
}

/** Hydrates a page as a browser does. A difference to what the server rendered is an error, which fails the test. */
export async function takeOver({ path, html, context }: ServedShop, options: TestShopOptions = {}) {
	const shop = testBrowserShop(options);
	const routes = createShopRoutes(shop);
	await readyRoutes(shop, routes, {
		pathname: path.replace(/\?.*/, ''),
		loaderData: structuredClone(context.loaderData),
	});
	const router = createMemoryRouter(routes, {
		initialEntries: [path],
		hydrationData: { loaderData: structuredClone(context.loaderData) },
	});
	const container = document.createElement('div');
	container.innerHTML = html;
	document.body.append(container);
	const root = await new Promise<Root>((resolve) => {
		const begun = hydrateRoot(
			container,
			<Told onTold={() => resolve(begun)}>
				<ShopProviders shop={shop}>
					<RouterProvider router={router} />
				</ShopProviders>
			</Told>,
		);
	});
	// Header and page hydrate after their surroundings, each in a task of its own.
	await vi.waitUntil(() => ['header', 'main'].every((part) => isHydrated(container, part)), { timeout: 10_000 });
	const stop = shop.start();
	return {
		shop,
		router,
		container,
		/** Takes the page away. */
		end() {
			stop();
			root.unmount();
			container.remove();
		},
	};
}

/** Whether React has taken over the first element of a part, if the page has that. */
function isHydrated(container: HTMLElement, part: string): boolean {
	const first = container.querySelector(`${part} *`);
	return first === null || Object.keys(first).some((key) => key.startsWith('__reactFiber'));
}
