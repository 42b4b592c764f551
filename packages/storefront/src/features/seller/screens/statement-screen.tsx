import { defineScreen } from '../../../core/screen/screen.ts';
import { statementQueries } from '../earnings-queries.ts';
import { statementPath } from '../statement-path.ts';
import { StatementFailure } from './statement-failure.tsx';
import { STATEMENT_GONE } from './statement-gone.ts';
import { StatementPage } from './statement-page.tsx';

const screen = defineScreen({
	Component: StatementPage,
	Failure: StatementFailure,
	gone: STATEMENT_GONE,
	queries: statementQueries,
	head: ({ t, params }) => ({
		title: t('earnings:statement.title', { number: params.number ?? '' }),
		description: t('earnings:description'),
		canonicalPath: statementPath(params.number ?? ''),
		robots: 'noindex',
	}),
	states: ['ready', 'paid', 'not-found', 'offline', 'server-down'],
	namespaces: ['earnings', 'catalog', 'failures'],
});

/** One statement of a shop. */
export const { Component, Failure, gone, queries, head, states, namespaces } = screen;
