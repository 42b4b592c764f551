import { ApiProvider } from '@zaylat/api-client/swr';
import { isPhone, viewportOf } from '@zaylat/domain/viewport';
import { BREAKPOINTS } from '@zaylat/tokens';
import { memo, useEffect, useState } from 'react';
import { type RouteObject, useLoaderData, useLocation, useRevalidator } from 'react-router';
import type { Area } from '../i18n/resources.ts';
import { type AppContext, useAppContext } from './app-context.ts';
import { DefaultFailure } from './failures/default-failure.tsx';
import { PageFailure } from './failures/page-failure.tsx';
import { ShellFailure } from './failures/shell-failure.tsx';
import { LAYOUTS } from './layouts.ts';
import { isUnreached, OfflineHelp } from './offline/offline-help.tsx';
import { loadNotFound, loadRoute } from './page-loader.ts';
import { OwnerContext } from './page-owner.ts';
import type { PagePayload } from './page-payload.ts';
import { FRESH_MS } from './payload-store.ts';
import type { RouteEntry } from './route-entry.ts';
import type { ScreenFailure, ScreenModule } from './screen.ts';
import { isPayload } from './served-page.ts';
import { LazyCategoryNav } from './shell/app-shell.tsx';
import type { ShellPayload } from './shell-payload.ts';
import { HydrateFallback, ShellRoute } from './shell-route.tsx';
import { SHELL_ROUTE_ID } from './shell-route-id.ts';
import { useIsOnline } from './use-is-online.ts';

/** What a route of the shop carries besides React Router's own. */
export interface RouteHandle {
	/** The row of the route table; absent on the page of unknown paths. */
	readonly entry?: RouteEntry;
}

/** Id of the route of unknown paths. */
const NOT_FOUND_ID = 'not-found';

/** Areas of texts that the app shell uses beyond those of every page: the demo banner's. */
const shellAreas = ({ isDemo }: AppContext): readonly Area[] => (isDemo ? ['demo'] : []);

/**
 * Makes React Router's routes of the route table, for `createStaticHandler`, `createBrowserRouter` and
 * `createMemoryRouter` alike. Routes whose screen is not built are left out, so they answer 404.
 *
 * @param pathname of the one page that a server renders: it then has the route of this page alone. React Router ranks all
 * routes several times for each request, which takes a fifth of the time of a page.
 */
export function createShopRoutes(app: AppContext, pathname?: string): RouteObject[] {
	let shellLanguage = app.preferences.getState().language;
	const { routes, routeOf } = app.definition;
	const entries = pathname === undefined ? routes : [routeOf(pathname)?.entry].filter((entry) => entry !== undefined);
	return [
		{
			id: SHELL_ROUTE_ID,
			Component: ShellRoute,
			HydrateFallback,
			ErrorBoundary: ShellFailure,
			loader: async (): Promise<ShellPayload> => {
				const { language } = app.preferences.getState();
				shellLanguage = language;
				const [answers] = await Promise.all([
					app.shellPayloadSource.load(app.client(language)),
					app.i18n.load(language, shellAreas(app)),
				]);
				return { ...answers, renderedAt: app.now() };
			},
			shouldRevalidate: () => app.preferences.getState().language !== shellLanguage,
			children: [
				...entries.filter((entry) => isServed(entry, app)).map((entry) => routeObject(app, entry)),
				{
					id: NOT_FOUND_ID,
					path: '*',
					lazy: async () => {
						try {
							return { Component: (await import('./failures/not-found-page.tsx')).NotFoundPage };
						} catch (failure) {
							if (app.side === 'server') throw failure;
							return { Component: UnreachedPage };
						}
					},
					ErrorBoundary: PageFailure,
					handle: {} satisfies RouteHandle,
					loader: ({ request }) => loadNotFound(app, request),
				},
			],
		},
	];
}

function isServed(entry: RouteEntry, { isDemo }: AppContext): boolean {
	if (entry.isDeveloperPage && !isDemo) return false;
	return entry.screen !== undefined || entry.redirectTo !== undefined;
}

function routeObject(app: AppContext, entry: RouteEntry): RouteObject {
	return {
		id: entry.id,
		path: entry.path,
		handle: { entry } satisfies RouteHandle,
		ErrorBoundary: PageFailure,
		loader: ({ request, params }) => loadRoute(app, { entry, params }, request),
		...(entry.screen === undefined ? {} : { lazy: async () => ({ element: await pageOf(app, entry) }) }),
	};
}

/** The page of a route. React Router shows nothing in the place of a route whose code does not arrive. */
async function pageOf(app: AppContext, entry: RouteEntry) {
	try {
		return <Page screen={await app.loadScreen(entry)} />;
	} catch (failure) {
		if (app.side === 'server') throw failure;
		return <LatePage entry={entry} />;
	}
}

