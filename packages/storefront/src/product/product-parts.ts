import { isPhone } from '@zaylat/domain/viewport';
import { laterPart } from '../app/later.tsx';
import type { Shop } from '../app/shop.ts';

/** Once something is saved: the heart that stands on the picture may be a full one. */
function onceSomethingIsSaved({ wishlist }: Shop): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (wishlist.getSnapshot().count === 0) return;
			end();
			resolve();
		};
		const end = wishlist.subscribe(look);
		look();
	});
}

/** The small pictures, which phones do not show, are fetched by their code. */
async function onceSmallPicturesShow(shop: Shop): Promise<void> {
	if (!isPhone(shop.preferences.getSnapshot().viewport)) return;
	await Promise.race([shop.interest.first(), onceSomethingIsSaved(shop)]);
}

/** An address that keeps a choice, or asks for a price of many, is of somebody who has begun. */
async function onceChoosing({ interest }: Shop): Promise<void> {
	if (window.location.search === '') await interest.first();
}

/** Parts of the page that are read before they are used, or that few products have; for `Later`. */
export const PRODUCT_PARTS = {
	// Swiping works without its code.
	gallery: laterPart(
		async () => (await import('./components/product-gallery.tsx')).ProductGallery,
		onceSmallPicturesShow,
	),
	trail: laterPart(async () => (await import('./components/product-trail.tsx')).ProductTrail),
	choice: laterPart(async () => (await import('./components/product-choice.tsx')).ProductChoice, onceChoosing),
	// A clock must go on by itself.
	flashLine: laterPart(
		async () => (await import('./components/flash-line.tsx')).FlashLine,
		async () => {},
	),
	delivery: laterPart(async () => (await import('./components/delivery-card.tsx')).DeliveryCard),
	offers: laterPart(async () => (await import('./components/offers.tsx')).Offers, undefined, ['follow']),
	reviews: laterPart(async () => (await import('./components/product-reviews.tsx')).ProductReviews, undefined, [
		'reviews',
	]),
	recent: laterPart(async () => (await import('./components/recent-goods.tsx')).RecentGoods),
	related: laterPart(async () => (await import('./components/related-goods.tsx')).RelatedGoods),
};
