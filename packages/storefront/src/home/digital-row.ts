import { productListing } from '@zaylat/api-client';

/** One row of the most wanted digital goods. */
export const DIGITAL_ROW = productListing({ kind: 'digital', perPage: 6 });
