import {
	getOperatedPage,
	getPageVersion,
	type HelpGroup,
	listOperatedPages,
	publishLegalPage,
	publishPage,
	removePageDraft,
	savePageDraft,
} from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Session } from '../auth/session.ts';
import { mount, type Router } from '../http/mount.ts';
import { operatorIn } from '../operators.ts';
import { dropDraft, publish, writeDraft } from './service.ts';
import { versionFor } from './version.ts';
import { pageFor, pagesFor } from './view.ts';

/** Groups of pages that say what holds between the market and people; the others help. */
const LEGAL: ReadonlySet<HelpGroup> = new Set(['legal', 'policy']);

/** Serves help and legal pages to staff, who write and publish them. */
export function mountOperatedPages(router: Router): void {
	const { config, db, now } = router.services;

	interface Changing {
		readonly session: Session;
		readonly edition: Edition;
		readonly language: Language;
		readonly params: { readonly slug: string };
	}
	const reader = ({ edition, language }: Pick<Changing, 'edition' | 'language'>) => ({
		...{ edition, language, now: now() },
		operatorIn: (of: Language) => operatorIn(config.operators, edition, of),
	});
	const by = ({ session, edition }: Changing) => ({ actor: session, edition, now: now() });
	const answer = async (call: Omit<Changing, 'session'>) => ({
		data: await pageFor(db, reader(call), call.params.slug),
	});

	mount(router, listOperatedPages, async (call) => ({ data: { items: await pagesFor(db, reader(call)) } }));
	mount(router, getOperatedPage, answer);
	mount(router, getPageVersion, async ({ edition, params, query }) => ({
		data: await versionFor(db, edition, params.slug, params.number, query.against),
	}));
	mount(router, savePageDraft, async (call) => {
		await writeDraft(db, by(call), call.params.slug, call.body);
		return answer(call);
	});
	mount(router, removePageDraft, async (call) => {
		await dropDraft(db, by(call), call.params.slug);
		return answer(call);
	});
	mount(router, publishPage, async (call) => {
		await publish(db, by(call), call.params.slug, { ...call.body, isOf: (group) => !LEGAL.has(group) });
		return answer(call);
	});
	mount(router, publishLegalPage, async (call) => {
		await publish(db, by(call), call.params.slug, { ...call.body, isOf: (group) => LEGAL.has(group) });
		return answer(call);
	});
}
