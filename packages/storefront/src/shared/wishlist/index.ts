export { useWishlist } from './use-wishlist.ts';
