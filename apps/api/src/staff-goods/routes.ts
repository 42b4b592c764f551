import {
	getReviewedGoods,
	listReviewedGoods,
	publishReviewedGoods,
	refuseReviewedGoods,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { decideGoods } from './decide.ts';
import { goodsQueue, reviewedProduct } from './queries.ts';

/** Serves goods that wait for review to staff, who put them on sale or refuse them. */
export function mountStaffGoods(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	mount(router, listReviewedGoods, async ({ language, query }) => ({ data: await goodsQueue(db, language, query) }));
	mount(router, getReviewedGoods, async ({ language, params }) => ({
		data: await reviewedProduct(db, { language, now: now() }, params.id),
	}));
	mount(router, publishReviewedGoods, async ({ session, params }) => {
		await decideGoods(services, session, params.id, { kind: 'publish' });
		return { data: { id: params.id } };
	});
	mount(router, refuseReviewedGoods, async ({ session, params, body }) => {
		await decideGoods(services, session, params.id, { kind: 'refuse', ...body });
		return { data: { id: params.id } };
	});
}
