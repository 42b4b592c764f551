import {
	addAddress,
	changeAddress,
	listAddresses,
	makeAddressPrimary,
	removeAddress,
} from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { listOf } from './queries.ts';
import { add, makePrimary, remove, replace } from './service.ts';

/** Serves the address book of the session. */
export function mountAddresses(router: Router): void {
	const { db, now } = router.services;

	mount(router, listAddresses, async ({ session }) => ({ data: { items: await listOf(db, session.userId) } }));
	mount(router, addAddress, async ({ session, body }) => ({
		data: { items: await add(db, session.userId, body, new Date(now())) },
	}));
	mount(router, changeAddress, async ({ session, params, body }) => ({
		data: { items: await replace(db, session.userId, params.addressId, body) },
	}));
	mount(router, makeAddressPrimary, async ({ session, params }) => ({
		data: { items: await makePrimary(db, session.userId, params.addressId) },
	}));
	mount(router, removeAddress, async ({ session, params }) => ({
		data: { items: await remove(db, session.userId, params.addressId) },
	}));
}
