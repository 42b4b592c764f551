import {
	addAttribute as addEndpoint,
	changeAttribute as changeEndpoint,
	createAttribute as createEndpoint,
	listCategoryAttributes,
	placeAttribute as placeEndpoint,
	removeAttribute as removeEndpoint,
} from '@zaylat/api-client/contract';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import { mount, type Router } from '../http/mount.ts';
import { type CategoryChange, changeTree } from '../staff-categories/service.ts';
import { categoryAttributesFor } from './queries.ts';
import { addAttribute, changeAttribute, createAttribute, placeAttribute, removeAttribute } from './service.ts';

/** Serves the attributes of categories to staff, who change them. */
export function mountStaffAttributes(router: Router): void {
	const { services } = router;
	const { db, now } = services;
	/** Makes a change, beside which the tree does not change. @returns the attributes of the category as they are since */
	const changed = async (id: string, actor: Session, change: (tx: Db, by: CategoryChange) => Promise<void>) => {
		await changeTree(services, (tx) => change(tx, { actor, at: new Date(now()) }));
		return { data: await categoryAttributesFor(db, id) };
	};

	mount(router, listCategoryAttributes, async ({ params }) => ({ data: await categoryAttributesFor(db, params.id) }));
	mount(router, createEndpoint, ({ session, params: { id }, body }) =>
		changed(id, session, (tx, by) => createAttribute(tx, by, id, body)),
	);
	mount(router, changeEndpoint, ({ session, params, body }) =>
		changed(params.id, session, (tx, by) => changeAttribute(tx, by, params, body)),
	);
	mount(router, addEndpoint, ({ session, params }) =>
		changed(params.id, session, (tx, by) => addAttribute(tx, by, params)),
	);
	mount(router, placeEndpoint, ({ session, params, body }) =>
		changed(params.id, session, (tx, by) => placeAttribute(tx, by, params, body.place)),
	);
	mount(router, removeEndpoint, ({ session, params }) =>
		changed(params.id, session, (tx, by) => removeAttribute(tx, by, params)),
	);
}
