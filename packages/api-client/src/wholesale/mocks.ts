import type { MockHandlers } from '../mocks/answer.ts';
import { summaryOf } from '../mocks/catalogue.ts';
import { shopsOf } from '../shops/mocks.ts';

const FEATURED = 12;

/** Mock answers of the wholesale home: every product with a price ladder is sold wholesale. */
export const wholesaleHandlers = {
	getWholesale: ({ catalogue }) => {
		const goods = catalogue.products.filter(({ isWholesale }) => isWholesale);
		return {
			featured: goods.slice(0, FEATURED).map((product) => ({ ...summaryOf(product), priceTiers: product.priceTiers })),
			categories: catalogue.categories.flatMap(({ route, slug, name, picture }) => {
				const count = goods.filter(({ categoryPath }) => categoryPath[0]?.slug === slug).length;
				return count === 0 ? [] : [{ route, slug, name, picture, count }];
			}),
			shops: shopsOf(catalogue, goods)
				.filter(({ productCount }) => productCount > 0)
				.toSorted((one, other) => other.productCount - one.productCount),
			productCount: goods.length,
		};
	},
} satisfies Partial<MockHandlers>;
