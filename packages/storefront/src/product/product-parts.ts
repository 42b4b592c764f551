import { laterPart } from '../app/later.tsx';

/** Parts of the page that are read before they are used; for `Later`. */
export const PRODUCT_PARTS = {
	offers: laterPart(async () => (await import('./components/offers.tsx')).Offers),
	reviews: laterPart(async () => (await import('./components/product-reviews.tsx')).ProductReviews),
	recent: laterPart(async () => (await import('./components/recent-goods.tsx')).RecentGoods),
	related: laterPart(async () => (await import('./components/related-goods.tsx')).RelatedGoods),
};
