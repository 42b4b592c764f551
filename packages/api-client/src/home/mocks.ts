import { shownSoldPercent } from '@zaylat/domain/flash-sale';
import { HOUR_MS, HOUR_SECONDS } from '@zaylat/domain/time';
import type { MockHandlers } from '../mocks/answer.ts';
import { type Catalogue, pictureOf, summaryOf } from '../mocks/catalogue.ts';
import { referenceIn } from '../mocks/recorded/reference.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { Banner, CategoryOffers, ShopCard } from './contract.ts';

const FLASH_SALE_MS = (2 * HOUR_SECONDS + 14 * 60 + 37) * 1000;
const FLASH_SALE_LENGTH = 6;
const NEWEST = 6;
const RECOMMENDED = 12;
const SOLD_PERCENTS = [82, 45, 64, 91, 30, 57];

/** Mock answers of the home call. */
export const homeHandlers = {
	getHome: ({ catalogue, world }) => {
		const items = flashSaleProducts(catalogue).map((product, place) => ({
			...summaryOf(product),
			soldPercent: soldPercentAt(place, product),
		}));
		const all = catalogue.products.map(summaryOf);
		return {
			banners: all.length === 0 ? [] : [...referenceIn<Banner>('banners', catalogue.config.language)],
			flashSale: items.length > 0 ? { endsAt: flashSaleEnd(world), items } : null,
			shops: shopCards(catalogue),
			offers: offersOf(catalogue),
			newest: all.slice(-NEWEST).reverse(),
			recommended: [...all].sort((a, b) => b.soldCount - a.soldCount).slice(0, RECOMMENDED),
		};
	},
} satisfies Partial<MockHandlers>;

/** What the mock flash sale says of a product; null outside of it. */
export function mockFlashSale(world: World, catalogue: Catalogue, productId: string): Product['flashSale'] {
	const products = flashSaleProducts(catalogue);
	const place = products.findIndex(({ id }) => id === productId);
	const product = products[place];
	return product ? { endsAt: flashSaleEnd(world), soldPercent: soldPercentAt(place, product) } : null;
}

/** Goods at a discount by their first-level category. */
function offersOf({ products, categories, config }: Catalogue): CategoryOffers[] {
	const offered = products.filter(({ previousPrice, kind }) => previousPrice !== null && kind === 'goods');
	return categories
		.map(({ route, slug, name }) => ({
			category: { route, slug, name: name[config.language] },
			products: offered
				.filter(({ categoryPath }) => categoryPath[0]?.slug === slug)
				.slice(0, 4)
				.map(summaryOf),
		}))
		.filter((offers) => offers.products.length > 0)
		.slice(0, 3);
}

const flashSaleProducts = ({ products }: Catalogue) =>
	products.filter(({ previousPrice }) => previousPrice).slice(0, FLASH_SALE_LENGTH);
const flashSaleEnd = ({ now, options: { saleHours } }: World) =>
	new Date(now() + (saleHours === undefined ? FLASH_SALE_MS : saleHours * HOUR_MS)).toISOString();
const soldPercentAt = (place: number, { availability }: Product) =>
	shownSoldPercent(SOLD_PERCENTS[place] ?? 50, availability !== 'out_of_stock');

function shopCards({ shops, products, text }: Catalogue): ShopCard[] {
	const cards = shops.map((shop) => ({
		slug: shop.slug,
		name: text(shop.name),
		isVerified: shop.isVerified,
		rating: shop.rating,
		followerCount: shop.followerCount,
		replyMinutes: shop.replyMinutes,
		picture: pictureOf(shop.drawing, text(shop.name), shop.tint),
		products: products
			.filter((product) => product.shop.slug === shop.slug)
			.slice(0, 3)
			.map(summaryOf),
	}));
	return cards.filter((card) => card.products.length > 0).slice(0, 3);
}
