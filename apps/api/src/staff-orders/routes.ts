import {
	cancelStaffOrder,
	getStaffOrder,
	listStaffOrders,
	noteStaffOrder,
	recordStaffRefund,
	resendOrderReceipt,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { cancelForBuyer, noteOrder, recordRefund, resendReceipt } from './acts.ts';
import { readStaffOrder } from './details.ts';
import { findStaffOrders } from './queries.ts';

/** Serves orders to staff, who find and help them. */
export function mountStaffOrders(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	const read = async (id: string) => ({ data: await readStaffOrder(db, id, now()) });

	mount(router, listStaffOrders, async ({ query }) => ({ data: await findStaffOrders(db, now(), query) }));
	mount(router, getStaffOrder, ({ params }) => read(params.id));
	mount(router, cancelStaffOrder, async ({ session, params, body }) => {
		await cancelForBuyer(services, session, params.id, body);
		return read(params.id);
	});
	mount(router, resendOrderReceipt, async ({ session, params }) => {
		await resendReceipt(services, session, params.id);
		return read(params.id);
	});
	mount(router, noteStaffOrder, async ({ session, params, body }) => {
		await noteOrder(services, session, params.id, body.text);
		return read(params.id);
	});
	mount(router, recordStaffRefund, async ({ session, params, body }) => {
		await recordRefund(services, session, params, body.reference);
		return read(params.id);
	});
}
