import { quotations } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { statusOf } from './quotation-filter.ts';

/** Guests may open the page and have none: the page tells them why, so a refusal is no error page. */
export const quotationsQueries = {
	quotations: optional(({ url, cursor }) => quotations({ status: statusOf(url.searchParams), cursor })),
};
