import type { Decorator } from '@storybook/react-vite';
import { AREAS, createShopRoutes, loadFrameParts, type Shop, ShopProviders } from '@zaylat/storefront';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { followEditedTexts } from './edited-texts.ts';
import { createStoryShop, type ShopParameters, storyPath } from './story-shop.ts';
import { toolbarChoice } from './toolbar.ts';

/** Stories below these titles stand in a shop. */
const IN_SHOP = ['Screens/', 'Storefront/'];

/** Puts stories of screens at their path in the real frame, and stories of pieces into a shop of their own. */
export const withShop: Decorator = (Story, { title, id, parameters, globals }) => {
	if (!IN_SHOP.some((prefix) => title.startsWith(prefix))) return <Story />;
	const given: ShopParameters = parameters.shop ?? {};
	const choice = toolbarChoice(globals);
	const key = [id, ...Object.values(choice)].join('|');
	return (
		<StoryShop key={key} create={() => createStoryShop(given, choice)} path={storyPath(given, choice.edition)}>
			<Story />
		</StoryShop>
	);
};

interface StoryShopProps {
	readonly create: () => Shop;
	/** A page of the shop; without one the children stand in it. */
	readonly path: string | undefined;
	readonly children: ReactNode;
}

function StoryShop({ create, path, children }: StoryShopProps) {
	const [shop] = useState(create);
	const [router] = useState(() =>
		createMemoryRouter(
			path === undefined ? [{ path: '*', element: children, HydrateFallback: () => null }] : createShopRoutes(shop),
			{ initialEntries: [path ?? '/'] },
		),
	);
	const isReady = useReadiness(shop);
	const isLoaded = useSyncExternalStore(router.subscribe, () => router.state.initialized);
	useEffect(() => {
		const stop = shop.start();
		return () => {
			stop();
			router.dispose();
		};
	}, [shop, router]);
	useEffect(() => (isReady ? followEditedTexts(shop) : undefined), [isReady, shop]);
	const waiting = <div data-story-shop="waiting" hidden />;
	// The providers have words of their own, so they come with the texts.
	if (!isReady) return waiting;
	return (
		<ShopProviders shop={shop}>
			<RouterProvider router={router} />
			{!isLoaded && waiting}
		</ShopProviders>
	);
}

/** Texts and the frame's parts come before the first picture, as they do on a served page. */
function useReadiness(shop: Shop): boolean {
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		const { language } = shop.preferences.getSnapshot();
		void Promise.all([shop.i18n.load(language, AREAS), loadFrameParts()]).then(() => setReady(true));
	}, [shop]);
	return isReady;
}
