import { getHelpArticle, listHelpArticles } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { operatorIn } from '../operators.ts';
import { articlesFor } from './articles.ts';
import { nextPage, publishedPages } from './published.ts';

/** Serves the help, cooperation, legal and policy pages (Specification §2). */
export function mountHelp(router: Router): void {
	const { services, goods } = router;
	const { config, db, now } = services;
	const { operators } = config;
	async function articlesOf({ edition, language }: { readonly edition: Edition; readonly language: Language }) {
		const at = now();
		const [published, next] = await Promise.all([publishedPages(db, edition, at), nextPage(db, at)]);
		// What is kept of this answer is right until the next text holds.
		if (next !== undefined) goods.changeIn(next - at);
		return articlesFor({ edition, language, operator: operatorIn(operators, edition, language) }, published);
	}
	mount(router, listHelpArticles, async (caller) => ({
		data: {
			items: (await articlesOf(caller)).map(({ slug, group, title, summary }) => ({ slug, group, title, summary })),
		},
	}));
	mount(router, getHelpArticle, async ({ params, ...caller }) => {
		const article = (await articlesOf(caller)).find(({ slug }) => slug === params.slug);
		if (!article) throw new Failure('path_not_found');
		return { data: article };
	});
}
