import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import type { Site } from '../renderer.ts';
import { type SitemapKind, shardPath } from './sitemap-paths.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const escapeXml = (text: string) => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Kinds whose pages both editions have. */
const SHARED: ReadonlySet<SitemapKind> = new Set(['pages', 'categories']);

/** The index: where each part is. */
export function indexXml(parts: readonly { kind: SitemapKind; part: number }[], origin: string): string {
	const items = parts.map(
		({ kind, part }) => `<sitemap><loc>${escapeXml(origin + shardPath(kind, part))}</loc></sitemap>`,
	);
	return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</sitemapindex>\n`;
}

/** A part, piece by piece: each page with its address in every language and edition that has it (Decision 3). */
export function* shardXml(
	paths: readonly string[],
	{ kind, edition, addressOf }: { kind: SitemapKind; edition: Edition } & Pick<Site, 'addressOf'>,
): Generator<string> {
	const editions = SHARED.has(kind) ? Object.values(EDITIONS).map(({ key }) => key) : [edition];
	yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
	for (const path of paths) {
		const own = addressOf(path, edition, EDITIONS[edition].defaultLanguage);
		yield `<url><loc>${escapeXml(own)}</loc>${alternates(path, editions, addressOf)}</url>`;
	}
	yield '</urlset>\n';
}

function alternates(path: string, editions: readonly Edition[], addressOf: Site['addressOf']): string {
	return editions
		.flatMap((edition) =>
			Object.values(LANGUAGES).map(({ key, htmlLang }) => {
				const href = escapeXml(addressOf(path, edition, key));
				return `<xhtml:link rel="alternate" hreflang="${htmlLang}-${edition.toUpperCase()}" href="${href}"/>`;
			}),
		)
		.join('');
}
