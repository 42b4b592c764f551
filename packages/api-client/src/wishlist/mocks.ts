import type { MockHandlers } from '../mocks/answer.ts';
import { summaryOf } from '../mocks/catalogue.ts';
import { productIn, productsBy } from '../mocks/goods.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';

/** Mock answers of the wishlist calls; the list they change lives in the world. */
export const wishlistHandlers = {
	listWishlist: ({ world, catalogue }) => listed(world, catalogue.products),
	listDigitalWishlist: ({ world, catalogue }) => listed(world, catalogue.digital),
	addToWishlist: ({ world, catalogue, body }) => {
		world.wishlist = [...new Set([...world.wishlist, productIn(catalogue, body.productId).id])];
		return listed(world, catalogue.products);
	},
	removeFromWishlist: ({ world, catalogue, params }) => {
		world.wishlist = world.wishlist.filter((id) => id !== params.productId);
		return listed(world, catalogue.products);
	},
} satisfies Partial<MockHandlers>;

const listed = ({ wishlist }: World, products: readonly Product[]) => ({
	data: productsBy(products, wishlist).map(summaryOf),
});
