import { helpArticle } from '@zaylat/api-client';
import { defineScreen } from '../app/screen.ts';
import { questionsJsonLd, trailJsonLd } from './article-json-ld.ts';
import { ArticlePage } from './article-page.tsx';
import { articlePath, articleSlugOf, HELP_PATH } from './article-paths.ts';

const screen = defineScreen({
	Component: ArticlePage,
	queries: ({ url, brand }) => ({ critical: [helpArticle(articleSlugOf(url.pathname, brand))] }),
	head: ({ url, brand, t }, read) => {
		const slug = articleSlugOf(url.pathname, brand);
		const article = read(helpArticle(slug))?.data;
		const canonicalPath = articlePath(slug, brand) ?? url.pathname;
		if (article === undefined) {
			return { title: t('help:center.title'), description: t('help:center.description'), canonicalPath };
		}
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
