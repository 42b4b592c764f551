export type { CartLineDraft, CartRefusal, CartResult, CartStore, CartWrites } from './cart-store.ts';
export { useCart, useCartCount } from './use-cart.ts';
