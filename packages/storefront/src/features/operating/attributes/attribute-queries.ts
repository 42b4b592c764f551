import { categoryAttributes } from '@zaylat/api-client';
import { optional } from '../../../core/screen/screen-queries.ts';
import { operatingQueries } from '../queries.ts';

/** What the page of a category's attributes shows. */
export const attributesQueries = {
	access: operatingQueries.access,
	attributes: optional(({ params }) => categoryAttributes(params.id ?? '')),
};
