import { getShop, getShopFlashSale, listShops } from '@zaylat/api-client/contract';
import { flashSaleOf } from '../home/flash-sale.ts';
import { mount, type Router } from '../http/mount.ts';
import { idOfShop } from '../products/filter.ts';
import { listShopRows, shopDetail, toShopSummary } from './queries.ts';

/** Serves the shops of an edition. */
export function mountShops(router: Router): void {
	const { db, now } = router.services;
	mount(router, listShops, async ({ edition, language, query }) => {
		const { rows, next } = await listShopRows(db, edition, query);
		return { data: { items: rows.map((row) => toShopSummary(row, language)), page: { next } } };
	});
	mount(router, getShop, async ({ edition, language, params }) => ({
		data: await shopDetail(db, { edition, language, now: now() }, params.slug),
	}));
	mount(router, getShopFlashSale, async ({ edition, language, params }) => {
		const shopId = await idOfShop(db, edition, params.slug);
		return { data: await flashSaleOf(db, edition, language, now(), shopId) };
	});
}
