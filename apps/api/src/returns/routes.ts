import { moveReturn, requestReturn, withdrawReturn } from '@zaylat/api-client/contract';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { findOrder } from '../orders/find.ts';
import { readOrder } from '../orders/view.ts';
import { readSellerParcel } from '../seller-parcels/view.ts';
import { moveReturnBySeller, requestReturn as request, withdrawReturn as withdraw } from './service.ts';

/** Serves the returns of the session's orders, and those that its shops decide about. */
export function mountReturns(router: Router): void {
	const { services } = router;
	const { db } = services;

	mount(router, requestReturn, async ({ session: { userId }, edition, language, params, body, keyedCall }) => {
		const order = await findOrder(db, { userId, edition }, params.id);
		await request(services, { orderId: order.id, userId, keyedCall }, body);
		return { data: await readOrder(db, order, language) };
	});
	mount(router, withdrawReturn, async ({ session, edition, language, params }) => {
		const order = await findOrder(db, { userId: session.userId, edition }, params.id);
		await withdraw(services, order.id, params.returnId);
		return { data: await readOrder(db, order, language) };
	});
	mount(router, moveReturn, async ({ session, language, params, body }) => {
		const { parcelId } = await moveReturnBySeller(services, session.shopIds, params.returnId, body);
		const parcel = await readSellerParcel(db, parcelId, language);
		if (!parcel) throw new Failure('order_not_found');
		return { data: parcel };
	});
}
