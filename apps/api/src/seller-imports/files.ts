import { GOODS_FILES } from '@zaylat/api-client/contract';
import { isLanguage, languageOfTag } from '@zaylat/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { authorizeCaller } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { shops } from '../db/schema/index.ts';
import { exportGoods } from '../goods/export.ts';
import { reportHead, reportRow } from '../goods/faults.ts';
import { limitedAddressOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import { fileResponse } from '../http/file-response.ts';
import { localeOf } from '../http/locale.ts';
import type { ApiEnv, Router } from '../http/mount.ts';
import { enforceLimit } from '../http/rate-limit.ts';
import { type Asker, faultPage, ownImport } from './service.ts';

/** Faults that are read at a time. */
const BATCH = 500;

/**
 * Serves goods as files: the faults of an import, and all products of a shop. The files are followed by a browser with its
 * cookie and without our headers, so they require no security key. They are sent piece by piece, whatever their size.
 */
export function mountGoodsFiles({ app, services }: Router): void {
	const { db, config } = services;

	/** The seller who asks for a file. @throws Failure */
	async function asker(c: Context<ApiEnv>): Promise<Asker> {
		const session = await authorizeCaller(c, services, { caller: 'seller' });
		if (!session) throw new Failure('sign_in_required');
		await enforceLimit(services, 'file', { session, address: limitedAddressOf(c, config) });
		const { language: likely } = localeOf(c, config.defaultEdition);
		const requested = c.req.query('lang') ?? '';
		const language = isLanguage(requested) ? requested : (languageOfTag(requested) ?? likely);
		return { shopIds: session.shopIds, language };
	}

	app.get(GOODS_FILES.faults.replace('{id}', ':id'), async (c) => {
		c.set('route', GOODS_FILES.faults);
		const by = await asker(c);
		const { id } = await ownImport(db, by, c.req.param('id') ?? '');
		return fileResponse(report(db, by, id), 'text/csv; charset=utf-8', `import-${id.slice(0, 8)}.csv`);
	});
	app.get(GOODS_FILES.products, async (c) => {
		c.set('route', GOODS_FILES.products);
		const { shopIds } = await asker(c);
		const [shop] = await db
			.select({ id: shops.id, slug: shops.slug })
			.from(shops)
			.where(and(eq(shops.slug, c.req.query('shop') ?? ''), inArray(shops.id, [...shopIds])));
		if (!shop) throw new Failure('shop_not_found');
		return fileResponse(exportGoods(db, shop.id), 'application/jsonl; charset=utf-8', `${shop.slug}.jsonl`);
	});
}

async function* report(db: Db, by: Asker, id: string): AsyncGenerator<string> {
	yield reportHead(by.language);
	for (let cursor: string | undefined; ; ) {
		const { items, page } = await faultPage(db, by, id, { cursor, per_page: BATCH });
		yield items.map(reportRow).join('');
		if (page.next === null) return;
		cursor = page.next;
	}
}
