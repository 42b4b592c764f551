import { helpArticle, helpArticles } from '@zaylat/api-client';
import { critical } from '../../core/screen/screen-queries.ts';
import { articleSlugOf } from './article-paths.ts';

export const helpCenterQueries = { articles: critical(helpArticles) };

export const articleQueries = {
	article: critical(({ url, brand }) => helpArticle(articleSlugOf(url.pathname, brand))),
};
