/**
 * The service worker: keeps the app shell, visited pages and responses, and answers with them without a connection
 * (ADR 87). It is built with the shop; `build/finish.ts` fills in the files to precache.
 */
import { DAY_SECONDS } from '@zaylat/domain/time';
import {
	CacheFirst,
	ExpirationPlugin,
	NetworkFirst,
	NetworkOnly,
	type PrecacheEntry,
	type RouteHandlerCallbackOptions,
	Serwist,
	type SerwistPlugin,
	StaleWhileRevalidate,
} from 'serwist';
import { BUILD_HEADER, CACHES, type KeepMessage, SHELL_PATH } from '../src/offline-caches.ts';
import { canServeStale, isKept, isOf } from './freshness.ts';
import { payloadOfDocument } from './payload-of-document.ts';
import { createPersonalCache } from './personal-cache.ts';
import { openPush, showPush } from './push-message.ts';
import { keepsReplacedPayloads } from './replaced-payloads.ts';
import { createVisitedPages } from './visited-pages.ts';
import { wholeDocument } from './whole-document.ts';

/** What `build/finish.ts` fills in. */
interface Build {
	readonly id: string;
	/** Files of every edition. */
	readonly files: readonly string[];
	/** Files by edition. */
	readonly filesOf: Readonly<Record<string, readonly string[]>>;
}

declare const self: ServiceWorkerGlobalScope & { readonly __ZAYLAT_BUILD: Build };

const build = self.__ZAYLAT_BUILD;
const edition = new URL(self.location.href).searchParams.get('edition') ?? '';

/** After so many seconds without a response a page is shown as it was kept, if it was. */
const PATIENCE = 8;

/** Resources that stay available to whoever is signed in; a payment in progress must never be an old one. */
const PERSONAL_API =
	/^\/api\/(auth\/session|cart|add-to-cart\/count|orders|entitlements|wish-list|digital-market\/wish-lists|addresses|contact-phones|coupons|points|profile|quotations|recent-views|follows|chat\/(threads|unread-count)|notifications|reviews\/own)(\/|$)/;

/** End of the path of a page's payload file. */
const PAYLOAD_FILE = '/_payload.json';

/** Calls whose response is the whole cart. */
const CART_WRITE = /^\/api\/cart(\/|$)/;

const personal = createPersonalCache(() => self.caches);
const visited = createVisitedPages(() => self.caches);

const limited = (maxEntries: number, days: number) =>
	new ExpirationPlugin({
		maxEntries,
		maxAgeSeconds: days * DAY_SECONDS,
		maxAgeFrom: 'last-used',
		purgeOnQuotaError: true,
	});

const only = (test: (response: Response) => boolean): SerwistPlugin => ({
	cacheWillUpdate: async ({ response }) => (response.status === 200 && test(response) ? response : null),
});

const shell = async () => (await serwist.matchPrecache(SHELL_PATH)) ?? Response.error();

/** `?lang=` is a choice that the visitor keeps: the page without it is in the same language. */
function pageKey(address: string): string {
	const url = new URL(address);
	url.searchParams.delete('lang');
	return url.href;
}

/** Without the scripts of a page its buttons would do nothing: the app shell is shown instead. */
const whole: SerwistPlugin = {
	cachedResponseWillBeUsed: ({ cachedResponse }) => wholeDocument(cachedResponse, self.caches),
};

const withoutLanguage: SerwistPlugin = { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) };

/** Payload files by the build of the page that asks: another build may not understand them. */
const payloadKey = (address: string, buildId: string | null) => {
	const url = new URL(address);
	url.searchParams.set('build', buildId ?? '');
	return url.href;
};

const payloadLimit = limited(80, 30);

const keepsReplaced = keepsReplacedPayloads({
	storage: () => self.caches,
	generation: visited.generation,
	expiration: payloadLimit,
	keyOf: (page, { language }, buildId) => payloadKey(payloadFile(page, language), buildId),
});

const pages = new NetworkFirst({
	cacheName: CACHES.pages,
	networkTimeoutSeconds: PATIENCE,
	plugins: [
		withoutLanguage,
		personal.keepsPrivate,
		visited.keepsCurrent,
		only(isKept),
		limited(50, 30),
		keepsReplaced,
		whole,
		{
			handlerDidError: async ({ request }) =>
				(await wholeDocument(await personal.find(request.url), self.caches)) ?? shell(),
		},
	],
});

/** A form that is sent without a script: it is never sent a second time. */
const sentForms = new NetworkOnly({ plugins: [{ handlerDidError: shell }] });

const options = { cacheName: CACHES.responses, plugins: [visited.keepsCurrent, only(isKept), limited(200, 30)] };
const freshResponses = new NetworkFirst(options);
const staleResponses = new StaleWhileRevalidate(options);

/** A response that its headers allow to be shown while a new one is fetched, or the new one. */
async function respond(options: RouteHandlerCallbackOptions): Promise<Response> {
	const cache = await self.caches.open(CACHES.responses);
	const cached = await cache.match(options.request);
	const strategy = cached !== undefined && canServeStale(cached, Date.now()) ? staleResponses : freshResponses;
	return strategy.handle(options);
}

