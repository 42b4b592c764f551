import { ApiError, type ApiRequest, type Client, cacheKey } from '@zaylat/api-client';
import { audienceOf, decideAccess, SESSION_REQUIRED, signInPath, withSignInError } from '@zaylat/domain/access';
import { deviceOf } from '@zaylat/domain/viewport';
import { data, redirect, replace } from 'react-router';
import type { AppContext } from '../context/app-context.ts';
import { errorText } from '../failures/error-text.ts';
import { isOpenRoute } from '../routing/route-access.ts';
import type { RouteEntry } from '../routing/route-entry.ts';
import { canonicalRedirect, type RouteLookup } from '../routing/route-lookup.ts';
import type { Head, ScreenContext, ScreenFailure, ScreenModule } from '../screen/screen.ts';
import { cursorOf, type QueryContext, type QueryNeed } from '../screen/screen-queries.ts';
import { ARRIVING_PAGE, beginArrival, endArrival } from './arriving-page.ts';
import type { PagePayload, PayloadResponse } from './page-payload.ts';

/** Codes that the page reports as "come back later", whatever status the API gave. */
const UNAVAILABLE = new Set([
	'network_error',
	'timeout',
	'offline',
	'bad_response',
	'unavailable',
	'security_key_refused',
]);
/** Codes that send the visitor to sign in. */
const SIGN_IN = new Set(['sign_in_required', 'session_expired']);

/** What a screen may know of a page of this shop. */
function screenContext(app: AppContext, url: URL, params: RouteLookup['params']): ScreenContext {
	const { language, currency, deliveryCountry } = app.preferences.getState();
	const { edition, brand, i18n, now } = app;
	const cursor = cursorOf(url);
	return { edition, brand, language, currency, deliveryCountry, url, params, cursor, t: i18n.t, now };
}

/**
 * Loads a page of the route table: canonical path, guard, then the screen's queries.
 *
 * The server and guarded pages in the browser ask the API; other pages in the browser take the payload file, which is
 * the same result.
 * @throws Response a redirect: 301 to the canonical path, 302 from a guard or a screen
 */
export async function loadRoute(app: AppContext, lookup: RouteLookup, request: Pick<Request, 'url' | 'signal'>) {
	const { entry, params } = lookup;
	const url = new URL(request.url);
	const isAhead = beginArrival(app, url);
	const canonical = canonicalRedirect(lookup, url);
	if (canonical !== undefined) throw redirect(canonical, 301);

	const path = `${url.pathname}${url.search}`;
	let owner: string | undefined;
	const audience = audienceOf(entry);
	if (!isOpenRoute(entry)) {
		const session = audience === 'everyone' ? null : await app.session();
		const decision = decideAccess({
			path,
			auth: entry.auth,
			guard: entry.guard,
			// A guest may still sign in or register: cart and orders then move to the account (Decision 20).
			isAuthenticated: audience === 'visitors' ? session?.user.kind === 'registered' : session !== null,
			device: deviceOf(app.preferences.viewport()),
		});
		if (decision.kind === 'redirect') throw redirect(withSignInError(decision.to, decision.error), 302);
		if (audience === 'members') owner = session?.user.id;
	}

	const handed = takeHandedOver(app, url);
	const cached = handed || app.isAt(url) ? await cachedPage(app, lookup, url, handed) : undefined;
	// Behind a preview, the address does not wait for the page, which asks again once its address is there.
	if (cached === undefined && isAhead) {
		app.payloads.prefetch(url.href, 'payload');
		return data(ARRIVING_PAGE);
	}
	async function load(): Promise<PayloadResponse> {
		if (app.hasPayloadFiles && audience !== 'members') return takePayload(app, url, request.signal);
		const screen = await screenOf(app, entry);
		if (screen === undefined) return unreached(app, url);
		return loadPage(screen, screenContext(app, url, params), {
			client: app.client(),
			side: app.side,
			signal: request.signal,
			signInPath: withSignInError(signInPath(path), SESSION_REQUIRED),
			onFailure: app.log,
		});
	}
	const response = cached ?? (await load());
	// A page that arrives after its address, behind a preview, has an entry in the history already.
	const leave = endArrival(app, url) ? replace : redirect;
	if ('redirect' in response) throw leave(withoutForeignLanguage(response.redirect, url), response.status);
	if (cached === undefined) app.cache.fill(response.fallback);
	return page(owner === undefined ? response : { ...response, owner });
}

