import { operatedPage, operatedPages } from '@zaylat/api-client';
import { optional } from '../../../core/screen/screen-queries.ts';
import { operatingQueries } from '../queries.ts';
import { slugOf } from './page-path.ts';

/** What the section of pages shows. */
export const pagesQueries = { ...operatingQueries, pages: optional(() => operatedPages()) };

/** What the editor of a page shows. */
export const pageQueries = {
	...operatingQueries,
	page: optional(({ url }) => operatedPage(slugOf(url.searchParams))),
};
