import { laterPart } from '../app/later.tsx';

/** Parts of a shop's pages that are read, or used as plain links and forms, before their code is there; for `Later`. */
export const SHOP_PARTS = {
	search: laterPart(async () => (await import('./components/shop-search.tsx')).ShopSearch),
	coupons: laterPart(async () => (await import('./components/shop-coupons.tsx')).ShopCoupons),
};
