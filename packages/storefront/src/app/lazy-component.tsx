import { type ComponentType, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Area } from '../i18n/resources.ts';
import { type AppContext, useAppContext } from './app-context.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Options of `lazyComponent`. */
export interface LazyOptions {
	/** Areas of texts that the component uses beyond those of its screen. */
	readonly namespaces?: readonly Area[];
	/** Shown while the code and the texts load; nothing by default. */
	readonly fallback?: ReactNode;
	/**
	 * For what lies below the first view or is hidden on phones: on the page that the server rendered, its code loads when
	 * it comes near the window. After a navigation it loads with the page.
	 */
	readonly whenVisible?: {
		/** Classes of the element around it, whose place in the window counts: for example those that hide it on phones. */
		readonly className?: string;
	};
}

/** A component that loads its code and texts when it is first rendered. */
export type LazyComponent<Props> = ComponentType<Props> & {
	/**
	 * Loads code and texts ahead of the first rendering.
	 * @throws when they cannot be loaded; the next call tries again
	 */
	readonly preload: (app: AppContext) => Promise<void>;
};

/** The code of a component in one shop. */
interface LoadingCode<Props> {
	/** The same promise at each rendering, as `use` needs it. */
	readonly component: Promise<ComponentType<Props>>;
	/** Loads what a rendering needs now: a missing chunk reloads the page, after that `component` is rejected. */
	readonly require: () => void;
	/** Loads what can wait. @throws when it cannot be loaded; `component` stays pending, and the next call tries again */
	readonly tryLoad: () => Promise<void>;
}

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
	{ namespaces = [], fallback = null, whenVisible }: LazyOptions = {},
): LazyComponent<Props> {
	// Texts belong to one shop, so what is loaded does too.
	const loadings = new WeakMap<AppContext, LoadingCode<Props>>();

	async function loadFor({ i18n, preferences }: AppContext): Promise<ComponentType<Props>> {
		const [component] = await Promise.all([load(), i18n.load(preferences.getState().language, namespaces)]);
		return component;
	}

	function loadingIn(app: AppContext): LoadingCode<Props> {
		const known = loadings.get(app);
		if (known) return known;
		let isRequired = false;
		let isLoaded = false;
		let resolve: (component: ComponentType<Props>) => void = () => {};
		let reject: (reason: unknown) => void = () => {};
		const component = new Promise<ComponentType<Props>>((...settle) => {
			[resolve, reject] = settle;
		});
		component.catch(() => loadings.delete(app));
		const loading: LoadingCode<Props> = {
			component,
			require() {
				if (isRequired || isLoaded) return;
				isRequired = true;
				app.orReload(() => loadFor(app)).then(resolve, reject);
			},
			async tryLoad() {
				resolve(await loadFor(app));
				isLoaded = true;
			},
		};
		loadings.set(app, loading);
		return loading;
	}

	const parts: LazyParts<Props> = { loadingIn, fallback, whenVisible };
	const render = (props: Props) => <LazyBoundary parts={parts} props={props} />;
	return Object.assign(render, { preload: (app: AppContext) => loadingIn(app).tryLoad() });
}

interface LazyParts<Props> extends Pick<LazyOptions, 'fallback' | 'whenVisible'> {
	readonly loadingIn: (app: AppContext) => LoadingCode<Props>;
}

interface LazyProps<Props> {
	readonly parts: LazyParts<Props>;
	readonly props: Props;
}

function LazyBoundary<Props extends object>({ parts, props }: LazyProps<Props>) {
	const { fallback, loadingIn, whenVisible } = parts;
	if (whenVisible !== undefined) {
		return (
			<LoadNear className={whenVisible.className} loadingIn={loadingIn}>
				<KeptBoundary parts={parts} props={props} />
			</LoadNear>
		);
	}
	return (
		<Suspense fallback={<Loading>{fallback}</Loading>}>
			<LazyContent parts={parts} props={props} />
		</Suspense>
	);
}

/**
 * A boundary whose markup of the server stays until its code is there. React would replace it as soon as an element in
 * it is rendered again, so it stays the same while the props and the address do.
 */
function KeptBoundary<Props extends object>({ parts, props }: LazyProps<Props>) {
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const [kept, keep] = useState({ props, address });
	if (kept.address !== address || !haveEqualValues(kept.props, props)) keep({ props, address });
	return useMemo(
		() => (
			<Suspense fallback={<Loading>{parts.fallback}</Loading>}>
				<LazyContent parts={parts} props={kept.props} />
			</Suspense>
		),
		[parts, kept],
	);
}

/** Tells tests of the page that something is still loading. */
function Loading({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<template data-part="lazy-loading" />
			{children}
		</>
	);
}

function haveEqualValues(one: object, other: object): boolean {
	const values = new Map<string, unknown>(Object.entries(other));
	const entries = Object.entries(one);
	return entries.length === values.size && entries.every(([name, value]) => Object.is(value, values.get(name)));
}

function LazyContent<Props extends object>({ parts: { loadingIn, whenVisible }, props }: LazyProps<Props>) {
	const app = useAppContext();
	const isHydrated = useIsHydrated();
	const loading = loadingIn(app);
	const canWait = whenVisible !== undefined && app.side === 'browser' && !isHydrated;
	if (!canWait) loading.require();
	const Component = use(loading.component);
	return <Component {...props} />;
}

/** Distance from the window, in CSS pixels, at which code is loaded. */
const NEAR = '300px 0px';

interface LoadNearProps {
	readonly className: string | undefined;
	readonly loadingIn: (app: AppContext) => Pick<LoadingCode<never>, 'tryLoad'>;
	readonly children: ReactNode;
}

/** Loads the code of what is in it when it comes near the window. */
function LoadNear({ className, loadingIn, children }: LoadNearProps) {
	const app = useAppContext();
	const ref = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (ref.current === null) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				loadingIn(app)
					.tryLoad()
					.then(
						() => observer.disconnect(),
						// The markup of the server stays, and works; the next time that it comes near tries again.
						() => {},
					);
			},
			{ rootMargin: NEAR },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [app, loadingIn]);

	return (
		<div ref={ref} className={className}>
			{children}
		</div>
	);
}
