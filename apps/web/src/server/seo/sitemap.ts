import { Readable } from 'node:stream';
import { createClient } from '@zaylat/api-client';
import { EDITIONS, type Edition, editionOfHost } from '@zaylat/domain/editions';
import type { Context, Hono } from 'hono';
import type { ApiService } from '../api-service.ts';
import { compressStream, encodingFor, responseStream } from '../compression.ts';
import type { Renderer } from '../renderer.ts';
import { cataloguePaths, type SitemapPaths } from './catalogue-paths.ts';
import { KEPT, KEPT_SECONDS, type SeoConfig } from './seo-config.ts';
import { parseShard, SHARD_SIZE, SITEMAP_KINDS, SITEMAP_PATH } from './sitemap-paths.ts';
import { indexXml, shardXml } from './sitemap-xml.ts';

/** What the sitemap needs. */
export interface SitemapServices {
	readonly config: SeoConfig;
	readonly api: ApiService;
	renderer(): Renderer | Promise<Renderer>;
	now(): number;
}

/**
 * Serves `/sitemap.xml`, the index, and its parts: pages, categories, shops, products and digital goods of the host's
 * edition in the languages of the shop. The catalogue is walked once an hour for each edition; the parts are written as they are
 * sent.
 */
export function mountSitemap(app: Hono, { config, api, renderer, now }: SitemapServices): void {
	const { origins, defaultEdition } = config;
	const walked = new Map<Edition, { readonly paths: Promise<SitemapPaths>; readonly at: number }>();

	function pathsOf(edition: Edition): Promise<SitemapPaths> {
		const held = walked.get(edition);
		if (held !== undefined && now() - held.at <= KEPT_SECONDS * 1000) return held.paths;
		const { defaultLanguage } = EDITIONS[edition];
		const client = createClient({ baseUrl: '', edition, language: defaultLanguage, now, fetch: api.fetch });
		const paths = Promise.resolve(renderer()).then(({ site }) => cataloguePaths(client, site));
		walked.set(edition, { paths, at: now() });
		paths.catch(() => walked.delete(edition));
		return paths;
	}

	app.get(SITEMAP_PATH, async (context) => {
		const edition = editionOfHost(context.req.header('host'), defaultEdition);
		const paths = await pathsOf(edition);
		const parts = SITEMAP_KINDS.flatMap((kind) =>
			Array.from({ length: Math.ceil(paths[kind].length / SHARD_SIZE) }, (_, index) => ({ kind, part: index + 1 })),
		);
		return send(context, [indexXml(parts, origins[edition])]);
	});

	app.get('/sitemaps/:name', async (context, next) => {
		const shard = parseShard(context.req.param('name'));
		if (shard === undefined) return next();
		const edition = editionOfHost(context.req.header('host'), defaultEdition);
		const { kind, part } = shard;
		const paths = (await pathsOf(edition))[kind].slice((part - 1) * SHARD_SIZE, part * SHARD_SIZE);
		if (paths.length === 0) return next();
		const { site } = await renderer();
		return send(context, shardXml(paths, { kind, edition, site }));
	});
}

/** Sends pieces of XML as they are made. */
function send(context: Context, pieces: Iterable<string>): Response {
	const headers = new Headers({
		'content-type': 'application/xml; charset=utf-8',
		'cache-control': KEPT,
		vary: 'accept-encoding',
	});
	const source = Readable.from(pieces, { objectMode: false });
	const encoding = encodingFor(context.req.header('accept-encoding'));
	if (encoding === undefined) return new Response(responseStream(source), { headers });
	headers.set('content-encoding', encoding);
	return new Response(responseStream(compressStream(source, encoding)), { headers });
}