/** Responses to queries of a page by name. */
type Responses = Readonly<Record<string, unknown>>;

/** The page that is opened next, with responses that the tab has already. */
const handedOver = new WeakMap<AppContext, { readonly path: string; readonly responses: Responses }>();

/**
 * Gives responses to the page that is opened next, by the names of its queries: with those to all its critical queries, it
 * is rendered from the cache, and its components request the others.
 */
export function handOver(app: AppContext, path: string, responses: Responses): void {
	handedOver.set(app, { path, responses });
}

function takeHandedOver(app: AppContext, url: URL): Responses | undefined {
	const next = handedOver.get(app);
	handedOver.delete(app);
	return next && new URL(next.path, url).href === url.href ? next.responses : undefined;
}

/**
 * The page from the cache, so that going back in the browser's history is immediate. Its components request responses
 * that are too old again.
 * @param handed responses that are not in the cache yet
 * @returns undefined if a critical response is missing
 */
async function cachedPage(
	app: AppContext,
	{ entry, params }: RouteLookup,
	url: URL,
	handed: Responses = {},
): Promise<PagePayload | undefined> {
	const screen = await screenOf(app, entry);
	if (screen === undefined) return undefined;
	const context = screenContext(app, url, params);
	const client = app.client();
	const requests = requestsOf(screen, context, 'browser');
	for (const { name, request } of requests) {
		if (name in handed) app.cache.write(cacheKey(request, client), handed[name]);
	}
	const isMissing = ({ need, request }: PageRequest) =>
		need === 'critical' && app.cache.read(cacheKey(request, client)) === undefined;
	if (requests.some(isMissing)) return undefined;
	const response = await loadPage(screen, context, { client: cacheClient(app), side: 'browser', signInPath: '' });
	return 'redirect' in response ? undefined : response;
}

/** A client that responds from the cache alone. */
function cacheClient({ cache, client }: AppContext): PageClient {
	const { edition, language } = client();
	return {
		edition,
		language,
		async attempt<ResponseBody>(request: ApiRequest<ResponseBody>) {
			// The response was stored under the key that carries its type.
			const value = cache.read(cacheKey(request, client())) as ResponseBody | undefined;
			return value === undefined ? { ok: false, error: new ApiError({ code: 'offline' }) } : { ok: true, value };
		},
	};
}

/** The page of a path without a route, or whose screen is not built. */
export async function loadNotFound(app: AppContext, request: Pick<Request, 'url'>) {
	await app.i18n.load(app.preferences.getState().language, []);
	return page(notFoundPage(screenContext(app, new URL(request.url), {})));
}

const page = (payload: PagePayload) => data(payload, { status: payload.status });

/** The screen of a page; undefined in a browser that its code does not reach. */
async function screenOf(app: AppContext, entry: RouteEntry): Promise<ScreenModule | undefined> {
	try {
		return await app.loadScreen(entry);
	} catch (failure) {
		if (app.side === 'server') throw failure;
		return undefined;
	}
}

/** The page of an address that nothing was received from. */
function unreached(app: AppContext, url: URL): PagePayload {
	const code = app.isOnline() ? 'network_error' : 'offline';
	return failedPage({ code, status: 503, retryable: true }, screenContext(app, url, {}));
}

async function takePayload(app: AppContext, url: URL, signal: AbortSignal): Promise<PayloadResponse> {
	try {
		return await app.payloads.take(url, signal);
	} catch (failure) {
		if (signal.aborted) throw failure;
		if (!(failure instanceof SyntaxError)) return unreached(app, url);
		return failedPage({ code: 'bad_response', status: 503, retryable: true }, screenContext(app, url, {}));
	}
}

/** A payload file is asked for with its language in the address; that is no choice of the visitor's to keep. */
function withoutForeignLanguage(to: string, page: URL): string {
	if (page.searchParams.has('lang')) return to;
	const url = new URL(to, page);
	if (!url.searchParams.has('lang')) return to;
	url.searchParams.delete('lang');
	return `${url.pathname}${url.search}`;
}

/** The part of the client that loading a page uses. */
type PageClient = Pick<Client, 'attempt' | 'edition' | 'language'>;

