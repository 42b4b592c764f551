import { DIGITAL_FORMS, digitalFormOf } from '@zaylat/domain/digital';
import type { Product, Variant } from '../../products/contract.ts';
import type { Texts } from '../localized.ts';
import { SHOT_ENDS } from '../pictures/picture-svg.ts';
import type { CatalogueConfig } from './catalogue-config.ts';
import { DIGITAL_CATEGORY_SEEDS } from './digital-categories.ts';
import type { DigitalSeed } from './digital-seeds.ts';
import { FACT_NAMES } from './options.ts';
import { around, categoryPaths, LONG_NAME, pathOf, pictureOf, summaryOf } from './pieces.ts';
import { PLAN_OPTION_NAME, PLAN_SETS, plansOf } from './plans.ts';
import { beforeDiscount, moneyOf } from './prices.ts';
import type { ShopSeed } from './shops.ts';

const FIRST_ID = 9001;
const DELIVERY: Texts = ['Delivery', 'ပေးပို့မှု', 'การส่งมอบ', '交付'];
const IN_ACCOUNT: Texts = ['In the account, at once', 'အကောင့်ထဲသို့ ချက်ချင်း', 'เข้าบัญชีทันที', '即时到账号'];
const NO_RETURN: Texts = ['Not after the code was shown', 'ကုဒ်ပြပြီးနောက် မရပါ', 'ไม่ได้หลังแสดงรหัสแล้ว', '代码显示后不可退'];
const PIECES = { plenty: 480, low: 3, none: 0 } as const;

/** Digital goods of an edition in a language, each with some of the others beside it. */
export function digitalProducts(
	config: CatalogueConfig,
	seeds: readonly DigitalSeed[],
	shops: readonly ShopSeed[],
	text: (texts: Texts) => string,
): readonly Product[] {
	const { edition } = config;
	const paths = categoryPaths(DIGITAL_CATEGORY_SEEDS);
	const products = seeds.flatMap((seed, index) => {
		const shop = shops[seed.shop];
		return shop === undefined ? [] : [productOf(seed, index, shop)];
	});
	const summaries = products.map(summaryOf);
	return products.map((product, index) => ({ ...product, related: around(summaries, index, 6) }));

	function productOf(seed: DigitalSeed, index: number, shop: ShopSeed): Product {
		const id = String(FIRST_ID + index);
		const name = text(config.hasLongTexts ? LONG_NAME : seed.title);
		const price = moneyOf(seed.price[edition === 'mm' ? 0 : 1], edition);
		const previousPrice = seed.off > 0 ? beforeDiscount(price, seed.off, edition) : null;
		const plans = PLAN_SETS[seed.plans];
		const options = plans.flatMap(({ option }) => option ?? []);
		const variants = plans.map(({ option }, place): Variant => {
			const factor = 100 + (option?.surcharge ?? 0);
			const priced = (money: typeof price) => ({ ...money, amount: Math.round((money.amount * factor) / 100) });
			return {
				id: `${id}-${place + 1}`,
				values: option ? [option.key] : [],
				price: priced(price),
				previousPrice: previousPrice && priced(previousPrice),
				stock: PIECES[seed.stock],
			};
		});
		const forms = plans.map(({ kind, delivery }) => digitalFormOf(kind, delivery));
		return {
			id,
			name,
			picture: pictureOf(seed.drawing, name, seed.tint),
			price,
			previousPrice,
			discountPercent: previousPrice ? Math.round((1 - price.amount / previousPrice.amount) * 100) : null,
			rating: seed.rating && { average: seed.rating[0], count: seed.rating[1] },
			soldCount: seed.sold,
			availability: seed.stock === 'none' ? 'out_of_stock' : seed.stock === 'low' ? 'low_stock' : 'in_stock',
			shop: { slug: shop.slug, name: text(shop.name), isVerified: shop.isVerified },
			kind: 'digital',
			digitalForms: DIGITAL_FORMS.filter((form) => forms.includes(form)),
			description: text(seed.about),
			pictures: ['', ...SHOT_ENDS].map((end) => pictureOf(seed.drawing + end, name, seed.tint)),
			options:
				options.length === 0
					? []
					: [
							{
								key: 'plan',
								name: text(PLAN_OPTION_NAME),
								values: options.map((value) => ({ key: value.key, name: text(value.name), swatch: null })),
							},
						],
			variants,
			priceTiers: [{ minQuantity: 1, percentOff: 0, price }],
			facts: [
				{ name: text(DELIVERY), value: text(IN_ACCOUNT) },
				{ name: text(FACT_NAMES.warranty), value: text(NO_RETURN) },
			],
			categoryPath: pathOf(paths.get(seed.category)),
			deliveryDays: { min: 0, max: 0 },
			maxQuantity: 20,
			minQuantity: 1,
			isWholesale: false,
			weightGrams: 0,
			videoPath: null,
			preOrderArrivesAt: null,
			flashSale: null,
			plans: plansOf(seed.plans, variants),
			seller: {
				rating: shop.rating,
				followerCount: shop.followerCount,
				replyMinutes: shop.replyMinutes,
				productCount: seeds.filter((other) => other.shop === seed.shop).length,
				picture: pictureOf(shop.drawing, text(shop.name), shop.tint),
			},
			related: [],
		};
	}
}
