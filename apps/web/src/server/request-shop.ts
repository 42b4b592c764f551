import { createClient } from '@zaylat/api-client';
import { createAuthClient } from '@zaylat/api-client/auth';
import {
	type AppContext,
	createServerShop,
	createShellPayloadSource,
	isDemoNoticeDismissed,
	isOpenRoute,
	type Preferences,
	readPreferences,
	readViewport,
	type ShellPayloadSource,
} from '@zaylat/storefront';
import { SHOP } from '../shop.ts';
import type { PageIdentity, PageRequest, RendererServices } from './renderer.ts';

/** Longest time that a page waits for the API, in milliseconds. */
const API_TIMEOUT_MS = 8_000;

function preferencesOf({ edition, url, headers }: PageRequest): Preferences {
	return readPreferences({
		edition,
		url,
		cookies: headers.get('cookie'),
		languages: SHOP.languages,
		savesData: headers.get('save-data') === 'on',
	});
}

/**
 * The cache key of a page. Guarded pages depend on the visitor or the device, and have no key.
 */
export function identify(request: PageRequest, isDemo: boolean): PageIdentity {
	const entry = SHOP.routeOf(request.url.pathname)?.entry;
	const route = entry?.path ?? 'none';
	if (entry !== undefined && !isOpenRoute(entry)) return { cacheKey: undefined, route, vary: ['cookie', 'user-agent'] };
	const { language, currency, deliveryCountry, isDestinationChosen, colourMode, dataUse, isLessData } =
		preferencesOf(request);
	const { pathname, search } = request.url;
	// Only pages of the demo profile have a banner to dismiss; those of production keep one variant (Decision 27).
	const demo = isDemo ? [isDemoNoticeDismissed(request.headers.get('cookie'))] : [];
	// Most visitors choose nothing, and share one variant.
	const data = dataUse === 'device' && !isLessData ? [] : [dataUse, String(isLessData)];
	return {
		route,
		cacheKey: [
			request.edition,
			language,
			currency,
			isDestinationChosen ? deliveryCountry : '',
			colourMode,
			...data,
			...demo,
			pathname + search,
		].join(' '),
		vary: ['cookie', 'save-data'],
	};
}

/**
 * Creates what makes the shop of a request.
 * An open page is asked for without the visitor's cookie, so it cannot hold anything of the session. The address goes
 * along with every request (Specification §7) and counts towards the limits of calls (`LIMITS`); no response depends on it.
 */
export function createRequestShops(services: RendererServices): (request: PageRequest) => AppContext {
	const { fetchApi, now, origins, isDemo, isLocal, securityKey } = services;
	const log: Parameters<typeof createShellPayloadSource>[0]['log'] = (failed, error) =>
		services.logger.warn('A query of a page failed', {
			query: failed.key,
			code: error.code,
			requestId: error.requestId,
		});
	const shellPayloadSource: ShellPayloadSource = createShellPayloadSource({ now, log });

	return (request) => {
		const isShared = identify(request, isDemo).cacheKey !== undefined;
		const cookie = isShared ? null : request.headers.get('cookie');
		const headers = { 'x-request-id': request.requestId, ...(cookie !== null && { cookie }) };
		const askApi = (url: string, init?: RequestInit) => fetchApi(url, init, request.clientIp);
		return createServerShop({
			definition: SHOP,
			edition: request.edition,
			origins,
			preferences: preferencesOf(request),
			// Shared pages know nothing of the visitor's window.
			...(!isShared && { viewport: readViewport(request.headers.get('cookie'), request.headers.get('user-agent')) }),
			isDemo,
			isLocal,
			isDemoNoticeDismissed: isDemoNoticeDismissed(request.headers.get('cookie')),
			now,
			log,
			shellPayloadSource,
			createClient: (language) =>
				createClient({
					baseUrl: '',
					edition: request.edition,
					language,
					now,
					fetch: askApi,
					timeoutMs: API_TIMEOUT_MS,
					securityKey: { secret: securityKey, crypto: globalThis.crypto },
					userIp: request.clientIp,
					headers,
				}),
			async session() {
				if (cookie === null) return null;
				return createAuthClient({
					baseUrl: '/api/auth',
					fetch: askApi,
					headers,
					now,
					securityKey: { secret: securityKey, crypto: globalThis.crypto },
					userIp: request.clientIp,
					timeoutMs: API_TIMEOUT_MS,
				}).session();
			},
		});
	};
}
