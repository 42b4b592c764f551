import {
	addAddress,
	changeAddress,
	listAddresses,
	makeAddressPrimary,
	removeAddress,
} from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { mount, type Router } from '../http/mount.ts';
import { listOf, type SavedAddress, withPlaceNames } from './queries.ts';
import { type AddressCall, add, makePrimary, remove, replace } from './service.ts';

/** Serves the address book of the session. */
export function mountAddresses(router: Router): void {
	const { db, now } = router.services;
	const response = async (kept: readonly SavedAddress[], language: Language) => ({
		data: { items: await withPlaceNames(db, kept, language) },
	});

	const callOf = ({ keyedCall }: Pick<AddressCall, 'keyedCall'>): AddressCall => ({ now: new Date(now()), keyedCall });

	mount(router, listAddresses, async ({ session, language }) => response(await listOf(db, session.userId), language));
	mount(router, addAddress, async ({ session, language, body, keyedCall }) =>
		response(await add(db, session.userId, body, callOf({ keyedCall })), language),
	);
	mount(router, changeAddress, async ({ session, language, params, body, keyedCall }) =>
		response(await replace(db, session.userId, params.addressId, body, callOf({ keyedCall })), language),
	);
	mount(router, makeAddressPrimary, async ({ session, language, params, keyedCall }) =>
		response(await makePrimary(db, session.userId, params.addressId, callOf({ keyedCall })), language),
	);
	mount(router, removeAddress, async ({ session, language, params, keyedCall }) =>
		response(await remove(db, session.userId, params.addressId, callOf({ keyedCall })), language),
	);
}
