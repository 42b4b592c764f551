import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { fillBrand } from '@zaylat/domain/brand';
import { colourModeOf } from '@zaylat/domain/colour-mode';
import { sendsFigures } from '@zaylat/domain/page-figures';
import {
	type AppContext,
	addressOf,
	COMMON_AREAS,
	createShopRoutes,
	documentAttributes,
	handlePageForm,
	headTags,
	headToHtml,
	isPageForm,
	pageOfPayload,
	readPreferences,
	SERVED_ATTRIBUTE,
	type ServedPage,
	ShopProviders,
	servedPage,
	watchEarlyPresses,
} from '@zaylat/storefront';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { PageData } from '../page-data.ts';
import { SHOP } from '../shop.ts';
import { type AssetBook, builtAssets, developmentAssets } from './assets.ts';
import {
	AFTER_PAINT_HASH,
	AHEAD_HASH,
	type DocumentParts,
	documentEnd,
	documentStart,
	hashOf,
	preloadHeader,
} from './document.ts';
import { formCall } from './form-call.ts';
import type { PageRequest, PageResponse, Renderer, RendererServices } from './renderer.ts';
import { createRequestShops, identify } from './request-shop.ts';
import { listedPages } from './seo/sitemap-pages.ts';
import { type WebManifestParts, webManifest, webManifestPath } from './web-manifest.ts';

type Served = ReturnType<typeof servedPage>;

/** Longest time that rendering itself may take, in milliseconds; what is missing then is left to the browser. */
const RENDER_TIMEOUT_MS = 5_000;

/** Script of pages that measure their figures. It is the same on all of them, so cached pages can carry it. */
const EARLY_PRESSES = `(${watchEarlyPresses})()`;

/** Creates the renderer of pages and payload files. */
export function createRenderer(services: RendererServices): Renderer {
	const openShop = createRequestShops(services);
	const book: AssetBook = services.build ? builtAssets(services.build.manifest, services.build.id) : developmentAssets;

	async function query(request: PageRequest) {
		const shop = openShop(request);
		const handler = createStaticHandler(createShopRoutes(shop, request.url.pathname));
		const asked = new Request(request.url, { headers: { accept: 'text/html' }, signal: request.signal });
		const context = await handler.query(asked);
		const isShareable = identify(request, services.isDemo).cacheKey !== undefined;
		return { shop, handler, context, isShareable, served: servedPage(context) };
	}

	return {
		site: {
			pages: listedPages(),
			digitalPath: fillBrand('/digital{product}', SHOP.brand),
			editions: SHOP.editions,
			languages: SHOP.languages,
			isBuilt: SHOP.isBuilt,
			addressOf: (path, edition, language) =>
				addressOf(path, edition, language, { origins: services.origins, definition: SHOP }),
		},
		identify: (request) => identify(request, services.isDemo),
		pageOfPayload,
		inlineScriptHashes: [formReplayHash(), AHEAD_HASH, AFTER_PAINT_HASH, hashOf(EARLY_PRESSES)],

		async page(request) {
			const { shop, handler, context, isShareable, served } = await query(request);
			if (context instanceof Response || 'redirect' in served) return redirection(served, isShareable);
			for (const error of Object.values(context.errors ?? {})) report(services, 'A route failed', request, error);
			const { entry } = served;
			const namespaces = entry?.screen ? (await shop.loadScreen(entry)).namespaces : [];
			const areas = namespaces.filter((area) => !COMMON_AREAS.some((common) => common === area));
			const parts = documentParts(request, { shop, context, served, areas, book, services });
			const html = await render(
				<ShopProviders shop={shop}>
					<StaticRouterProvider
						router={createStaticRouter(handler.dataRoutes, context)}
						context={context}
						hydrate={false}
					/>
				</ShopProviders>,
				{ request, isShared: isShareable, services },
			);
			const body = Readable.from(around(html, parts), { objectMode: false });
			return { ...responseOf(served, isShareable), body, link: preloadHeader(parts.assets) };
		},

		shell(request) {
			const { edition } = request;
			const { origins, securityKey, isDemo, isLocal } = services;
			// The browser reads the visitor's own preferences: one document serves them all.
			const preferences = readPreferences({ edition, url: request.url, cookies: null, languages: SHOP.languages });
			const { language, colourMode } = preferences;
			const data: PageData = {
				edition,
				origins,
				preferences,
				isShell: true,
				loaderData: {},
				failedRoutes: {},
				securityKey,
				buildId: book.buildId,
				chineseStyles: book.chineseStyles,
				isDemo,
				isLocal,
				isDemoNoticeDismissed: false,
			};
			const start = documentStart({
				attributes: documentAttributes({ ...preferences, definition: SHOP }),
				colourMode,
				head: `<title>${SHOP.brand.name}</title><meta name="robots" content="noindex">`,
				assets: { ...book.find({ language, screen: undefined, areas: [] }), fonts: [] },
				isAheadAllowed: false,
				inlineScripts: [],
				manifest: webManifestPath(language),
				data,
				nonce: request.nonce,
			});
			return { html: start + documentEnd({ data }), buildId: book.buildId };
		},

		isForm: isPageForm,

		async form(name, request) {
			if (!isPageForm(name)) throw new RangeError(`No form "${name}"`);
			return handlePageForm(name, formCall(request, services));
		},

		async webManifest(request) {
			const { i18n, preferences } = openShop(request);
			const { language } = preferences.getState();
			await i18n.load(language, ['install']);
			const t: WebManifestParts['t'] = (key) => i18n.t(`install:${key}`);
			return JSON.stringify(webManifest({ edition: request.edition, language, brandName: SHOP.brand.name, t }));
		},

		async payload(request) {
			const { context, isShareable, served } = await query(request);
			if ('redirect' in served) {
				return { kind: 'page', status: 200, isShareable, body: JSON.stringify(served) };
			}
			if (served.payload === undefined) {
				throw (
					(!(context instanceof Response) && Object.values(context.errors ?? {})[0]) ||
					new Error('The page has no payload')
				);
			}
			return { ...responseOf(served, isShareable), body: JSON.stringify(served.payload) };
		},
	};
}

