import { webhookDeliveries, webhooks } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { operatingQueries, viewsQuery } from './queries.ts';
import { readDeliverySearch } from './webhooks-path.ts';

/** What the section of webhooks shows. */
export const webhooksQueries = {
	...operatingQueries,
	views: viewsQuery,
	endpoints: optional(() => webhooks()),
	deliveries: optional(({ url, cursor }) => webhookDeliveries({ ...readDeliverySearch(url.searchParams), cursor })),
};
