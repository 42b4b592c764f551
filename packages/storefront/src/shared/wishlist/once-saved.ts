import type { Shop } from '../../app/shop.ts';

/** When a later part that shows hearts is wanted: once some product is on the wishlist, or with the first sign of interest. */
export async function onceSaved({ interest, wishlist }: Shop): Promise<void> {
	const saved = new Promise<void>((resolve) => {
		const look = () => {
			if (wishlist.getSnapshot().productIds.size === 0) return;
			stop();
			resolve();
		};
		const stop = wishlist.subscribe(look);
		look();
	});
	await Promise.race([interest.first(), saved]);
}