/**
 * Hash of the inline script that React writes before a `<form action={function}>`: it stores what is submitted before
 * hydration, and React replays it afterwards. The script is the same on every page, so a cached page can carry it.
 */
function formReplayHash(): string {
	const html = renderToString(<form action={() => {}} />);
	const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
	if (script === undefined) throw new Error('React writes no script for forms whose action is a function.');
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

function responseOf({ status, isPrivate, payload }: ServedPage, isShareable: boolean) {
	const retryAfter = Number(payload?.failure?.details?.retryAfter) || undefined;
	return { kind: 'page', status, isShareable: isShareable && !isPrivate, retryAfter } as const;
}

async function* around(html: Readable, parts: DocumentParts) {
	yield documentStart(parts);
	yield* html;
	yield documentEnd(parts);
}

function redirection(served: Served, isShareable: boolean): PageResponse {
	const { redirect = '/', status } = 'redirect' in served ? served : { status: 302 };
	return { kind: 'redirect', status: status === 301 ? 301 : 302, location: redirect, isShareable };
}

function report({ logger }: Pick<RendererServices, 'logger'>, message: string, request: PageRequest, error: unknown) {
	logger.error(message, { requestId: request.requestId, path: request.url.pathname }, error);
}

interface Rendered {
	readonly shop: AppContext;
	readonly context: StaticHandlerContext;
	readonly served: ServedPage;
	/** Areas of texts besides those of every page. */
	readonly areas: readonly string[];
	readonly book: AssetBook;
	readonly services: RendererServices;
}

function documentParts(
	request: PageRequest,
	{ shop, context, served, areas, book, services }: Rendered,
): DocumentParts {
	const { origins, securityKey, isDemo, isLocal } = services;
	const { edition } = request;
	const { entry, payload } = served;
	const preferences = shop.preferences.getState();
	const { language, colourMode, isLessData } = preferences;
	const assets = book.find({ language, screen: entry?.screen?.source, areas });
	const data: PageData = {
		edition,
		origins,
		preferences,
		isShell: false,
		loaderData: context.loaderData,
		failedRoutes: Object.fromEntries(Object.keys(context.errors ?? {}).map((id) => [id, context.statusCode])),
		securityKey,
		buildId: book.buildId,
		chineseStyles: book.chineseStyles,
		isDemo,
		isLocal,
		isDemoNoticeDismissed: shop.isDemoNoticeDismissed,
	};
	return {
		attributes: { ...documentAttributes({ ...preferences, entry, definition: SHOP }), [SERVED_ATTRIBUTE]: '' },
		colourMode: colourModeOf({ forced: entry?.colourMode, stored: colourMode }),
		head: payload
			? headToHtml(headTags(payload.head, { edition, language, origins, definition: SHOP }))
			: `<title>${SHOP.brand.name}</title>`,
		assets: isLessData ? { ...assets, fonts: [] } : assets,
		isAheadAllowed: !isLessData,
		inlineScripts: sendsFigures(edition, preferences) ? [EARLY_PRESSES] : [],
		manifest: webManifestPath(language),
		data,
		nonce: request.nonce,
	};
}

interface RenderOptions {
	readonly request: PageRequest;
	/** Whether the page may be cached and shared. */
	readonly isShared: boolean;
	readonly services: Pick<RendererServices, 'logger'>;
}

/** Renders to a stream of HTML. @throws what the shell threw. */
function render(app: ReactNode, { request, isShared, services }: RenderOptions): Promise<Readable> {
	return new Promise((resolve, reject) => {
		const start = () => {
			const html = new PassThrough();
			html.once('close', () => clearTimeout(late));
			pipe(html);
			resolve(html);
		};
		const { pipe, abort } = renderToPipeableStream(app, {
			// A cached page outlives the nonce of the request that rendered it.
			...(isShared ? {} : { nonce: request.nonce }),
			// Suspense boundaries stay in the document order: React would move them with scripts, and some readers have none.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			// All data is there before rendering starts; only code that is loaded for the first time can be waited for.
			onAllReady: start,
			onShellError: reject,
			onError: (error) => report(services, 'Rendering failed', request, error),
		});
		const late = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_TIMEOUT_MS);
		late.unref();
	});
}
