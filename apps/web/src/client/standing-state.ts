import {
	type DataRouteMatch,
	type HydrationState,
	IDLE_NAVIGATION,
	type Location,
	UNSAFE_defaultMapRouteProperties as mapRouteProperties,
	matchRoutes,
	NavigationType,
	type RouteObject,
	type RouterState,
} from 'react-router';

/** The parts of the window that are used. */
export type RouterWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
	readonly history: { readonly state: unknown; go(steps: number): void };
	readonly location: Pick<Window['location'], 'pathname' | 'search' | 'hash' | 'origin' | 'href' | 'reload' | 'assign'>;
};

/** The entry of the browser's history as React Router reads it. */
export function locationOf({ history: { state }, location: { pathname, search, hash } }: RouterWindow): Location {
	const kept = typeof state === 'object' && state !== null ? state : {};
	return {
		pathname,
		search,
		hash,
		state: 'usr' in kept ? kept.usr : null,
		key: 'key' in kept && typeof kept.key === 'string' ? kept.key : 'default',
		mask: undefined,
	};
}

/** The routes of the page as a data router has them: with elements instead of components. */
export function standingMatches(routes: RouteObject[], location: Location): DataRouteMatch[] {
	return (matchRoutes(routes, location) ?? []).map((match) => {
		const { id = '', children: _children, index: _index, ...rest } = match.route;
		const route = { ...rest, id };
		return { ...match, route: { ...route, ...mapRouteProperties(route) } };
	});
}

/** Whether each route of the page has its code and its data. */
export function isWhole(matches: readonly DataRouteMatch[], { loaderData = {}, errors }: HydrationState): boolean {
	if (matches.length === 0 || errors) return false;
	return matches.every(({ route }) => route.lazy === undefined && route.id in loaderData);
}

/** The state of a router that has nothing to do. */
export function stateOf(
	location: Location,
	matches: DataRouteMatch[],
	{ loaderData = {} }: HydrationState,
): Readonly<RouterState> {
	return {
		historyAction: NavigationType.Pop,
		location,
		matches,
		initialized: true,
		renderFallback: false,
		navigation: IDLE_NAVIGATION,
		restoreScrollPosition: false,
		preventScrollReset: false,
		revalidation: 'idle',
		loaderData,
		actionData: null,
		errors: null,
		fetchers: new Map(),
		blockers: new Map(),
	};
}
