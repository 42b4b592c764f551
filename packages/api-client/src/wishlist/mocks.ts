import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue/catalogue.ts';
import type { World } from '../mocks/world.ts';

type Answered = 'listWishlist' | 'listDigitalWishlist' | 'addToWishlist' | 'removeFromWishlist';

/** Mock answers of the wishlist calls; the list they change lives in the world. */
export const wishlistAnswers: Pick<Answerers, Answered> = {
	listWishlist: ({ world, catalogue }) => listed(world, catalogue),
	listDigitalWishlist: () => ({ data: { data: [] } }),
	addToWishlist: ({ world, catalogue, body }) => {
		if (!catalogue.products.some(({ id }) => id === body.productId)) throw new MockRefusal('product_not_found');
		world.wishlist = [...new Set([...world.wishlist, body.productId])];
		return listed(world, catalogue);
	},
	removeFromWishlist: ({ world, catalogue, params }) => {
		world.wishlist = world.wishlist.filter((id) => id !== params.productId);
		return listed(world, catalogue);
	},
};

function listed(world: World, catalogue: Catalogue) {
	const products = world.wishlist.flatMap((wanted) => catalogue.products.filter(({ id }) => id === wanted));
	return { data: { data: products.map(summaryOf) } };
}
