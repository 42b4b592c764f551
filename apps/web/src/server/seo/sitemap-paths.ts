/** Address of the index of all sitemaps. */
export const SITEMAP_PATH = '/sitemap.xml';

/** What a sitemap lists. */
export const SITEMAP_KINDS = ['pages', 'categories', 'shops', 'products', 'digital'] as const;

/** What a sitemap lists. */
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Pages of one sitemap at most: the format allows 50,000, and 50 MB, of which eight languages take their part. */
export const SHARD_SIZE = 5000;

/** Address of a part of the sitemap; parts count from 1. */
export function shardPath(kind: SitemapKind, part: number): string {
	return `/sitemaps/${kind}-${part}.xml`;
}

/** Reads the name of a part, such as `products-2.xml`; undefined when it is none. */
export function parseShard(name: string): { readonly kind: SitemapKind; readonly part: number } | undefined {
	const [, asked, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
	const kind = SITEMAP_KINDS.find((each) => each === asked);
	return kind && { kind, part: Number(part) };
}
