export { useWishlist } from './use-wishlist.ts';
export type { WishlistSnapshot, WishlistStore } from './wishlist-store.ts';
