import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { webhooksQueries } from '../webhooks-queries.ts';
import { WebhooksPage } from './webhooks-page.tsx';

const screen = defineScreen({
	Component: WebhooksPage,
	queries: webhooksQueries,
	head: ({ t }) => ({
		title: t('operating:sections.webhooks'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.webhooks.path,
		robots: 'noindex',
	}),
	states: [
		'ready',
		'read-only',
		'adding',
		'refused',
		'secret',
		'delivery',
		'replaying',
		'nothing-found',
		'empty',
		'forbidden',
		'loading',
		'server-down',
	],
	namespaces: ['operating', 'webhooks', 'listTools', 'account', 'failures'],
});

/** Where events are sent, and what became of them. */
export const { Component, queries, head, states, namespaces } = screen;
