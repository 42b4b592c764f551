import { defineScreen } from '../../../core/screen/screen.ts';
import { attributesQueries } from '../attributes/attribute-queries.ts';
import { AttributesPage } from './attributes-page.tsx';

const screen = defineScreen({
	Component: AttributesPage,
	queries: attributesQueries,
	head: ({ t, url }) => ({
		title: t('operatedAttributes:title'),
		description: t('operating:description'),
		canonicalPath: url.pathname,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'nothing-yet',
		'adding',
		'invalid',
		'editing',
		'change-refused',
		'removing',
		'not-found',
		'forbidden',
		'loading',
		'server-down',
	],
	namespaces: ['operating', 'operatedAttributes', 'operatedCategories', 'content', 'account', 'failures'],
});

/** The attributes of a category, which staff change. */
export const { Component, queries, head, states, namespaces } = screen;
