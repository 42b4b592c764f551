import { isPhone } from '@zaylat/domain/viewport';
import { laterPart } from '../app/later.tsx';
import type { Shop } from '../app/shop.ts';

/** The small pictures, which phones do not show, are fetched by their code. */
async function onceSmallPicturesShow({ interest, preferences }: Shop): Promise<void> {
	if (isPhone(preferences.getSnapshot().viewport)) await interest.first();
}

/** Parts of the page that are read before they are used, or that few products have; for `Later`. */
export const PRODUCT_PARTS = {
	// Swiping works without its code.
	gallery: laterPart(
		async () => (await import('./components/product-gallery.tsx')).ProductGallery,
		onceSmallPicturesShow,
	),
	// A clock must go on by itself.
	flashLine: laterPart(
		async () => (await import('./components/flash-line.tsx')).FlashLine,
		async () => {},
	),
	delivery: laterPart(async () => (await import('./components/delivery-card.tsx')).DeliveryCard),
	offers: laterPart(async () => (await import('./components/offers.tsx')).Offers),
	reviews: laterPart(async () => (await import('./components/product-reviews.tsx')).ProductReviews),
	recent: laterPart(async () => (await import('./components/recent-goods.tsx')).RecentGoods),
	related: laterPart(async () => (await import('./components/related-goods.tsx')).RelatedGoods),
};
