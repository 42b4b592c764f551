import { digitalWishlist, wishlist } from '@zaylat/api-client';
import { optional } from '../../core/screen/screen-queries.ts';

/** Goods of the wishlist. */
export const WISHLIST = wishlist();
/** Digital goods of the wishlist. */
export const DIGITAL_WISHLIST = digitalWishlist();

export const wishlistQueries = { goods: optional(() => WISHLIST), digital: optional(() => DIGITAL_WISHLIST) };
