import {
	arrangeHome,
	getHomeContent,
	previewHome,
	removeBanner,
	removeHomeSection,
	saveBanner,
	saveHomeSection,
	sendContentPicture,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { homeFeed, homeRows } from '../home/feed.ts';
import { mount, type Router } from '../http/mount.ts';
import { pictureOf } from '../pictures/keys.ts';
import { storeSentPicture } from '../seller-products/sent-pictures.ts';
import type { Decoder } from '../uploads/decoder.ts';
import { arrange, dropBanner, dropSection, notePicture, writeBanner, writeSection } from './service.ts';
import { contentFor } from './view.ts';

/** Serves what staff write for the home page. */
export function mountHomeContent(router: Router, decoder: Decoder): void {
	const { services, maker } = router;
	const { db, files, now } = services;

	interface Changing {
		readonly session: Session;
		readonly edition: Edition;
		readonly language: Language;
	}
	const answer = async (reader: Pick<Changing, 'edition' | 'language'>) => ({
		data: await contentFor(db, { ...reader, now: now() }),
	});
	/** Makes a change, and answers with all there is. */
	const changing =
		<Call extends Changing>(
			change: (by: { actor: Session; edition: Edition; now: number }, call: Call) => Promise<void>,
		) =>
		async (call: Call) => {
			await change({ actor: call.session, edition: call.edition, now: now() }, call);
			return answer(call);
		};

	mount(router, getHomeContent, answer);
	mount(router, previewHome, async ({ edition, language, query }) => {
		const at = query.at === undefined ? now() : Date.parse(query.at);
		const reader = { edition, language: query.language ?? language, now: at, withDrafts: query.drafts === 'true' };
		return { data: await homeFeed(db, reader, await homeRows(db, edition)) };
	});
	mount(
		router,
		saveBanner,
		changing((by, { params, body }) => writeBanner(db, by, params.id, body)),
	);
	mount(
		router,
		removeBanner,
		changing((by, { params }) => dropBanner(db, by, params.id)),
	);
	mount(
		router,
		saveHomeSection,
		changing((by, { params, body }) => writeSection(db, by, params.id, body)),
	);
	mount(
		router,
		removeHomeSection,
		changing((by, { params }) => dropSection(db, by, params.id)),
	);
	mount(
		router,
		arrangeHome,
		changing((by, { body }) => arrange(db, by, body.list, body.ids)),
	);
	mount(router, sendContentPicture, async ({ session, edition, language, file }) => {
		const { bytes } = await decoder.decode(session.userId, file);
		const key = await storeSentPicture({ db, files, maker, now }, bytes, 'cutout');
		await notePicture(db, { actor: session, edition, now: now() }, key);
		return { data: { key, picture: pictureOf(key, 1, '', language) } };
	});
}
