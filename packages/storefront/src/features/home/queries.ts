import { home, productListing } from '@zaylat/api-client';
import { critical, optional } from '../../core/screen/screen-queries.ts';
import { couponsOf } from '../coupons/queries.ts';

export const homeQueries = {
	feed: critical(home),
	/** One row of the most wanted digital goods. */
	digital: optional(() => productListing({ kind: 'digital', perPage: 6 })),
	coupons: optional(() => couponsOf()),
};
