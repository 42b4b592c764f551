import { collectedCoupons, coupons } from '@zaylat/api-client';

/**
 * The coupons of a shop, with those of the marketplace; those of the marketplace and of all shops without a shop.
 * @param addressId a saved address, whose phone number the uses count for, as an order counts them
 */
export const couponsOf = (shop?: string, addressId?: string) => coupons(shop, addressId);

/** What the cache keys of all lists of coupons contain. */
export const COUPONS_KEY = '/api/coupons';

/** The coupons that the shopper has collected. */
export const COLLECTED = collectedCoupons();
