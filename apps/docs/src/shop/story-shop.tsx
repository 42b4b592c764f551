import { type Area, COMMON_AREAS, createShopRoutes, LinkNavigation, ShopProviders } from '@zaylat/storefront';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createStoryShop, type ShopParameters, storyPath } from './create-story-shop.ts';
import { followEditedTexts } from './edited-texts.ts';
import { workerStarted } from './mock-worker.ts';
import type { ToolbarChoice } from './toolbar.ts';

/** Waits for what all stories of the shop share, before the first of them is rendered. */
export async function prepareShop(): Promise<void> {
	await workerStarted;
}

const TEXT_FILES = Object.keys(import.meta.glob('../../../../packages/storefront/src/i18n/en/*.json'));

/** Every area of texts: one of each file, and the words of documents. */
const ALL_AREAS = [...TEXT_FILES.map((file) => file.replace(/^.*\/|\.json$/g, '')), 'sheet'] as Area[];

/** The only route of a story that shows a component without a page. */
const componentRoute = (component: ReactNode): RouteObject => ({
	path: '*',
	element: <LinkNavigation>{component}</LinkNavigation>,
	HydrateFallback: () => null,
});

interface StoryShopProps {
	readonly parameters: ShopParameters;
	readonly choice: ToolbarChoice;
	/** Shown when the parameters name no page. */
	readonly children: ReactNode;
}

/** A shop of one story, on a mock API of its own. It never changes its parameters or choice: give it a key. */
export function StoryShop({ parameters, choice, children }: StoryShopProps) {
	const path = storyPath(parameters, choice.edition);
	const [shop] = useState(() => createStoryShop(parameters, choice));
	const [router] = useState(() =>
		createMemoryRouter(path === undefined ? [componentRoute(children)] : createShopRoutes(shop), {
			initialEntries: [path ?? '/'],
		}),
	);
	const [hasTexts, setHasTexts] = useState(false);
	useEffect(() => {
		// A page loads the texts that its screen declares; a piece declares none.
		const areas = path === undefined ? ALL_AREAS : COMMON_AREAS;
		void shop.i18n.load(choice.language, areas).then(() => setHasTexts(true));
	}, [shop, choice, path]);
	const isLoaded = useSyncExternalStore(router.subscribe, () => router.state.initialized);
	useEffect(() => {
		const stop = shop.start();
		return () => {
			stop();
			router.dispose();
		};
	}, [shop, router]);
	useEffect(() => (hasTexts ? followEditedTexts(shop) : undefined), [hasTexts, shop]);
	const waiting = <div data-story-shop="waiting" hidden />;
	// The providers show texts of their own.
	if (!hasTexts) return waiting;
	return (
		<ShopProviders shop={shop}>
			<RouterProvider router={router} />
			{!isLoaded && waiting}
		</ShopProviders>
	);
}
