import { type ApiRequest, type Client, categoriesWithProducts, createClient, productListing } from '@zaylat/api-client';
import { EDITIONS, type Edition, editionOfHost } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import type { Handler } from 'hono';
import type { ApiService } from './api-service.ts';
import type { WebConfig } from './config.ts';

/** How long crawlers and caches may keep these files. */
const KEPT_SECONDS = 3600;
const KEPT = `public, max-age=${KEPT_SECONDS}`;

type Origins = WebConfig['origins'];
type SeoConfig = Pick<WebConfig, 'origins' | 'defaultEdition'>;

/**
 * `/robots.txt` of the host's edition. Pages that should not be found say so themselves: a path refused here would be
 * listed by its links, for nobody could read that it should not.
 */
export function robots({ origins, defaultEdition }: SeoConfig): Handler {
	return (context) => {
		const edition = editionOfHost(context.req.header('host'), defaultEdition);
		const lines = [
			'User-agent: *',
			'Allow: /api/pictures/',
			'Disallow: /api/',
			'',
			`Sitemap: ${origins[edition]}/sitemap.xml`,
			'',
		];
		return context.text(lines.join('\n'), 200, { 'cache-control': KEPT });
	};
}

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The same page in every edition that has it and every language. */
function alternates(path: string, editions: readonly Edition[], origins: Origins): string {
	return editions
		.flatMap((edition) =>
			Object.values(LANGUAGES).map(({ key, htmlLang }) => {
				const hreflang = editions.length > 1 ? `${htmlLang}-${edition.toUpperCase()}` : htmlLang;
				const href = escapeXml(`${origins[edition]}${path}?lang=${key}`);
				return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
			}),
		)
		.join('');
}

/** Pages of products that the sitemap walks at most; 30 products each, within the 50,000 addresses of the format. */
const MOST_PAGES = 1000;

async function* pathsOfCatalogue(client: Client): AsyncGenerator<string> {
	const { data } = await client.send(categoriesWithProducts());
	for (const first of data.data.data) {
		yield `/Category/${encodeURIComponent(first.slug)}`;
		for (const child of first.children) {
			yield `/Category/${encodeURIComponent(first.slug)}/${encodeURIComponent(child.slug)}`;
		}
	}
	let cursor: string | undefined;
	for (let page = 0; page < MOST_PAGES; page++) {
		const request: ApiRequest<ListingAnswer> = productListing({ sort: 'newest', cursor });
		const answer = await client.send(request);
		for (const { id } of answer.data.items) yield `/Products/${encodeURIComponent(id)}`;
		if (answer.data.page.next === null) return;
		cursor = answer.data.page.next;
	}
}

interface ListingAnswer {
	readonly data: {
		readonly items: readonly { readonly id: string }[];
		readonly page: { readonly next: string | null };
	};
}

/**
 * `/sitemap.xml`: the home page, each category and each product of the host's edition, in four languages.
 * Made once an hour for each edition, for it walks the whole catalogue.
 */
export function sitemap({ origins, defaultEdition }: SeoConfig, api: ApiService, now: () => number): Handler {
	const made = new Map<Edition, { xml: Promise<string>; at: number }>();

	async function make(edition: Edition): Promise<string> {
		const { defaultLanguage } = EDITIONS[edition];
		const client = createClient({ baseUrl: '', edition, language: defaultLanguage, now, fetch: api.fetch });
		const both = Object.values(EDITIONS).map(({ key }) => key);
		const urls = [entry('/', edition, both, origins)];
		for await (const path of pathsOfCatalogue(client)) urls.push(entry(path, edition, [edition], origins));
		return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
	}

	return async (context) => {
		const edition = editionOfHost(context.req.header('host'), defaultEdition);
		let held = made.get(edition);
		if (held === undefined || now() - held.at > KEPT_SECONDS * 1000) {
			held = { xml: make(edition), at: now() };
			made.set(edition, held);
			held.xml.catch(() => made.delete(edition));
		}
		return context.body(await held.xml, 200, {
			'content-type': 'application/xml; charset=utf-8',
			'cache-control': KEPT,
		});
	};
}

function entry(path: string, edition: Edition, editions: readonly Edition[], origins: Origins): string {
	return `<url><loc>${escapeXml(origins[edition] + path)}</loc>${alternates(path, editions, origins)}</url>`;
}
