import {
	endCoupon,
	getOperatedCoupon,
	listOperatedCoupons,
	type OperatedCoupon,
	saveCoupon,
} from '@zaylat/api-client/contract';
import { readCouponCode } from '@zaylat/domain/coupons';
import { mount, type Router } from '../http/mount.ts';
import { findCoupons, readCoupon } from './queries.ts';
import { endNow, writeCoupon } from './service.ts';

/** Serves the coupons that staff write. */
export function mountOperatedCoupons(router: Router): void {
	const { db, now } = router.services;
	const answer = async (
		edition: Parameters<typeof readCoupon>[1],
		code: string,
	): Promise<{ data: OperatedCoupon }> => ({
		data: await readCoupon(db, edition, code, now()),
	});
	/** A code as it is stored; one that can be none stays as it was typed, and is not found. */
	const codeOf = ({ code }: { readonly code: string }) => readCouponCode(code) ?? code;

	mount(router, listOperatedCoupons, async ({ edition, query }) => ({
		data: await findCoupons(db, { edition, now: now() }, query),
	}));
	mount(router, getOperatedCoupon, ({ edition, params }) => answer(edition, codeOf(params)));
	mount(router, saveCoupon, async ({ session, edition, params, body }) => {
		const code = codeOf(params);
		await writeCoupon(db, { actor: session, edition, now: now() }, code, body);
		return answer(edition, code);
	});
	mount(router, endCoupon, async ({ session, edition, params }) => {
		const code = codeOf(params);
		await endNow(db, { actor: session, edition, now: now() }, code);
		return answer(edition, code);
	});
}
