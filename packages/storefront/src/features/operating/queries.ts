import { auditEntries, savedViews, staffAccess, staffAccounts, staffMembers } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { readAccountsSearch, readAuditSearch } from './operating-path.ts';

/** The console explains itself to who may not use it, so a refused request must not become an error page. */
const access = optional(() => staffAccess());

/** Views of lists that the account keeps. */
export const viewsQuery = optional(() => savedViews());

/** What the start page of the console shows. */
export const operatingQueries = { access };

/** What the section of accounts shows. */
export const accountsQueries = {
	access,
	views: viewsQuery,
	accounts: optional(({ url, cursor }) => staffAccounts({ ...readAccountsSearch(url.searchParams), cursor })),
};

/** What the section of staff shows. */
export const staffQueries = { access, members: optional(() => staffMembers()) };

/** What the section of the audit trail shows. */
export const auditQueries = {
	access,
	views: viewsQuery,
	entries: optional(({ url, cursor }) => auditEntries({ ...readAuditSearch(url.searchParams), cursor })),
};
