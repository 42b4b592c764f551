import { webhookDeliveries, webhooks } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { operatingQueries } from './queries.ts';
import { readDeliverySearch } from './webhooks-path.ts';

/** What the section of webhooks shows. */
export const webhooksQueries = {
	...operatingQueries,
	endpoints: optional(() => webhooks()),
	deliveries: optional(({ url, cursor }) => webhookDeliveries({ ...readDeliverySearch(url.searchParams), cursor })),
};
