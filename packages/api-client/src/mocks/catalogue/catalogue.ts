import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Category } from '../../categories/contract.ts';
import type { Product } from '../../products/contract.ts';
import type { Picture, ProductSummary } from '../../shared.ts';
import { localize, type Texts } from '../localized.ts';
import { SHOT_ENDS } from '../pictures/picture-svg.ts';
import { CATEGORY_SEEDS, type CategorySeed } from './categories.ts';
import { FACT_NAMES, MATERIALS, OPTION_SETS, ORIGINS, RETURN_PERIOD } from './options.ts';
import { beforeDiscount, moneyOf, tiersOf, variantsOf } from './prices.ts';
import { DIGITAL_SEEDS, PRODUCT_SEEDS, type ProductSeed } from './products.ts';
import { SHOP_SEEDS, type ShopSeed } from './shops.ts';

/** How much a catalogue holds. */
export type CatalogueSize = 'empty' | 'one' | 'full' | 'many';

/** What a catalogue is made for. */
export interface CatalogueConfig {
	readonly edition: Edition;
	readonly language: Language;
	readonly size: CatalogueSize;
	/** Names that are as long as they get and do not break. */
	readonly hasLongTexts: boolean;
}

/** Goods, shops and categories of one edition in one language, ready to be answered. */
export interface Catalogue {
	readonly config: CatalogueConfig;
	readonly products: readonly Product[];
	readonly digital: readonly { readonly id: string; readonly title: string; readonly display_image_url: string }[];
	readonly categories: readonly Category[];
	readonly shops: readonly ShopSeed[];
	/** The text of the catalogue's language. */
	text(texts: Texts): string;
	/** A product's names in all languages, for search. */
	namesOf(productId: string): Texts;
	/** Slug of the product's category and those of its ancestors. */
	slugsOf(productId: string): readonly string[];
}

