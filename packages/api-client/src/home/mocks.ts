import type { Answerers } from '../mocks/answer.ts';
import { type Catalogue, pictureOf, summaryOf } from '../mocks/catalogue/catalogue.ts';
import type { Texts } from '../mocks/localized.ts';
import type { World } from '../mocks/world.ts';
import type { Product } from '../products/contract.ts';
import type { Banner, ShopCard } from './contract.ts';

const FLASH_SALE_MS = (2 * 3600 + 14 * 60 + 37) * 1000;
const FLASH_SALE_LENGTH = 6;
const ROW_LENGTH = 12;
const SOLD_PERCENTS = [82, 45, 64, 91, 30, 57];

interface BannerSeed {
	readonly id: string;
	readonly title: Texts;
	readonly text: Texts;
	readonly action: Texts;
	readonly to: string;
	readonly drawings: readonly string[];
	readonly tint: number;
}

const BANNERS: readonly BannerSeed[] = [
	{
		id: 'lights',
		title: [
			'Lights, gifts and new clothes',
			'မီးပုံး၊ လက်ဆောင်နှင့် အဝတ်သစ်များ',
			'โคมไฟ ของขวัญ และเสื้อผ้าใหม่',
			'花灯、礼物与新衣',
		],
		text: [
			'For the festival, from the weavers and lantern makers who know it best',
			'ပွဲတော်အတွက် ရက်ကန်းသည်နှင့် မီးပုံးသည်များထံမှ တိုက်ရိုက်',
			'ส่งตรงจากช่างทอและช่างทำโคม สำหรับเทศกาลนี้',
			'织匠与灯匠为节日备好的好物',
		],
		action: ['See the fair', 'ပွဲဈေး ကြည့်ရန်', 'ดูของในงาน', '逛市集'],
		to: '/Category/home',
		drawings: ['lantern', 'lotus', 'dress'],
		tint: 1,
	},
	{
		id: 'kitchen',
		title: ['For the kitchen', 'မီးဖိုချောင်သုံး', 'ของใช้ในครัว', '厨房好物'],
		text: [
			'Cookers, tea and what belongs on the table',
			'ထမင်းပေါင်းအိုး၊ လက်ဖက်နှင့် စားပွဲတင် ပစ္စည်းများ',
			'หม้อหุงข้าว ชา และของบนโต๊ะอาหาร',
			'锅具、茶与餐桌用品',
		],
		action: ['Look around', 'ကြည့်ရှုရန်', 'เลือกดู', '去看看'],
		to: '/Category/groceries',
		drawings: ['pot'],
		tint: 4,
	},
	{
		id: 'sound',
		title: ['Sound and pictures', 'အသံနှင့် ရုပ်', 'เสียงและภาพ', '影音数码'],
		text: [
			'Headphones and cameras with shop warranty',
			'ဆိုင်အာမခံပါ နားကြပ်နှင့် ကင်မရာများ',
			'หูฟังและกล้องพร้อมประกันร้าน',
			'耳机相机，店铺保修',
		],
		action: ['Compare', 'နှိုင်းယှဉ်ရန်', 'เปรียบเทียบ', '比一比'],
		to: '/Category/phones',
		drawings: ['camera'],
		tint: 2,
	},
];

/** Mock answers of the home call. */
export const homeAnswers: Pick<Answerers, 'getHome'> = {
	getHome: ({ catalogue, world }) => {
		const items = flashSaleProducts(catalogue).map((product, place) => ({
			...summaryOf(product),
			soldPercent: soldPercentAt(place),
		}));
		const all = catalogue.products.map(summaryOf);
		return {
			data: {
				banners: all.length === 0 ? [] : BANNERS.map((banner) => bannerOf(banner, catalogue)),
				flashSale: items.length > 0 ? { endsAt: flashSaleEnd(world), items } : null,
				shops: shopCards(catalogue),
				newest: all.slice(-ROW_LENGTH).reverse(),
				recommended: [...all].sort((a, b) => b.soldCount - a.soldCount).slice(0, ROW_LENGTH),
			},
		};
	},
};

/** What the mock flash sale says of a product; null outside of it. */
export function mockFlashSale(world: World, catalogue: Catalogue, productId: string): Product['flashSale'] {
	const place = flashSaleProducts(catalogue).findIndex(({ id }) => id === productId);
	return place < 0 ? null : { endsAt: flashSaleEnd(world), soldPercent: soldPercentAt(place) };
}

const flashSaleProducts = ({ products }: Catalogue) =>
	products.filter(({ previousPrice }) => previousPrice).slice(0, FLASH_SALE_LENGTH);
const flashSaleEnd = ({ now, options: { saleHours } }: World) =>
	new Date(now() + (saleHours === undefined ? FLASH_SALE_MS : saleHours * 3_600_000)).toISOString();
const soldPercentAt = (place: number) => SOLD_PERCENTS[place] ?? 50;

function bannerOf(seed: BannerSeed, { text }: Catalogue): Banner {
	return {
		id: seed.id,
		title: text(seed.title),
		text: text(seed.text),
		action: text(seed.action),
		to: seed.to,
		pictures: seed.drawings.map((drawing) => pictureOf(drawing, '', seed.tint)),
		tint: seed.tint,
	};
}

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
