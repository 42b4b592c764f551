import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { summaryOf } from '../mocks/catalogue.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';

/** Mock answers of the wishlist calls; the list they change lives in the world. */
export const wishlistHandlers = {
	listWishlist: ({ world, catalogue }) => listed(world, catalogue.products),
	listDigitalWishlist: ({ world, catalogue }) => listed(world, catalogue.digital),
	addToWishlist: ({ world, catalogue, body }) => {
		if (!catalogue.all.some(({ id }) => id === body.productId)) refuse('product_not_found');
		world.wishlist = [...new Set([...world.wishlist, body.productId])];
		return listed(world, catalogue.products);
	},
	removeFromWishlist: ({ world, catalogue, params }) => {
		world.wishlist = world.wishlist.filter((id) => id !== params.productId);
		return listed(world, catalogue.products);
	},
} satisfies Partial<MockHandlers>;

function listed(world: World, products: readonly Product[]) {
	const wished = world.wishlist.flatMap((wanted) => products.filter(({ id }) => id === wanted));
	return { data: wished.map(summaryOf) };
}
