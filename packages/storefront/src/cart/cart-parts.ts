import { laterPart } from '../app/later.tsx';

/** Parts of the cart that stand as the server sent them until somebody touches them; for `Later`. */
export const CART_PARTS = {
	content: laterPart(async () => (await import('./components/cart-content.tsx')).CartContent),
};
