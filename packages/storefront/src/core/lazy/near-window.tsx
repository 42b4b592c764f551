import {
	type ReactNode,
	Suspense,
	use,
	useCallback,
	useDeferredValue,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { type AppContext, useAppContext } from '../context/app-context.ts';
import { useReplacesPreview } from '../screen/page-preview.tsx';
import { onFirstUse } from './first-use.ts';
import { createSignal, type Signal } from './signal.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useNotOpened } from './use-not-opened.ts';

/** Distance from the window, in CSS pixels, at which code is loaded. */
const NEAR = '300px 0px';

/** Props of `NearWindow`. */
export interface NearWindowProps {
	/** Loads the code of the children; absent when it is there already. */
	readonly preload?: (app: AppContext) => Promise<void>;
	/** Shown while the code loads; nothing by default. */
	readonly fallback?: ReactNode;
	readonly className?: string;
	/** Width of the window in CSS pixels below which the class hides it. Default 0. */
	readonly minWidth?: number;
	/** What its code is loaded for: that it comes near the window, or that somebody uses the page. Default `near`. */
	readonly on?: 'near' | 'use';
	readonly children: ReactNode;
}

/**
 * A boundary that is hydrated when it comes near the window, or the page is used, and loads its code then. On a page that takes the place of a
 * preview it is rendered after the rest of the page. A button that is pressed before that
 * does nothing: when the code cannot be loaded, a toast says so.
 */
export function NearWindow({ preload, fallback, className, minWidth = 0, on = 'near', children }: NearWindowProps) {
	const app = useAppContext();
	const sayNotOpened = useEffectEvent(useNotOpened());
	const ref = useRef<HTMLDivElement>(null);
	const [ready] = useState(createSignal);
	const isDue = useDeferredValue(true, !useReplacesPreview());
	const [hydrated] = useState(() => new AbortController());

	useEffect(() => {
		const element = ref.current;
		if (element === null) return;

		async function load(): Promise<boolean> {
			try {
				await preload?.(app);
			} catch {
				return false;
			}
			observer.disconnect();
			ready.resolve();
			return true;
		}

		async function loadOrWait(): Promise<void> {
			// The markup of the server stays; the next time that it comes near tries again.
			if ((await load()) || app.isOnline()) return;
			await app.whenOnline();
			await load();
		}

		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) void loadOrWait();
			},
			{ rootMargin: NEAR },
		);
		if (on === 'near') observer.observe(element);
		const stopWaiting = on === 'use' ? onFirstUse(window, () => void loadOrWait()) : () => {};

		// React calls no handler for a press inside a boundary that is not hydrated.
		async function press({ target }: MouseEvent): Promise<void> {
			const button = target instanceof Element ? target.closest('button') : null;
			if (button === null || !ref.current?.contains(button)) return;
			if (!(await load())) sayNotOpened();
		}

		window.addEventListener('click', press, { capture: true, signal: hydrated.signal });
		return () => {
			observer.disconnect();
			stopWaiting();
			window.removeEventListener('click', press, { capture: true });
		};
	}, [app, hydrated, on, preload, ready]);

	return (
		<div ref={ref} className={className}>
			<Suspense fallback={<Loading>{fallback}</Loading>}>
				{isDue ? (
					<HydrateWhen ready={ready} hydrated={hydrated} minWidth={minWidth}>
						{children}
					</HydrateWhen>
				) : (
					<Loading>{fallback}</Loading>
				)}
			</Suspense>
		</div>
	);
}

interface HydrateWhenProps {
	readonly ready: Signal;
	/** Aborted when the children are hydrated. */
	readonly hydrated: AbortController;
	readonly minWidth: number;
	readonly children: ReactNode;
}

/**
 * Delays hydration until it is ready, but neither the server nor a rendering that replaces the markup of the server: React
 * replaces it when a navigation begins, because it cannot know what in it depends on the router.
 */
function HydrateWhen({ ready, hydrated, minWidth, children }: HydrateWhenProps) {
	const { side } = useAppContext();
	const isHydrated = useIsHydrated();
	const isWide = useIsWide(minWidth);
	useEffect(() => hydrated.abort(), [hydrated]);
	if (isHydrated && !isWide) return null;
	// For a hydration that waits: React tries it again when this rendering is interrupted.
	if (isHydrated) ready.resolve();
	return (
		<>
			{side === 'browser' && !isHydrated && <Wait until={ready.promise} />}
			{children}
		</>
	);
}

/**
 * Suspends until a promise is resolved. Rendered only where something waits: `use` suspends once even for a resolved promise,
 * and after a navigation the page could be shown without this part. Back would find it too short for its scroll position.
 */
function Wait({ until }: { readonly until: Promise<void> }): null {
	use(until);
	return null;
}

/** Whether the window has a width in CSS pixels; true on the server and in the hydrating render. */
function useIsWide(minWidth: number): boolean {
	const query = `(min-width: ${String(minWidth)}px)`;
	const subscribe = useCallback(
		(notify: () => void) => {
			const list = window.matchMedia(query);
			list.addEventListener('change', notify);
			return () => list.removeEventListener('change', notify);
		},
		[query],
	);
	return useSyncExternalStore(
		subscribe,
		() => window.matchMedia(query).matches,
		() => true,
	);
}

/** Shows a fallback, and tells tests of the page that something is still loading. */
export function Loading({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<template data-part="lazy-loading" />
			{children}
		</>
	);
}
