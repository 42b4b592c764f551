import { defineScreen } from '../../../core/screen/screen.ts';
import { SECTIONS } from '../operating-path.ts';
import { auditQueries } from '../queries.ts';
import { AuditPage } from './audit-page.tsx';

const screen = defineScreen({
	Component: AuditPage,
	queries: auditQueries,
	head: ({ t }) => ({
		title: t('operating:sections.audit'),
		description: t('operating:description'),
		canonicalPath: SECTIONS.audit.path,
		robots: 'noindex',
	}),
	states: ['ready', 'narrowed', 'nothing-found', 'forbidden', 'loading', 'server-down'],
	namespaces: ['operating', 'operatedShops', 'goods', 'reviewedGoods', 'listTools', 'account', 'failures'],
});

/** Who changed what. */
export const { Component, queries, head, states, namespaces } = screen;
