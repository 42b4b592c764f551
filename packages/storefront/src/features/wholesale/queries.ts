import { wholesale } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';
import { listingQueries } from '../catalog/listing/listing-queries.ts';
import { WHOLESALE_SCOPE } from './wholesale-scope.ts';

const { listing, facets } = listingQueries(() => WHOLESALE_SCOPE);

/** The first page and its listing: each of the two is there without the other, with a retry of its own. */
export const wholesaleQueries = { front: optional(wholesale), listing: optional(listing.request), facets };
