import {
	applicationPapers,
	auditEntries,
	goodsInReview,
	reviewedProduct,
	savedViews,
	staffAccess,
	staffAccounts,
	staffApplication,
	staffApplications,
	staffCategories,
	staffMembers,
	staffShops,
} from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import {
	readAccountsSearch,
	readApplicationsSearch,
	readAuditSearch,
	readReviewSearch,
	readShopsSearch,
} from './operating-path.ts';

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

/** What the section of applications shows. */
export const applicationsQueries = {
	access,
	applications: optional(({ url, cursor }) =>
		staffApplications({ ...readApplicationsSearch(url.searchParams), cursor }),
	),
};

/** What the page of an application shows. */
export const applicationQueries = {
	access,
	application: optional(({ params }) => staffApplication(params.id ?? '')),
};

/** Documents of an application, which only some roles read. */
export const papersRequest = applicationPapers;

/** What the section of shops shows. */
export const shopsQueries = {
	access,
	shops: optional(({ url, cursor }) => staffShops({ ...readShopsSearch(url.searchParams), cursor })),
};

/** What the section of goods in review shows. */
export const reviewsQueries = {
	access,
	goods: optional(({ url, cursor }) => goodsInReview({ ...readReviewSearch(url.searchParams), cursor })),
};

/** What the page of a product in review shows. */
export const reviewQueries = { access, goods: optional(({ params }) => reviewedProduct(params.id ?? '')) };

/** All categories, of which the form of a coupon offers some. */
export const categoriesRequest = staffCategories;

/** What the section of categories shows. */
export const categoriesQueries = { access, categories: optional(() => categoriesRequest()) };
