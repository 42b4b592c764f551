import { type ComponentType, createElement, Suspense, use, useEffect } from 'react';
import type { Area } from '../i18n/resources.ts';
import { type Shop, useShop } from './shop.ts';

/** What is fetched for a component that arrives. */
export interface Arrival<Props> {
	readonly Component: ComponentType<Props>;
	/** Areas of texts that it uses beyond those of its screen. */
	readonly namespaces?: readonly Area[];
}

/** A component that arrives. */
export type ArrivingComponent<Props> = ComponentType<Props> & {
	/** Fetches it ahead of need. */
	readonly load: (shop: Shop) => Promise<void>;
};

/**
 * Makes a component of code and texts that are fetched when it is first shown, once per shop.
 * For what only some visitors of a screen come to; a lost connection reloads the page, as it does for a screen.
 *
 * @param fetchCode imports the component
 * @param Waiting keeps its place meanwhile
 */
export function arriving<Props extends object>(
	fetchCode: () => Promise<Arrival<Props>>,
	Waiting: ComponentType,
): ArrivingComponent<Props> {
	const arrivals = new WeakMap<Shop, Promise<ComponentType<Props>>>();

	async function bring(shop: Shop): Promise<ComponentType<Props>> {
		const { Component, namespaces = [] } = await fetchCode();
		await shop.i18n.load(shop.preferences.getSnapshot().language, namespaces);
		return Component;
	}

	function arrivalAt(shop: Shop): Promise<ComponentType<Props>> {
		const known = arrivals.get(shop);
		if (known) return known;
		const arrival = shop.orReload(() => bring(shop));
		arrivals.set(shop, arrival);
		// The page that says so offers another try.
		arrival.catch(() => arrivals.delete(shop));
		return arrival;
	}

	async function load(shop: Shop): Promise<void> {
		try {
			await bring(shop);
		} catch {
			// It is asked for again when it is shown.
		}
	}

	function Arrived(props: Props) {
		const shop = useShop();
		const Component = use(arrivalAt(shop));
		useEffect(() => shop.presses.release(), [shop]);
		return createElement(Component, props);
	}

	function Arriving(props: Props) {
		return (
			<Suspense
				fallback={
					<>
						<span hidden data-part="arriving" />
						<Waiting />
					</>
				}
			>
				<Arrived {...props} />
			</Suspense>
		);
	}
	return Object.assign(Arriving, { load });
}
