import { shownSoldPercent } from '@zaylat/domain/flash-sale';
import { HOUR_MS } from '@zaylat/domain/time';
import { type MockHandlers, refuse } from '../mocks/answer.ts';
import { type Catalogue, pictureOf, summaryOf } from '../mocks/catalogue.ts';
import { pageOf } from '../mocks/paging.ts';
import type { ShopSummary } from './contract.ts';

const SALE_HOURS = 3;
const JOINED = '2023-04-17T03:30:00.000Z';

/** Mock answers of the shop calls. */
export const shopHandlers = {
	listShops: ({ catalogue, query }) => pageOf(shopsOf(catalogue), query),
	getShop: ({ catalogue, params }) => {
		const shop = mockShop(catalogue, params.slug);
		const sold = catalogue.products.filter((product) => product.shop.slug === shop.slug);
		const slugs = new Set(sold.flatMap(({ categoryPath }) => categoryPath.map(({ slug }) => slug)));
		const isHeld = ({ slug }: { readonly slug: string }) => slugs.has(slug);
		return {
			...shop,
			about: catalogue.text([
				`${shop.name}. Packed by hand, sent within a day.`,
				`${shop.name} မှ ကြိုဆိုပါသည်။ တစ်ရက်အတွင်း ပို့ပေးပါသည်။`,
				`ยินดีต้อนรับสู่ ${shop.name} แพ็กเองและส่งภายในหนึ่งวัน`,
				`欢迎光临${shop.name}，手工打包，一天内发货。`,
			]),
			joinedAt: JOINED,
			cover: shop.picture,
			hasFlashSale: sold.some(({ discountPercent }) => discountPercent !== null),
			categories: catalogue.categories.filter(isHeld).map((first) => ({
				...first,
				children: first.children.filter(isHeld).map((child) => ({ ...child, children: child.children.filter(isHeld) })),
			})),
			digitalCategories: [],
		};
	},
	getShopFlashSale: ({ catalogue, params, world }) => {
		const { slug } = mockShop(catalogue, params.slug);
		const items = catalogue.products.filter(({ shop, discountPercent }) => shop.slug === slug && discountPercent);
		if (items.length === 0) return null;
		const endsAt = new Date(world.now() + (world.options.saleHours ?? SALE_HOURS) * HOUR_MS).toISOString();
		return {
			endsAt,
			items: items.map((product, index) => ({
				...summaryOf(product),
				soldPercent: shownSoldPercent(30 + index * 9, product.availability !== 'out_of_stock'),
			})),
		};
	},
} satisfies Partial<MockHandlers>;

/** The shops of a mock catalogue, most followers first. */
export function shopsOf(catalogue: Catalogue): readonly ShopSummary[] {
	return catalogue.shops
		.map(({ slug, name, isVerified, rating, followerCount, replyMinutes, drawing, tint }) => ({
			slug,
			name: catalogue.text(name),
			isVerified,
			rating,
			followerCount,
			replyMinutes,
			productCount: catalogue.products.filter(({ shop }) => shop.slug === slug).length,
			picture: pictureOf(drawing, catalogue.text(name), tint),
		}))
		.toSorted((one, other) => other.followerCount - one.followerCount);
}

/** A shop of the mock catalogue. @throws MockRefusal `shop_not_found`. */
export function mockShop(catalogue: Catalogue, slug: string): ShopSummary {
	return shopsOf(catalogue).find((shop) => shop.slug === slug.toLowerCase()) ?? refuse('shop_not_found');
}
