import { defineScreen } from '../../../core/screen/screen.ts';
import { jobsQueries } from '../jobs-queries.ts';
import { SECTIONS } from '../operating-path.ts';
import { JobsPage } from './jobs-page.tsx';

const screen = defineScreen({
	Component: JobsPage,
	queries: jobsQueries,
	head: ({ t }) => ({
		title: t('operating:sections.jobs'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.jobs.path,
		robots: 'noindex',
	}),
	states: ['ready', 'dropping', 'refused', 'empty', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'failedJobs', 'account', 'failures'],
});

/** Messages and other jobs that failed at each try. */
export const { Component, queries, head, states, namespaces } = screen;
