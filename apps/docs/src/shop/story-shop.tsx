import { createMockApi } from '@zaylat/api-client/mocks';
import { AREAS, createShopRoutes, FRAME_AREAS, loadFrameParts, ShopProviders } from '@zaylat/storefront';
import { setupWorker } from 'msw/browser';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createStoryShop, type ShopParameters, storyPath } from './create-story-shop.ts';
import type { ToolbarChoice } from './toolbar.ts';

/** Calls of the API go to a mock of each story's own; the worker answers only what `<img>` asks for. */
const pictures = setupWorker(...createMockApi().handlers);
let started: Promise<unknown> | undefined;

/** Starts what all stories of the shop share, before the first of them is rendered. */
export async function prepareShop(): Promise<void> {
	started ??= pictures.start({
		quiet: true,
		onUnhandledFrame: 'bypass',
		serviceWorker: { url: './worker.js' },
	});
	await Promise.all([started, loadFrameParts()]);
}

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
		createMemoryRouter(
			path === undefined ? [{ path: '*', element: children, HydrateFallback: () => null }] : createShopRoutes(shop),
			{ initialEntries: [path ?? '/'] },
		),
	);
	const [hasTexts, setHasTexts] = useState(false);
	useEffect(() => {
		// A page loads the texts that its screen declares; a piece declares none.
		const areas = path === undefined ? AREAS : FRAME_AREAS;
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
