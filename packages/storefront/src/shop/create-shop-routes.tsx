import { ApiProvider } from '@zaylat/api-client/swr';
import { isPhone, viewportOf } from '@zaylat/domain/viewport';
import { BREAKPOINTS } from '@zaylat/tokens';
import { useIsOnline } from '@zaylat/ui/offline-bar';
import { memo, use, useEffect, useState } from 'react';
import { type RouteObject, useRevalidator } from 'react-router';
import { type AppContext, useAppContext } from '../core/context/app-context.ts';
import { DefaultFailure } from '../core/failures/default-failure.tsx';
import { PageFailure } from '../core/failures/page-failure.tsx';
import { ShellFailure } from '../core/failures/shell-failure.tsx';
import { isUnreached, OfflineHelp } from '../core/offline/offline-help.tsx';
import { useRetryWhenReached } from '../core/offline/use-retry-when-reached.ts';
import { isArrivingPage, isPreviewAnnounced } from '../core/page/arriving-page.ts';
import { loadNotFound, loadRoute } from '../core/page/page-loader.ts';
import type { PagePayload } from '../core/page/page-payload.ts';
import { PagePlaceContext } from '../core/page/page-place.ts';
import { FRESH_MS } from '../core/page/payload-store.ts';
import type { ShellPayload } from '../core/page/shell-payload.ts';
import { SHELL_ROUTE_ID } from '../core/page/shell-route-id.ts';
import { LAYOUTS } from '../core/routing/layouts.ts';
import type { RouteEntry, RouteHandle } from '../core/routing/route-entry.ts';
import { OwnerContext } from '../core/screen/page-owner.ts';
import { QueryContextProvider } from '../core/screen/query-context.tsx';
import type { ScreenFailure, ScreenModule } from '../core/screen/screen.ts';
import { isPayload } from '../core/screen/served-page.ts';
import type { Area } from '../i18n/resources.ts';
import { LazyCategoryNav } from './shell/app-shell.tsx';
import { HydrateFallback, ShellRoute } from './shell-route.tsx';

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
				const [responses] = await Promise.all([
					app.shellPayloadSource.load(app.client(language)),
					app.i18n.load(language, shellAreas(app)),
				]);
				return { ...responses, renderedAt: app.now() };
			},
			shouldRevalidate: () => app.preferences.getState().language !== shellLanguage,
			children: [
				...entries.filter((entry) => isServed(entry, app)).map((entry) => routeObject(app, entry)),
				{
					id: NOT_FOUND_ID,
					path: '*',
					lazy: async () => {
						try {
							return { Component: (await import('../core/failures/not-found-page.tsx')).NotFoundPage };
						} catch (failure) {
							if (app.side === 'server') throw failure;
							return { Component: UnreachedNotFound };
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

/** Screens that arrived after their routes. */
const lateScreens = new WeakMap<RouteEntry, ScreenModule>();

/** The page of a route. React Router shows nothing in the place of a route whose code does not arrive. */
async function pageOf(app: AppContext, entry: RouteEntry) {
	// The address of a page that has a preview does not wait for its code.
	if (isPreviewAnnounced(app)) return <LatePage entry={entry} isExpected />;
	try {
		return <Page screen={await app.loadScreen(entry)} />;
	} catch (failure) {
		if (app.side === 'server') throw failure;
		return <LatePage entry={entry} />;
	}
}

/** Props of {@link LatePage}. */
interface LatePageProps {
	readonly entry: RouteEntry;
	/** Whether its code is on its way, behind a preview; default false: it did not arrive. */
	readonly isExpected?: boolean;
}

/** A page whose code comes later; it is tried again when the page is opened and when the connection returns. */
function LatePage({ entry, isExpected = false }: LatePageProps) {
	const app = useAppContext();
	const isOnline = useIsOnline();
	const isArriving = isArrivingPage(use(PagePlaceContext)?.payload);
	const [screen, setScreen] = useState(() => lateScreens.get(entry));
	const [hasFailed, setHasFailed] = useState(!isExpected);

	useEffect(() => {
		let isCurrent = true;
		const ready = isOnline ? Promise.resolve() : app.whenOnline();
		ready
			.then(() => app.loadScreen(entry))
			.then(
				(loaded) => {
					lateScreens.set(entry, loaded);
					if (isCurrent) setScreen(() => loaded);
				},
				() => {
					if (isCurrent) setHasFailed(true);
				},
			);
		return () => {
			isCurrent = false;
		};
	}, [app, entry, isOnline]);

	if (screen !== undefined) return <Page screen={screen} />;
	if (!hasFailed && isOnline) return null;
	return isArriving ? <Arriving /> : <UnreachedPage />;
}

/** Stands in the place of the page of an unknown path, whose code did not arrive. */
function UnreachedNotFound() {
	const isOnline = useIsOnline();
	useEffect(() => {
		if (isOnline) return () => {};
		const reload = () => window.location.reload();
		window.addEventListener('online', reload);
		return () => window.removeEventListener('online', reload);
	}, [isOnline]);
	return <UnreachedPage />;
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
	const place = use(PagePlaceContext);
	if (place?.payload === undefined) return null;
	const { payload, location } = place;
	if (isArrivingPage(payload)) return <Arriving />;
	return (
		<QueryContextProvider>
			<PageContent screen={screen} payload={payload} pathname={location.pathname} />
		</QueryContextProvider>
	);
}

/** Requests the page; its preview is shown until then. */
function Arriving() {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		void revalidate();
	}, [revalidate]);
	return null;
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
	useRetryWhenReached(isUnreached(failure) ? failure.code : undefined, () => void revalidate());
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
