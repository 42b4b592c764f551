export type {
	CartLineDraft,
	CartRefusal,
	CartResult,
	CartSnapshot,
	CartStore,
} from './cart-store.ts';
export { useCart } from './use-cart.ts';
