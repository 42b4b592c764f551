import { editionOfHost } from '@zaylat/domain/editions';
import type { Handler } from 'hono';
import { KEPT, type SeoConfig } from './seo-config.ts';
import { SITEMAP_PATH } from './sitemap-paths.ts';

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
			`Sitemap: ${origins[edition]}${SITEMAP_PATH}`,
			'',
		];
		return context.text(lines.join('\n'), 200, { 'cache-control': KEPT });
	};
}
