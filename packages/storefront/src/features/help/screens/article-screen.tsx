import { defineScreen } from '../../../core/screen/screen.ts';
import { questionsJsonLd, trailJsonLd } from '../article-json-ld.ts';
import { articlePath, articleSlugOf, HELP_PATH } from '../article-paths.ts';
import { articleQueries } from '../queries.ts';
import { ArticlePage } from './article-page.tsx';

const screen = defineScreen({
	Component: ArticlePage,
	queries: articleQueries,
	head: ({ url, brand, t }, data) => {
		const article = data.article.data;
		const canonicalPath = articlePath(articleSlugOf(url.pathname, brand), brand) ?? url.pathname;
		const trail = [
			{ name: t('help:center.title'), path: HELP_PATH },
			{ name: article.title, path: canonicalPath },
		];
		const questions = questionsJsonLd(article);
		return {
			title: article.title,
			description: article.summary,
			canonicalPath,
			jsonLd: [trailJsonLd(trail, url.origin), ...(questions ? [questions] : [])],
		};
	},
	states: ['ready', 'questions', 'legal', 'loading', 'offline', 'server-down'],
	namespaces: ['help', 'catalog'],
});

/** A help, cooperation, legal or policy page, and its variant in the footer's folder (Specification §2). */
export const { Component, queries, head, states, namespaces } = screen;
