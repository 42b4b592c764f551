import { defineScreen } from '../../../core/screen/screen.ts';
import { earningsQueries } from '../earnings-queries.ts';
import { EARNINGS_PATH } from '../statement-path.ts';
import { EarningsPage } from './earnings-page.tsx';

const screen = defineScreen({
	Component: EarningsPage,
	queries: earningsQueries,
	head: ({ t }) => ({
		title: t('earnings:title'),
		description: t('earnings:description'),
		canonicalPath: EARNINGS_PATH,
		robots: 'noindex',
	}),
	states: ['ready', 'hold-failed', 'empty', 'no-shop', 'loading', 'server-down'],
	namespaces: ['earnings', 'selling', 'desk', 'catalog', 'failures'],
});

/** What the shops of an account earned, and the statements of their payouts. */
export const { Component, queries, head, states, namespaces } = screen;
