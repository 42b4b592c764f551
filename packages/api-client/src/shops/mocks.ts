import { shownSoldPercent } from '@zaylat/domain/flash-sale';
import { filledText } from '@zaylat/domain/goods';
import { DAY_MS, HOUR_MS } from '@zaylat/domain/time';
import { type MockHandlers, pageOf, refuse, timeOf } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import { phrase } from '../mocks/recorded/recording.ts';
import type { World } from '../mocks/world.ts';
import { sectionsOf } from '../seller-sections/mocks.ts';
import type { ShopSummary } from './contract.ts';

const SALE_HOURS = 3;
const DAYS_AWAY = 9;

/** When the shops of a world are back, where they are away. */
export const awayIn = (world: World): { awayUntil?: string } =>
	world.options.areShopsAway ? { awayUntil: timeOf(world, DAYS_AWAY * DAY_MS) } : {};

const JOINED = '2023-04-17T03:30:00.000Z';

/** Mock answers of the shop calls. */
export const shopHandlers = {
	// Where nothing is sold, there are no shops.
	listShops: ({ catalogue, query }) => pageOf(catalogue.config.size === 'empty' ? [] : shopsOf(catalogue), query),
	getShop: (call) => {
		const { catalogue, params, world } = call;
		const shop = mockShop(catalogue, params.slug);
		const sold = catalogue.products.filter((product) => product.shop.slug === shop.slug);
		const slugs = new Set(sold.flatMap(({ categoryPath }) => categoryPath.map(({ slug }) => slug)));
		const isHeld = ({ slug }: { readonly slug: string }) => slugs.has(slug);
		return {
			...shop,
			about: phrase('about-shop', catalogue.config).replace('{name}', shop.name),
			joinedAt: JOINED,
			...awayIn(world),
			cover: shop.picture,
			hasFlashSale: sold.some(({ discountPercent }) => discountPercent !== null),
			categories: catalogue.categories.filter(isHeld).map((first) => ({
				...first,
				children: first.children.filter(isHeld).map((child) => ({ ...child, children: child.children.filter(isHeld) })),
			})),
			digitalCategories: [],
			sections: sectionsOf(call, shop.slug).flatMap(({ id, name, products }) => {
				const held = sold.filter((product) => products.includes(product.id));
				const kind = held[0]?.kind ?? 'goods';
				return held.length === 0
					? []
					: [{ id, kind, name: filledText(name, catalogue.config.edition), productCount: held.length }];
			}),
		};
	},
	getShopFlashSale: ({ catalogue, params, world }) => {
		const { slug } = mockShop(catalogue, params.slug);
		const items = catalogue.products.filter(({ shop, discountPercent }) => shop.slug === slug && discountPercent);
		if (items.length === 0) return null;
		return {
			endsAt: timeOf(world, (world.options.saleHours ?? SALE_HOURS) * HOUR_MS),
			items: items.map((product, index) => ({
				...summaryOf(product),
				soldPercent: shownSoldPercent(30 + index * 9, product.availability !== 'out_of_stock'),
			})),
		};
	},
} satisfies Partial<MockHandlers>;

/** The shops of a mock catalogue, most followers first, with the number of their products among some. */
export const shopsOf = ({ shops, products }: Catalogue, counted = products): ShopSummary[] =>
	shops
		.map((shop) => ({ ...shop, productCount: counted.filter((product) => product.shop.slug === shop.slug).length }))
		.toSorted((one, other) => other.followerCount - one.followerCount);

/** A shop of the mock catalogue. @throws MockRefusal `shop_not_found`. */
export const mockShop = (catalogue: Catalogue, slug: string): ShopSummary =>
	shopsOf(catalogue).find((shop) => shop.slug === slug.toLowerCase()) ?? refuse('shop_not_found');
