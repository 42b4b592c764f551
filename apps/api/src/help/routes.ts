import { getHelpArticle, listHelpArticles } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { operatorIn } from '../operators.ts';
import { articlesFor } from './articles.ts';

/** Serves the help, cooperation, legal and policy pages (Specification §2). */
export function mountHelp(router: Router): void {
	const { operators } = router.services.config;
	const articlesOf = ({ edition, language }: { readonly edition: Edition; readonly language: Language }) =>
		articlesFor({ edition, language, operator: operatorIn(operators, edition, language) });
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