/** A page whose code did not arrive: it is tried again when the page is opened and when the connection returns. */
function LatePage({ entry }: { readonly entry: RouteEntry }) {
	const app = useAppContext();
	const isOnline = useIsOnline();
	const [screen, setScreen] = useState<ScreenModule>();

	useEffect(() => {
		let isCurrent = true;
		const ready = isOnline ? Promise.resolve() : app.whenOnline();
		ready
			.then(() => app.loadScreen(entry))
			.then(
				(loaded) => isCurrent && setScreen(() => loaded),
				// What is shown says so.
				() => {},
			);
		return () => {
			isCurrent = false;
		};
	}, [app, entry, isOnline]);

	return screen === undefined ? <UnreachedPage /> : <Page screen={screen} />;
}

/** Stands in the place of a page whose code did not arrive. */
function UnreachedPage() {
	const isOnline = useIsOnline();
	const failure = { code: isOnline ? 'network_error' : 'offline', status: 503, retryable: true };
	return (
		<>
			<DefaultFailure failure={failure} retry={() => window.location.reload()} isRetrying={false} />
			<OfflineHelp />
		</>
	);
}

/** A route's page: the screen with its payload, or its error state. */
function Page({ screen }: { readonly screen: ScreenModule }) {
	const payload = useLoaderData<PagePayload>();
	const { pathname } = useLocation();
	return <PageContent screen={screen} payload={payload} pathname={pathname} />;
}

interface PageContentProps {
	readonly screen: ScreenModule;
	readonly payload: PagePayload;
	readonly pathname: string;
}

/** React Router renders a page again whenever a navigation begins; the response to the press would wait for the whole page. */
const PageContent = memo(function PageContent({ screen, payload, pathname }: PageContentProps) {
	const { Component } = screen;
	const { language, failure, owner } = payload;
	const app = useAppContext();
	return (
		// The key resets the state of the page for each path and user: a choice on one product does not apply to the next.
		<ApiProvider key={`${pathname} ${owner ?? ''}`} client={app.client(language)} maxAgeMs={FRESH_MS}>
			<OwnerContext value={owner}>
				{failure ? <FailedPage screen={screen} failure={failure} /> : <Component />}
			</OwnerContext>
		</ApiProvider>
	);
});

/** The error state of a page. */
function FailedPage({ screen, failure }: { readonly screen: ScreenModule; readonly failure: ScreenFailure }) {
	const { Failure = DefaultFailure } = screen;
	const { revalidate, state } = useRevalidator();
	return (
		<>
			<Failure failure={failure} retry={() => void revalidate()} isRetrying={state === 'loading'} />
			{isUnreached(failure) && <OfflineHelp />}
		</>
	);
}

const entryOf = ({ handle }: RouteObject): RouteEntry | undefined => (handle as RouteHandle | undefined)?.entry;

/** What `readyRoutes` needs to know of the first page. */
export interface FirstPage {
	readonly pathname: string;
	/** Width of the window in CSS pixels. Default: a phone's. */
	readonly width?: number;
	/** What the server has loaded for the page, by id of the route; fills the cache. */
	readonly loaderData?: Readonly<Record<string, unknown>>;
}

/**
 * Loads the screens and texts of the first page ahead; the browser awaits it before hydration, or the page would be
 * rendered without them for a moment.
 * @param routes the routes that the router is then made of
 */
export async function readyRoutes(
	app: AppContext,
	routes: RouteObject[],
	{ pathname, width, loaderData = {} }: FirstPage,
): Promise<void> {
	for (const data of Object.values(loaderData)) if (isPayload(data)) app.cache.fill(data.fallback);
	const entry = app.definition.routeOf(pathname)?.entry;
	const { layout = 'default' } = entry ?? {};
	const hasMenu = LAYOUTS[layout].navigation === 'goods' && !isPhone(viewportOf(width, BREAKPOINTS, 'mobile'));
	const pages = routes.flatMap(({ children = [] }) => children);
	// `matchRoutes` ranks all routes first, which takes a slow phone 30 ms.
	const page = pages.find(({ id }) => id === entry?.id) ?? pages.find(({ id }) => id === NOT_FOUND_ID);
	await Promise.all([
		app.i18n.load(app.preferences.getState().language, shellAreas(app)),
		// Without its code the menu stays as the server rendered it.
		hasMenu && LazyCategoryNav.preload(app).catch(() => {}),
		page && loadPage(app, page),
	]);
}

/** Loads the code and texts of a page's route, so that React Router renders it at once. */
async function loadPage(app: AppContext, route: RouteObject): Promise<void> {
	if (typeof route.lazy !== 'function') return;
	// Without its code the page stays as the server rendered it.
	const entry = entryOf(route);
	if (entry?.screen !== undefined) await app.loadScreen(entry);
	const loaded = await route.lazy();
	Object.assign(route, loaded, { lazy: undefined });
}
