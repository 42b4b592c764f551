export type {
	CartChange,
	CartLineDraft,
	CartRefusal,
	CartResult,
	CartSnapshot,
	CartStore,
} from './cart-store.ts';
export { type Cart, useCart } from './use-cart.ts';
