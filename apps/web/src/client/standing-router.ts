import {
	createPath,
	type DataRouter,
	type HydrationState,
	IDLE_BLOCKER,
	IDLE_FETCHER,
	IDLE_NAVIGATION,
	type Location,
	NavigationType,
	type RouteObject,
	type RouterNavigateOptions,
	type RouterState,
	type RouterSubscriber,
	type To,
} from 'react-router';
import { isWhole, locationOf, type RouterWindow, standingMatches, stateOf } from './standing-state.ts';

/** What a router that stands is made of. */
export interface StandingRouterDeps {
	/** The routes, of which those of the page have what was lazy at hand. */
	readonly routes: RouteObject[];
	/** What the page came with. */
	readonly hydrationData: HydrationState;
	readonly window: RouterWindow;
	/** Fetches and makes the router that moves; it fails when the connection does. */
	bring(): Promise<DataRouter>;
	/** Resolves with the visitor's first sign of interest. */
	wanted(): Promise<void>;
}

/** What an update of the location alone says besides. */
const NOTHING_ELSE = { deletedFetchers: [], newErrors: null, flushSync: false };

/** A navigation of which no more is known than that it has begun. */
const LEAVING = { ...IDLE_NAVIGATION, state: 'loading', historyAction: NavigationType.Push } as const;

/**
 * Stands for React Router's router until somebody goes somewhere: a page that came from a server is matched and has its
 * data, so nothing of what moves from page to page is of use to it. The one that moves comes with the first sign of
 * interest, or with the first call that needs it, and then answers everything.
 *
 * @returns undefined where the page did not come whole; then the router that moves has to load the rest
 */
export function createStandingRouter({
	routes,
	hydrationData,
	window,
	bring,
	wanted,
}: StandingRouterDeps): DataRouter | undefined {
	const location = locationOf(window);
	const matches = standingMatches(routes, location);
	if (!isWhole(matches, hydrationData)) return undefined;

	let standing = stateOf(location, matches, hydrationData);
	const subscriptions = new Map<RouterSubscriber, (() => void) | undefined>();
	const whenMoving = new Set<(router: DataRouter) => void>();
	let moving: DataRouter | undefined;
	let coming: Promise<DataRouter> | undefined;

	/** Who steps back before there is a router to take the step has the page of that address loaded whole. */
	const isElsewhere = () => window.location.pathname + window.location.search !== location.pathname + location.search;
	function onStep(): void {
		if (isElsewhere()) window.location.reload();
	}
	window.addEventListener('popstate', onStep);

	async function handOver(): Promise<DataRouter> {
		const router = await bring();
		window.removeEventListener('popstate', onStep);
		moving = router;
		for (const subscriber of subscriptions.keys()) {
			subscriptions.set(subscriber, router.subscribe(subscriber));
			// A link within the page has been followed meanwhile.
			if (router.state.location.hash !== location.hash) subscriber(router.state, NOTHING_ELSE);
		}
		for (const tell of whenMoving) tell(router);
		whenMoving.clear();
		return router;
	}
	async function move(): Promise<DataRouter> {
		coming ??= handOver();
		try {
			return await coming;
		} catch (failure) {
			coming = undefined;
			throw failure;
		}
	}
	/** What a page loaded whole does as well is done so where the code does not arrive. */
	async function moveOr(instead: () => void): Promise<DataRouter | undefined> {
		try {
			return await move();
		} catch {
			instead();
			return undefined;
		}
	}
	/** Says what is under way while the router that moves is on its way: on a slow line that takes seconds. */
	function announce(news: Partial<RouterState>): void {
		if (moving) return;
		standing = { ...standing, ...news };
		for (const subscriber of subscriptions.keys()) subscriber(standing, NOTHING_ELSE);
	}
	/** Who was told that something is under way hears of its end, also where nothing came of it. */
	function settle({ state }: DataRouter): void {
		if (state.navigation.state !== 'idle' || state.revalidation !== 'idle') return;
		for (const subscriber of subscriptions.keys()) subscriber(state, NOTHING_ELSE);
	}
	function placeOf(to: number | To | null): Location {
		if (typeof to === 'number' || to === null) return location;
		const path = typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to });
		const { pathname, search, hash } = new URL(path, window.location.href);
		return { ...location, pathname, search, hash };
	}
	function leadTo(to: number | To | null): void {
		if (typeof to === 'number') window.history.go(to);
		else window.location.assign(new URL(typeof to === 'string' ? to : createPath(to ?? {}), window.location.href));
	}
	/** Does it now, or as soon as the router that moves is there. */
	function onceMoving(tell: (router: DataRouter) => void): void {
		if (moving) tell(moving);
		else whenMoving.add(tell);
	}
	const comeAhead = () => void move().catch(() => {});
	wanted().then(comeAhead, () => {});

	const router: DataRouter = {
		basename: '/',
		get future() {
			return moving?.future ?? {};
		},
		get state() {
			return moving?.state ?? standing;
		},
		get routes() {
			return moving?.routes ?? [];
		},
		get manifest() {
			return moving?.manifest ?? {};
		},
		get window() {
			return moving?.window;
		},
		match: (to) => moving?.match(to) ?? null,
		initialize: () => router,
		subscribe(subscriber) {
			subscriptions.set(subscriber, moving?.subscribe(subscriber));
			return () => {
				subscriptions.get(subscriber)?.();
				subscriptions.delete(subscriber);
			};
		},
		enableScrollRestoration(...args) {
			let end: (() => void) | undefined;
			const enable = (other: DataRouter) => {
				end = other.enableScrollRestoration(...args);
			};
			onceMoving(enable);
			return () => {
				whenMoving.delete(enable);
				end?.();
			};
		},
		async navigate(to: number | To | null, options?: RouterNavigateOptions) {
			const isFirst = moving === undefined;
			announce({ navigation: { ...LEAVING, location: placeOf(to), matches } });
			const other = await moveOr(() => leadTo(to));
			await (typeof to === 'number' ? other?.navigate(to) : other?.navigate(to, options));
			if (isFirst && other) settle(other);
		},
		fetch: async (...args) => (await move()).fetch(...args),
		async revalidate() {
			announce({ revalidation: 'loading' });
			await (await moveOr(() => window.location.reload()))?.revalidate();
		},
		createHref: (to) => createPath(to),
		createURL: (to) => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin),
		encodeLocation(to) {
			const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
			return { pathname, search, hash };
		},
		getFetcher: (key) => moving?.getFetcher(key) ?? IDLE_FETCHER,
		resetFetcher: (...args) => moving?.resetFetcher(...args),
		deleteFetcher: (key) => moving?.deleteFetcher(key),
		getBlocker(key, isBlocked) {
			if (moving) return moving.getBlocker(key, isBlocked);
			onceMoving((other) => other.getBlocker(key, isBlocked));
			comeAhead();
			return IDLE_BLOCKER;
		},
		deleteBlocker: (key) => onceMoving((other) => other.deleteBlocker(key)),
		dispose() {
			window.removeEventListener('popstate', onStep);
			moving?.dispose();
		},
		patchRoutes: (...args) => onceMoving((other) => other.patchRoutes(...args)),
		_internalSetRoutes: (next) => onceMoving((other) => other._internalSetRoutes(next)),
		_internalSetStateDoNotUseOrYouWillBreakYourApp: (state) =>
			onceMoving((other) => other._internalSetStateDoNotUseOrYouWillBreakYourApp(state)),
		_internalFetchControllers: new Map(),
	};
	return router;
}
