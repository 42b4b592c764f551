import { shownSoldPercent } from '@zaylat/domain/flash-sale';
import { HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';
import { type HomeMoment, shownHome } from '../home-content/mock-state.ts';
import { type MockContext, type MockHandlers, timeOf } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import type { Product } from '../products/contract.ts';
import type { CategoryOffers, HomeFeed, ShopCard } from './contract.ts';

const FLASH_SALE_MS = 2 * HOUR_MS + 14 * MINUTE_MS + 37_000;
const SOLD_PERCENTS = [82, 45, 64, 91, 30, 57];
const NEWEST = 6;
const RECOMMENDED = 12;

/** Mock answers of the home call. */
export const homeHandlers = {
	getHome: (call) => mockHome(call, { now: call.world.now() }),
} satisfies Partial<MockHandlers>;

/** The mock home page of a moment. */
export function mockHome(context: MockContext, moment: HomeMoment): HomeFeed {
	const { products } = context.catalogue;
	const items = flashSaleProducts(context.catalogue).map((product) => ({
		...summaryOf(product),
		soldPercent: mockFlashSale(context, product.id)?.soldPercent ?? 0,
	}));
	return {
		...shownHome(context, moment),
		flashSale: items.length > 0 ? { endsAt: flashSaleEnd(context), items } : null,
		shops: shopCards(context.catalogue),
		offers: offersOf(context.catalogue),
		newest: products.slice(-NEWEST).toReversed().map(summaryOf),
		recommended: products
			.toSorted((a, b) => b.soldCount - a.soldCount)
			.slice(0, RECOMMENDED)
			.map(summaryOf),
	};
}

/** What the mock flash sale says of a product; null outside of it. */
export function mockFlashSale(context: MockContext, productId: string): Product['flashSale'] {
	const products = flashSaleProducts(context.catalogue);
	const place = products.findIndex(({ id }) => id === productId);
	const percent = SOLD_PERCENTS[place];
	if (percent === undefined) return null;
	const soldPercent = shownSoldPercent(percent, products[place]?.availability !== 'out_of_stock');
	return { endsAt: flashSaleEnd(context), soldPercent };
}

const flashSaleProducts = ({ products }: Catalogue) =>
	products.filter(({ previousPrice }) => previousPrice).slice(0, SOLD_PERCENTS.length);

const flashSaleEnd = ({ world }: MockContext) => {
	const { saleHours } = world.options;
	return timeOf(world, saleHours === undefined ? FLASH_SALE_MS : saleHours * HOUR_MS);
};

/** Goods at a discount by their first-level category. */
function offersOf({ products, categories, config }: Catalogue): CategoryOffers[] {
	const offered = products.filter(({ previousPrice, kind }) => previousPrice !== null && kind === 'goods');
	return categories
		.map(({ route, slug, name }) => {
			const own = offered.filter(({ categoryPath }) => categoryPath[0]?.slug === slug);
			return { category: { route, slug, name: name[config.language] }, products: own.slice(0, 4).map(summaryOf) };
		})
		.filter((offers) => offers.products.length > 0)
		.slice(0, 3);
}

const shopCards = ({ shops, products }: Catalogue): ShopCard[] =>
	shops
		.map((shop) => {
			const own = products.filter((product) => product.shop.slug === shop.slug);
			return { ...shop, products: own.slice(0, 3).map(summaryOf) };
		})
		.filter((card) => card.products.length > 0)
		.slice(0, 3);
