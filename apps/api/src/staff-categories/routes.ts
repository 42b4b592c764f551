import {
	changeCategoryPicture,
	changeCategory as changeEndpoint,
	createCategory as createEndpoint,
	listStaffCategories,
	placeCategory as placeEndpoint,
} from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { storeSentPicture } from '../seller-products/sent-pictures.ts';
import type { Decoder } from '../uploads/decoder.ts';
import { staffCategories } from './queries.ts';
import { changeCategory, changeTree, createCategory, placeCategory, requireCategory, setPicture } from './service.ts';

/** Serves the tree of categories to staff, who change it. @param decoder reads pictures that are sent */
export function mountStaffCategories(router: Router, decoder: Pick<Decoder, 'decode'>): void {
	const { services, maker } = router;
	const { db, files, now } = services;
	const by = (actor: Session) => ({ actor, at: new Date(now()) });
	const all = async (language: Language) => ({ data: { items: await staffCategories(db, language) } });

	mount(router, listStaffCategories, ({ language }) => all(language));
	mount(router, createEndpoint, async ({ session, language, body }) => {
		await changeTree(services, (tx) => createCategory(tx, by(session), body));
		return all(language);
	});
	mount(router, changeEndpoint, async ({ session, language, params, body }) => {
		await changeTree(services, (tx) => changeCategory(tx, by(session), params.id, body));
		return all(language);
	});
	mount(router, placeEndpoint, async ({ session, language, params, body }) => {
		await changeTree(services, (tx) => placeCategory(tx, by(session), params.id, body.place));
		return all(language);
	});
	mount(router, changeCategoryPicture, async ({ session, language, params, file }) => {
		await requireCategory(db, params.id);
		const { bytes } = await decoder.decode(session.userId, file);
		const key = await storeSentPicture({ db, files, maker, now }, bytes);
		await changeTree(services, (tx) => setPicture(tx, by(session), params.id, key));
		return all(language);
	});
}
