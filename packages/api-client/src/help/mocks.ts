import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import type { Catalogue } from '../mocks/catalogue.ts';
import { referenceIn } from '../mocks/recorded/reference.ts';
import type { HelpArticle } from './contract.ts';

const articlesOf = ({ config }: Catalogue) => referenceIn<HelpArticle>('articles', config.language);

/** Mock answers of the help pages: one article of each group and the questions. */
export const helpAnswers: Pick<Answerers, 'listHelpArticles' | 'getHelpArticle'> = {
	listHelpArticles: ({ catalogue }) => ({
		data: { items: articlesOf(catalogue).map(({ slug, group, title, summary }) => ({ slug, group, title, summary })) },
	}),
	getHelpArticle: ({ catalogue, params }) => {
		const article = articlesOf(catalogue).find(({ slug }) => slug === params.slug);
		if (!article) throw new MockRefusal('path_not_found');
		return { data: article };
	},
};
