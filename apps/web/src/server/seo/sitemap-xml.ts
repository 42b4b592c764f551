import type { Edition } from '@zaylat/domain/editions';
import { defaultLanguage, LANGUAGES } from '@zaylat/domain/languages';
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

/** The part of the site that addresses depend on. */
type SitemapSite = Pick<Site, 'editions' | 'languages' | 'addressOf'>;

/** A part, piece by piece: each page with its address in every language and edition that has it (Decision 3). */
export function* shardXml(
	paths: readonly string[],
	{ kind, edition, site }: { kind: SitemapKind; edition: Edition; site: SitemapSite },
): Generator<string> {
	const editions = SHARED.has(kind) ? site.editions : [edition];
	const language = defaultLanguage(edition, site.languages);
	yield `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
	for (const path of paths) {
		const own = site.addressOf(path, edition, language);
		yield `<url><loc>${escapeXml(own)}</loc>${alternates(path, editions, site)}</url>`;
	}
	yield '</urlset>\n';
}

function alternates(path: string, editions: readonly Edition[], { languages, addressOf }: SitemapSite): string {
	return editions
		.flatMap((edition) =>
			languages.map((language) => {
				const href = escapeXml(addressOf(path, edition, language));
				return `<xhtml:link rel="alternate" hreflang="${LANGUAGES[language].htmlLang}-${edition.toUpperCase()}" href="${href}"/>`;
			}),
		)
		.join('');
}
