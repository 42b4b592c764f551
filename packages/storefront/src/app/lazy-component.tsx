import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import type { Area } from '../i18n/areas.ts';
import { type Shop, useShop } from './shop.ts';

/** Options of `lazyComponent`. */
export interface LazyOptions {
	/** Areas of texts that the component uses beyond those of its screen. */
	readonly namespaces?: readonly Area[];
	/** Shown while the code and the texts load; nothing by default. */
	readonly fallback?: ReactNode;
}

/** A component that loads its code and texts when it is first rendered. */
export type LazyComponent<Props> = ComponentType<Props> & {
	/**
	 * Loads code and texts ahead of the first rendering.
	 * @throws when they cannot be loaded; the next call tries again
	 */
	readonly preload: (shop: Shop) => Promise<void>;
};

/**
 * Creates a component that loads its code and texts when it is first rendered: `React.lazy` with texts, for what opens
 * on demand, what only some visitors see and what lies below the first view. The server waits for it and renders it with
 * the page; the browser keeps that markup until the code has arrived. When a chunk is missing the page reloads once
 * (Specification §8); after that the error reaches the nearest error boundary.
 *
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	{ namespaces = [], fallback = null }: LazyOptions = {},
): LazyComponent<Props> {
	// `use` needs the same promise at each rendering. Texts belong to one shop, so the promise does too.
	const promises = new WeakMap<Shop, Promise<ComponentType<Props>>>();

	async function loadFor({ i18n, preferences }: Shop): Promise<ComponentType<Props>> {
		const [component] = await Promise.all([load(), i18n.load(preferences.getSnapshot().language, namespaces)]);
		return component;
	}

	function promiseFor(shop: Shop): Promise<ComponentType<Props>> {
		const known = promises.get(shop);
		if (known) return known;
		const promise = shop.orReload(() => loadFor(shop));
		promises.set(shop, promise);
		promise.catch(() => promises.delete(shop));
		return promise;
	}

	const render = (props: Props) => <LazyBoundary promiseFor={promiseFor} fallback={fallback} props={props} />;
	return Object.assign(render, {
		preload: async (shop: Shop) => {
			await loadFor(shop);
		},
	});
}

interface LazyContentProps<Props> {
	readonly promiseFor: (shop: Shop) => Promise<ComponentType<Props>>;
	readonly props: Props;
}

function LazyBoundary<Props extends object>({
	fallback,
	...content
}: LazyContentProps<Props> & { readonly fallback: ReactNode }) {
	return (
		<Suspense
			fallback={
				<>
					{/* Tells tests of the page that something is still loading. */}
					<template data-part="lazy-loading" />
					{fallback}
				</>
			}
		>
			<LazyContent {...content} />
		</Suspense>
	);
}

function LazyContent<Props extends object>({ promiseFor, props }: LazyContentProps<Props>) {
	const Component = use(promiseFor(useShop()));
	return <Component {...props} />;
}