const payloads = new NetworkFirst({
	cacheName: CACHES.payloads,
	networkTimeoutSeconds: PATIENCE,
	plugins: [
		visited.keepsCurrent,
		only(isKept),
		payloadLimit,
		{
			cacheKeyWillBeUsed: async ({ request }) => payloadKey(request.url, request.headers.get(BUILD_HEADER)),
			handlerDidError: async ({ request }) => {
				const { page, language } = pageOfPayload(new URL(request.url));
				const cache = await self.caches.open(CACHES.pages);
				const document = await cache.match(page);
				return document && payloadOfDocument(await document.text(), language, request.headers.get(BUILD_HEADER));
			},
		},
	],
});

/** Address of the payload file of a page. */
function payloadFile(page: string, language: string): string {
	const url = new URL(page);
	url.pathname = `${url.pathname.replace(/\/$/, '')}${PAYLOAD_FILE}`;
	url.searchParams.set('lang', language);
	return url.href;
}

function pageOfPayload(url: URL): { readonly page: string; readonly language: string | null } {
	const page = new URL(url);
	page.pathname = url.pathname.slice(0, -PAYLOAD_FILE.length) || '/';
	return { page: pageKey(page.href), language: url.searchParams.get('lang') };
}

/** During a deployment the document may come from another build than the worker; the next check installs it whole. */
const ofThisBuild: SerwistPlugin = {
	cacheWillUpdate: async ({ request, response }) => {
		const isShell = new URL(request.url).pathname === SHELL_PATH;
		return response.ok && (!isShell || isOf(response, build.id)) ? response : null;
	},
};

const precached: PrecacheEntry[] = [
	{ url: SHELL_PATH, revision: build.id },
	...[...build.files, ...(build.filesOf[edition] ?? [])].map((url) => ({ url, revision: null })),
];

const isOwn = (url: URL) => url.origin === self.location.origin;
const startsWith = (url: URL, ...starts: readonly string[]) =>
	isOwn(url) && starts.some((start) => url.pathname.startsWith(start));

const serwist = new Serwist({
	precacheEntries: precached,
	precacheOptions: { cleanupOutdatedCaches: true, plugins: [ofThisBuild], directoryIndex: null, cleanURLs: false },
	clientsClaim: true,
	navigationPreload: true,
	disableDevLogs: true,
	runtimeCaching: [
		{ matcher: ({ request }) => request.mode === 'navigate', handler: pages },
		{ matcher: ({ request }) => request.mode === 'navigate', handler: sentForms, method: 'POST' },
		{
			matcher: ({ url }) => startsWith(url, '/assets/', '/flags/'),
			handler: new CacheFirst({ cacheName: CACHES.assets, plugins: [only(() => true), limited(300, 90)] }),
		},
		{
			matcher: ({ url }) => startsWith(url, '/api/pictures/'),
			handler: new CacheFirst({ cacheName: CACHES.pictures, plugins: [only(isKept), limited(250, 30)] }),
		},
		{ matcher: ({ url }) => isOwn(url) && url.pathname.endsWith(PAYLOAD_FILE), handler: payloads },
		{
			matcher: ({ url }) => isOwn(url) && PERSONAL_API.test(url.pathname),
			handler: new NetworkFirst({
				cacheName: CACHES.personal,
				plugins: [personal.keepsResponses, visited.followsSession],
			}),
		},
		...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({
			matcher: ({ url }: { url: URL }) => isOwn(url) && CART_WRITE.test(url.pathname),
			handler: new NetworkOnly({ plugins: [personal.keepsCart] }),
			method,
		})),
		{
			matcher: ({ url }) => startsWith(url, '/api/auth/signout'),
			handler: new NetworkOnly({ plugins: [personal.forgetsAtSignOut, visited.forgetsAtSignOut] }),
			method: 'POST' as const,
		},
		{
			// Streams stay open and are no responses to keep.
			matcher: ({ url, request }) =>
				startsWith(url, '/api/') &&
				!/\/events$/.test(url.pathname) &&
				request.headers.get('accept') === 'application/json',
			handler: respond,
		},
	],
});

/** Only some browsers route requests past a service worker (ADR 33). */
interface RoutableInstall {
	addRoutes?(rules: { readonly condition: { readonly urlPattern: string }; readonly source: 'network' }): Promise<void>;
}

// What a page sends while it is left must not wait for this worker: the page would be gone before.
self.addEventListener('install', (event: ExtendableEvent & RoutableInstall) => {
	const route = { condition: { urlPattern: '/api/payments/*' }, source: 'network' } as const;
	event.waitUntil(Promise.resolve(event.addRoutes?.(route)).catch(() => {}));
});

self.addEventListener('message', (event) => {
	const message: unknown = event.data;
	if (!isKeepMessage(message)) return;
	const keepPage = async () => {
		const request = new Request(message.page, { headers: { accept: 'text/html' } });
		await Promise.all(pages.handleAll({ event, request, url: new URL(message.page) }));
	};
	const keepFile = async (path: string) => {
		const request = new Request(path);
		await serwist.handleRequest({ request, event });
	};
	event.waitUntil(Promise.allSettled([keepPage(), ...message.files.map(keepFile)]));
});

self.addEventListener('push', (event) => {
	event.waitUntil(showPush(self, readJson(event.data)));
});

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(openPush(self, event.notification.data));
});

function readJson(data: PushMessageData | null): unknown {
	try {
		return data?.json();
	} catch {
		return undefined;
	}
}

function isKeepMessage(message: unknown): message is KeepMessage {
	return typeof message === 'object' && message !== null && 'type' in message && message.type === 'KEEP';
}

serwist.addEventListeners();
