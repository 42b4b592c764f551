import {
	UNSAFE_createBrowserHistory as createBrowserHistory,
	UNSAFE_createRouter as createRouter,
	type DataRouter,
	type HydrationState,
	UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
	UNSAFE_defaultMapRouteProperties as mapRouteProperties,
	type RouteObject,
} from 'react-router';

/**
 * Makes React Router's router of the browser. It is `createBrowserRouter` written out: that one shares a module with
 * links and would bring this code into the first load.
 */
export function createMovingRouter(routes: RouteObject[], hydrationData: HydrationState): DataRouter {
	const history = createBrowserHistory();
	return createRouter({ routes, history, hydrationData, mapRouteProperties, hydrationRouteProperties }).initialize();
}
