import { askQuestion, listOwnQuestions, listQuestions } from '@zaylat/api-client/contract';
import { mount, type Router } from '../http/mount.ts';
import { answeredQuestions, askedProduct, ownQuestions } from './queries.ts';
import { askAbout } from './service.ts';

/** Serves the questions about products. */
export function mountQuestions(router: Router): void {
	const { services } = router;
	const { db } = services;
	mount(router, listQuestions, async ({ edition, params, query }) => {
		const { id } = await askedProduct(db, edition, params.id);
		return { data: await answeredQuestions(db, id, query) };
	});
	mount(router, listOwnQuestions, async ({ session, edition, params }) => {
		const { id } = await askedProduct(db, edition, params.id);
		return { data: { items: await ownQuestions(db, session.userId, id) } };
	});
	mount(router, askQuestion, async ({ params, body, ...by }) => ({
		data: await askAbout(services, by, params.id, body.text),
	}));
}
