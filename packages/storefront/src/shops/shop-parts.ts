import { laterPart, onceSignedIn } from '../app/later.tsx';
import { onceSaved } from '../shared/wishlist/once-saved.ts';

/** Parts of a shop's pages that are read, or used as plain links and forms, before their code is there; for `Later`. */
export const SHOP_PARTS = {
	// Whether somebody signed in follows the shop is shown without being asked for.
	facts: laterPart(async () => (await import('./components/shop-facts.tsx')).ShopFacts, onceSignedIn),
	contact: laterPart(async () => (await import('./components/shop-contact.tsx')).ShopContact, onceSignedIn, ['follow']),
	search: laterPart(async () => (await import('./components/shop-search.tsx')).ShopSearch),
	coupons: laterPart(async () => (await import('./components/shop-coupons.tsx')).ShopCoupons, undefined, ['coupons']),
	// A clock must go on by itself; the goods beside it need not.
	sale: laterPart(
		async () => (await import('./components/sale-strip.tsx')).SaleStrip,
		async () => {},
	),
	// What was saved is marked on the cards.
	goods: laterPart(async () => (await import('./components/shop-goods.tsx')).ShopGoods, onceSaved),
};
