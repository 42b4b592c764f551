import { cart, cartCount } from '@zaylat/api-client';

/** The cart of the session. */
export const CART = cart();
/** Number of pieces in it. */
export const CART_COUNT = cartCount();
