import { coupons } from '@zaylat/api-client';

/** The coupons of a shop, with those of the marketplace; those of the marketplace alone without a shop. */
export const couponsOf = (shop?: string) => coupons(shop);