/** What loading a page needs besides the screen. */
interface LoadPageOptions {
	readonly client: PageClient;
	readonly side: AppContext['side'];
	readonly signal?: AbortSignal;
	/** Path of the sign-in page that leads back to here. */
	readonly signInPath: string;
	/** Called with each failed query. */
	readonly onFailure?: (request: ApiRequest<unknown>, error: ApiError) => void;
}

/**
 * Runs a screen's queries in parallel and makes the page of them.
 * A failed critical query makes an error page with the right status, never a blank one.
 */
async function loadPage(
	screen: ScreenModule,
	context: ScreenContext,
	{ client, side, signal, signInPath, onFailure }: LoadPageOptions,
): Promise<PayloadResponse> {
	const redirect = await screen.redirect?.(context);
	if (redirect !== undefined) return { redirect, status: 302 };

	const requests = requestsOf(screen, context, side);
	const attempts = await Promise.all(
		requests.map(async ({ name, need, request }) => {
			const attempt = await client.attempt(request, { signal });
			if (!attempt.ok) onFailure?.(request, attempt.error);
			return { name, need, request, attempt };
		}),
	);
	const responses = attempts.flatMap(({ name, request, attempt }) =>
		attempt.ok ? [{ name, key: cacheKey(request, client), value: attempt.value }] : [],
	);
	const fallback = Object.fromEntries(responses.map(({ key, value }) => [key, value]));
	const [error] = attempts.flatMap(({ need, attempt }) => (need === 'critical' && !attempt.ok ? [attempt.error] : []));
	if (error) {
		if (SIGN_IN.has(error.code)) return { redirect: signInPath, status: 302 };
		const failure = failureOf(error);
		if (!screen.gone?.codes.includes(error.code)) return failedPage(failure, context, fallback);
		const page = failedPage({ ...failure, status: 404 }, context, fallback);
		return { ...page, head: { ...page.head, ...screen.gone.head(context) } };
	}
	const data = Object.fromEntries(responses.map(({ name, value }) => [name, value]));
	const moved = screen.moved?.(context, data);
	if (moved !== undefined) return { redirect: moved, status: 301 };
	return {
		fallback,
		language: context.language,
		head: screen.head(context, data),
		status: screen.status?.(context, data) ?? 200,
	};
}

/** A request of a page, by the name of its query. */
interface PageRequest {
	readonly name: string;
	readonly need: QueryNeed;
	readonly request: ApiRequest<unknown>;
}

/** The requests that a page needs on the server, or in the browser. */
function requestsOf({ queries = {} }: ScreenModule, context: QueryContext, side: AppContext['side']): PageRequest[] {
	return Object.entries(queries).flatMap(([name, query]) => {
		if (query.need === 'served' && side === 'browser') return [];
		const request = query.request(context);
		return request ? [{ name, need: query.need, request }] : [];
	});
}

/** The failure that an API error means for a page. */
function failureOf({ code, status, retryable, requestId, details }: ApiError): ScreenFailure {
	const pageStatus = UNAVAILABLE.has(code) ? 503 : status >= 400 ? status : 500;
	const hasDetails = Object.keys(details).length > 0;
	return { code, status: pageStatus, retryable, ...(requestId && { requestId }), ...(hasDetails && { details }) };
}

/** The page of a failure. */
function failedPage(
	failure: ScreenFailure,
	context: Pick<ScreenContext, 't' | 'url' | 'language'>,
	fallback: PagePayload['fallback'] = {},
): PagePayload {
	return {
		fallback,
		language: context.language,
		head: failureHead(failure, context),
		status: failure.status,
		failure,
	};
}

function failureHead({ code }: ScreenFailure, { t, url }: Pick<ScreenContext, 't' | 'url'>): Head {
	const { title, advice } = errorText(t, code);
	return { title, description: advice, canonicalPath: url.pathname, robots: 'noindex' };
}

/**
 * The page of a path that no route has, or whose screen is not built.
 * Its message is that of Specification §8.
 */
function notFoundPage({ t, url, language }: Pick<ScreenContext, 't' | 'url' | 'language'>): PagePayload {
	const path = url.pathname;
	return {
		fallback: {},
		language,
		head: {
			title: t('errors:page_not_found.title', { path }),
			description: t('errors:page_not_found.advice'),
			canonicalPath: path,
			robots: 'noindex',
		},
		status: 404,
		message: `Page not found: ${path}`,
	};
}
