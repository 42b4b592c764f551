import type { Language } from '@zaylat/domain/languages';
import type { Category } from '../../categories/contract.ts';
import type { Product } from '../../products/contract.ts';
import type { Texts } from '../localized.ts';
import { SHOT_ENDS } from '../pictures/picture-svg.ts';
import type { CatalogueConfig, CatalogueSize } from './catalogue-config.ts';
import { CATEGORY_SEEDS } from './categories.ts';
import { digitalProducts } from './digital.ts';
import { DIGITAL_CATEGORY_SEEDS } from './digital-categories.ts';
import { DIGITAL_SEEDS } from './digital-seeds.ts';
import { FACT_NAMES, MATERIALS, OPTION_SETS, ORIGINS, RETURN_PERIOD } from './options.ts';
import { around, categoryOf, categoryPaths, LONG_NAME, pathOf, pictureOf, summaryOf } from './pieces.ts';
import { beforeDiscount, moneyOf, tiersOf, variantsOf } from './prices.ts';
import { PRODUCT_SEEDS, type ProductSeed } from './products.ts';
import { SHOP_SEEDS, type ShopSeed } from './shops.ts';

export { type CatalogueConfig, type CatalogueSize, pictureOf, summaryOf };

/** Goods, shops and categories of one edition in one language, ready to be answered. */
export interface Catalogue {
	readonly config: CatalogueConfig;
	readonly products: readonly Product[];
	readonly digital: readonly Product[];
	/** Goods and digital goods. */
	readonly all: readonly Product[];
	readonly categories: readonly Category[];
	readonly digitalCategories: readonly Category[];
	readonly shops: readonly ShopSeed[];
	/** The text of the catalogue's language. */
	text(texts: Texts): string;
	/** A product's names in all languages, for search. */
	namesOf(productId: string): Texts;
	/** Slug of the product's category and those of its ancestors. */
	slugsOf(productId: string): readonly string[];
}

const FIRST_ID = 1001;
const MANY = 240;
const MANY_DIGITAL = 80;
const ORDER: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/** Makes the catalogue of an edition in a language; the same every time. */
export function createCatalogue(config: CatalogueConfig): Catalogue {
	const { edition, language, size } = config;
	const text = (texts: Texts) => texts[ORDER.indexOf(language)] ?? texts[0];
	const shops = SHOP_SEEDS[edition];
	const seeds = sized(PRODUCT_SEEDS, size, MANY);
	const paths = categoryPaths(CATEGORY_SEEDS);
	const nameOf = (seed: ProductSeed) => (config.hasLongTexts ? LONG_NAME : seed.name);
	const bare = seeds.map((seed, index) => productOf(seed, index));
	const summaries = bare.map(summaryOf);
	const products = bare.map((product, index) => ({
		...product,
		related: around(summaries, index, 6),
	}));
	const digitalSeeds = sized(DIGITAL_SEEDS, size, MANY_DIGITAL);
	const digital = digitalProducts(config, digitalSeeds, shops, text);
	const everything = [...products, ...digital];
	const names = new Map(
		[...seeds.map(({ name }) => name), ...digitalSeeds.map(({ title }) => title)].map((name, index) => [
			everything[index]?.id ?? '',
			name,
		]),
	);

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
			categoryPath: pathOf(paths.get(seed.category)),
			deliveryDays: { min: 3, max: 7 },
			maxQuantity: seed.minQuantity === undefined ? 20 : 200,
			minQuantity: seed.minQuantity ?? 1,
			kind: 'goods',
			digitalForms: [],
			isWholesale: seed.hasTiers ?? false,
			weightGrams: 500,
			videoPath: null,
			preOrderArrivesAt: seed.preOrderArrivesAt ?? null,
			flashSale: null,
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
		digital,
		all: everything,
		categories: size === 'empty' ? [] : CATEGORY_SEEDS.map((seed) => categoryOf(seed, seeds, text)),
		digitalCategories:
			size === 'empty' ? [] : DIGITAL_CATEGORY_SEEDS.map((seed) => categoryOf(seed, digitalSeeds, text)),
		shops,
		text,
		namesOf: (id) => names.get(id) ?? ['', '', '', ''],
		slugsOf: (id) => everything.find((product) => product.id === id)?.categoryPath.map(({ slug }) => slug) ?? [],
	};
}

function sized<Seed>(seeds: readonly Seed[], size: CatalogueSize, many: number): readonly Seed[] {
	if (size === 'empty') return [];
	if (size === 'one') return seeds.slice(0, 1);
	if (size === 'full') return seeds;
	return Array.from({ length: many }, (_, index) => seeds[index % seeds.length]).filter((seed) => seed !== undefined);
}
