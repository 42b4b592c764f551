import {
	endFlashSale,
	findFlashSaleGoods,
	getOperatedFlashSale,
	listOperatedFlashSales,
	listProducts,
	removeFlashSale,
	saveFlashSale,
} from '@zaylat/api-client/contract';
import { followFlashSales } from '../goods/sale-times.ts';
import { mount, type Router } from '../http/mount.ts';
import { listGoods } from '../products/listing.ts';
import { createMemory } from '../products/memory.ts';
import { createSearchPlanner } from '../search/plan.ts';
import { findFlashSales, readFlashSale, type SaleReader, saleGoods } from './queries.ts';
import { dropFlashSale, endNow, writeFlashSale } from './service.ts';

/** Products that a search offers. */
const MOST_FOUND = 10;

/** Serves the flash sales that staff write, and keeps prices to their times until it is closed. */
export function mountOperatedFlashSales(router: Router): { close(): Promise<void> } {
	const { services, goods } = router;
	const { db, now } = services;
	const source = {
		db,
		longListings: createMemory<true>(now, 1),
		longAggregates: createMemory<never>(now, 1),
		declaredCounts: createMemory<never>(now, 1),
		planner: createSearchPlanner(now),
	};
	goods.onChange(() => source.planner.forget());
	const answer = async ({ edition, language }: Pick<SaleReader, 'edition' | 'language'>, id: string) => ({
		data: await readFlashSale(db, { edition, language, now: now() }, id),
	});

	mount(router, listOperatedFlashSales, async ({ edition, query }) => ({
		data: await findFlashSales(db, { edition, now: now() }, query),
	}));
	mount(router, getOperatedFlashSale, (call) => answer(call, call.params.id));
	mount(router, saveFlashSale, async (call) => {
		const { session, edition, params, body } = call;
		await writeFlashSale(db, { actor: session, edition, now: now() }, params.id, body);
		return answer(call, params.id);
	});
	mount(router, endFlashSale, async (call) => {
		await endNow(db, { actor: call.session, edition: call.edition, now: now() }, call.params.id);
		return answer(call, call.params.id);
	});
	mount(router, removeFlashSale, async ({ session, edition, params }) => {
		await dropFlashSale(db, { actor: session, edition, now: now() }, params.id);
		return { data: {} };
	});
	mount(router, findFlashSaleGoods, async ({ edition, language, query }) => {
		const wanted = listProducts.query.parse({ search: query.search, per_page: MOST_FOUND });
		const { rows } = await listGoods(source, edition, wanted);
		const ids = rows.map(({ id }) => id);
		return { data: { items: await saleGoods(db, { edition, language }, ids) } };
	});
	return followFlashSales(services, goods);
}
