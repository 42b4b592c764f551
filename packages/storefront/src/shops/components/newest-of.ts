import type { ListingFilter } from '@zaylat/api-client';

/** What the newest goods of a shop are listed by. */
export const newestOf = (shop: string): ListingFilter => ({ shop, sort: 'newest' });
