import { getHelpArticle, listHelpArticles } from '@zaylat/api-client/contract';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { articlesIn } from './articles.ts';

/** Serves the help, cooperation, legal and policy pages (Specification §2). */
export function mountHelp(router: Router): void {
	mount(router, listHelpArticles, async ({ language }) => ({
		data: {
			items: (await articlesIn(language)).map(({ slug, group, title, summary }) => ({ slug, group, title, summary })),
		},
	}));
	mount(router, getHelpArticle, async ({ language, params }) => {
		const article = (await articlesIn(language)).find(({ slug }) => slug === params.slug);
		if (!article) throw new Failure('path_not_found');
		return { data: article };
	});
}
