import { laterPart } from '../app/later.tsx';
import { onceSaved } from '../shared/wishlist/once-saved.ts';

/** Parts of a shop's flash sale that stand as they came until touched, beside its clock; for `Later`. */
export const SALE_PARTS = {
	// What was saved is marked on the cards.
	saleGoods: laterPart(async () => (await import('./components/sale-goods.tsx')).SaleGoods, onceSaved),
};