const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960];
const FIRST_ID = 1001;
const FIRST_DIGITAL_ID = 9001;
const MANY = 240;
const LONG_NAME: Texts = [
	'Extraordinarily-long-hyphenated-product-designation-without-any-break-whatsoever, second edition',
	'ရွှေရောင်လွှမ်းထိန်ထိန်တောက်ပြောင်သောနန်းတွင်းသုံးလက်ရက်အချိတ်ပိုးထည်အစစ်အမှန်ကြီး',
	'ผ้าไหมทอมือลายโบราณแท้จากช่างทอพื้นเมืองรุ่นสุดท้ายแห่งลุ่มน้ำที่ไม่มีช่องว่างให้ตัดบรรทัดเลย',
	'传统手工织造纯天然高级真丝提花复古宫廷风超长名称不间断收藏版礼盒套装特别纪念款',
];
const ORDER: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/** Makes the catalogue of an edition in a language; the same every time. */
export function createCatalogue(config: CatalogueConfig): Catalogue {
	const { edition, language, size } = config;
	const text = (texts: Texts) => texts[ORDER.indexOf(language)] ?? texts[0];
	const shops = SHOP_SEEDS[edition];
	const seeds = seedsOf(size);
	const paths = categoryPaths();
	const nameOf = (seed: ProductSeed) => (config.hasLongTexts ? LONG_NAME : seed.name);
	const bare = seeds.map((seed, index) => productOf(seed, index));
	const summaries = bare.map(summaryOf);
	const products = bare.map((product, index) => ({
		...product,
		related: around(summaries, index, 6),
	}));

	function productOf(seed: ProductSeed, index: number): Product {
		const id = String(FIRST_ID + index);
		const name = text(nameOf(seed));
		const price = moneyOf(seed.price[edition === 'mm' ? 0 : 1], edition);
		const previousPrice = seed.off > 0 ? beforeDiscount(price, seed.off, edition) : null;
		const variants = variantsOf(seed, { id, index, price, previousPrice });
		const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
		const shop = shops[seed.shop];
		return {
			id,
			name,
			picture: pictureOf(seed.drawing, name, seed.tint),
			price,
			previousPrice,
			discountPercent: previousPrice ? Math.round((1 - price.amount / previousPrice.amount) * 100) : null,
			rating: seed.rating && { average: seed.rating[0], count: seed.rating[1] },
			soldCount: seed.sold,
			availability: stock === 0 ? 'out_of_stock' : seed.stock === 'low' ? 'low_stock' : 'in_stock',
			shop: { slug: shop.slug, name: text(shop.name), isVerified: shop.isVerified },
			description: text(seed.about),
			pictures: ['', ...SHOT_ENDS].map((end) => pictureOf(seed.drawing + end, name, seed.tint)),
			options: OPTION_SETS[seed.options].map((option) => ({
				key: option.key,
				name: text(option.name),
				values: option.values.map((value) => ({
					key: value.key,
					name: text(value.name),
					swatch: value.swatch ?? null,
				})),
			})),
			variants,
			priceTiers: tiersOf(seed, price),
			facts: [
				{ name: text(FACT_NAMES.material), value: text(MATERIALS[seed.material]) },
				{ name: text(FACT_NAMES.origin), value: text(ORIGINS[edition]) },
				{ name: text(FACT_NAMES.warranty), value: text(RETURN_PERIOD) },
			],
			categoryPath: (paths.get(seed.category) ?? []).map(({ slug, name: texts }, _, path) => ({
				id: slug,
				route: path[0]?.slug ?? slug,
				slug,
				name: localize(texts),
			})),
			deliveryDays: { min: 3, max: 7 },
			maxQuantity: 20,
			minQuantity: 1,
			kind: 'goods',
			isWholesale: seed.hasTiers ?? false,
			weightGrams: 500,
			videoPath: null,
			preOrderArrivesAt: null,
			plans: [],
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

	return {
		config,
		products,
		digital: size === 'empty' ? [] : DIGITAL_SEEDS.map((seed, index) => digitalOf(seed, index, text)),
		categories: size === 'empty' ? [] : CATEGORY_SEEDS.map((seed) => categoryOf(seed, seeds, text)),
		shops,
		text,
		namesOf: (id) => seeds[Number(id) - FIRST_ID]?.name ?? ['', '', '', ''],
		slugsOf: (id) => products[Number(id) - FIRST_ID]?.categoryPath.map(({ slug }) => slug) ?? [],
	};
}

/** What lists and cards show of a product. */
export function summaryOf(product: Product): ProductSummary {
	const { id, name, picture, price, previousPrice, discountPercent, rating, soldCount, availability, shop } = product;
	return { id, name, picture, price, previousPrice, discountPercent, rating, soldCount, availability, shop };
}

/** A picture of a drawing in all widths. */
export function pictureOf(key: string, alt: string, tint: number): Picture {
	return { path: `/api/pictures/${key}`, widths: [...PICTURE_WIDTHS], alt, tint };
}

function seedsOf(size: CatalogueSize): readonly ProductSeed[] {
	if (size === 'empty') return [];
	if (size === 'one') return PRODUCT_SEEDS.slice(0, 1);
	if (size === 'full') return PRODUCT_SEEDS;
	return Array.from({ length: MANY }, (_, index) => PRODUCT_SEEDS[index % PRODUCT_SEEDS.length]).filter(
		(seed) => seed !== undefined,
	);
}

function around<T>(all: readonly T[], index: number, count: number): T[] {
	const rest = [...all.slice(index + 1), ...all.slice(0, index)];
	return rest.slice(0, count);
}

function digitalOf(seed: (typeof DIGITAL_SEEDS)[number], index: number, text: (texts: Texts) => string) {
	const display_image_url = `/api/pictures/${seed.drawing}-160.webp`;
	return { id: String(FIRST_DIGITAL_ID + index), title: text(seed.title), display_image_url };
}

function categoryPaths(): ReadonlyMap<string, readonly CategorySeed[]> {
	const paths = new Map<string, readonly CategorySeed[]>();
	const walk = (seed: CategorySeed, above: readonly CategorySeed[]) => {
		const path = [...above, seed];
		paths.set(seed.slug, path);
		for (const child of seed.children ?? []) walk(child, path);
	};
	for (const seed of CATEGORY_SEEDS) walk(seed, []);
	return paths;
}

function categoryOf(seed: CategorySeed, seeds: readonly ProductSeed[], text: (texts: Texts) => string): Category {
	const countIn = (category: CategorySeed): number =>
		category.children
			? category.children.reduce((sum, child) => sum + countIn(child), 0)
			: seeds.filter((product) => product.category === category.slug).length;
	const fieldsOf = (category: CategorySeed) => ({
		id: category.slug,
		route: seed.slug,
		slug: category.slug,
		name: localize(category.name),
		productCount: countIn(category),
	});
	return {
		...fieldsOf(seed),
		picture: pictureOf(seed.drawing ?? 'bag', text(seed.name), seed.tint ?? 1),
		children: (seed.children ?? []).map((child) => ({
			...fieldsOf(child),
			children: (child.children ?? []).map(fieldsOf),
		})),
	};
}
