import type { Edition } from '@zaylat/domain/editions';
import { percentOff } from '@zaylat/domain/flash-sale';
import type { Language } from '@zaylat/domain/languages';
import { unitPriceAt } from '@zaylat/domain/wholesale';
import type { Category } from '../categories/contract.ts';
import type { Product } from '../products/contract.ts';
import type { Picture, ProductSummary } from '../shared.ts';
import type { ShopSummary } from '../shops/contract.ts';
import { phrase, recorded, recordedInAll } from './recorded/recording.ts';

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

/** A shop of the mock catalogue. */
export type MockShop = Omit<ShopSummary, 'productCount'>;

/** Goods, shops and categories of one edition in one language, ready to be answered. */
export interface Catalogue {
	readonly config: CatalogueConfig;
	readonly products: readonly Product[];
	readonly digital: readonly Product[];
	/** Goods and digital goods. */
	readonly all: readonly Product[];
	readonly categories: readonly Category[];
	readonly digitalCategories: readonly Category[];
	readonly shops: readonly MockShop[];
	/** A product's names in all languages, for search. */
	namesOf(productId: string): readonly string[];
	/** Slug of the product's category and those of its ancestors. */
	slugsOf(productId: string): readonly string[];
}

type Kind = 'products' | 'digital';

/** Products of catalogues of the size "many"; the recorded ones are repeated under further ids. */
const MANY = { products: 240, digital: 80 } as const;
const FIRST_IDS = { products: 1001, digital: 9001 } as const;
const RELATED = 6;
const PICTURE_WIDTHS = [96, 160, 320, 480, 640, 960];

/** Makes the catalogue of an edition in a language from the recorded responses; the same every time. */
export function createCatalogue(config: CatalogueConfig): Catalogue {
	const { edition, size, hasLongTexts } = config;
	const read = (kind: Kind) => {
		const found = sized(recorded<Product>(kind, config), size, MANY[kind]);
		const products = found.map((product, index) => grouped(asSold(renumbered(product, idOf(kind, index)))));
		const longName = phrase('long-name', config);
		return related(hasLongTexts ? products.map((product) => renamed(product, longName)) : products);
	};
	const [products, digital] = [read('products'), read('digital')];
	const all = [...products, ...digital];
	const names = new Map<string, string[]>();
	for (const kind of ['products', 'digital'] as const) {
		for (const inOne of recordedInAll<Pick<Product, 'name'>>(kind, edition)) {
			for (const [index, { name }] of sized(inOne, size, MANY[kind]).entries()) {
				names.set(idOf(kind, index), [...(names.get(idOf(kind, index)) ?? []), name]);
			}
		}
	}
	const categoriesOf = (name: 'categories' | 'digitalCategories', goods: readonly Product[]) =>
		size === 'empty' ? [] : recorded<Category>(name, config).map((category) => counted(category, goods));
	return {
		...{ config, products, digital, all },
		categories: categoriesOf('categories', products),
		digitalCategories: categoriesOf('digitalCategories', digital),
		shops: recorded<MockShop>('shops', config),
		namesOf: (id) => names.get(id) ?? [],
		slugsOf: (id) => all.find((product) => product.id === id)?.categoryPath.map(({ slug }) => slug) ?? [],
	};
}

const idOf = (kind: Kind, index: number) => String(FIRST_IDS[kind] + index);

function sized<T>(products: readonly T[], size: CatalogueSize, many: number): readonly T[] {
	if (size === 'empty') return [];
	if (size === 'one') return products.slice(0, 1);
	if (size === 'full') return products;
	return Array.from({ length: many }, (_, index) => products[index % products.length]).filter(
		(product) => product !== undefined,
	);
}

/** A product under another id, which its variants' ids begin with. */
function renumbered(product: Product, id: string): Product {
	const own = (variantId: string) => variantId.replace(product.id, id);
	return {
		...product,
		id,
		variants: product.variants.map((variant) => ({ ...variant, id: own(variant.id) })),
		plans: product.plans.map((plan) => ({ ...plan, variantId: own(plan.variantId) })),
	};
}

/** A product with the price of its least quantity, as lists show it. */
function asSold(product: Product): Product {
	const price = unitPriceAt(product.price, product.minQuantity, product.priceTiers);
	return { ...product, price, discountPercent: product.previousPrice && percentOff(price, product.previousPrice) };
}

/** A product with the group that it can be compared in. */
const grouped = (product: Product): Product => ({ ...product, group: product.categoryPath.at(-1)?.id ?? product.kind });

function renamed(product: Product, name: string): Product {
	const described = (picture: Picture) => ({ ...picture, alt: name });
	return { ...product, name, picture: described(product.picture), pictures: product.pictures.map(described) };
}

/** Adds what depends on the other products: the products beside each, and how many its shop sells. */
function related(products: readonly Product[]): readonly Product[] {
	const summaries = products.map(summaryOf);
	return products.map((product, index) => ({
		...product,
		related: [...summaries.slice(index + 1), ...summaries.slice(0, index)].slice(0, RELATED),
		seller: {
			...product.seller,
			productCount: products.filter(({ shop }) => shop.slug === product.shop.slug).length,
		},
	}));
}

/** A category with the number of its products. */
function counted(category: Category, products: readonly Product[]): Category {
	const productCount = (slug: string) =>
		products.filter(({ categoryPath }) => categoryPath.some((each) => each.slug === slug)).length;
	return {
		...category,
		productCount: productCount(category.slug),
		children: category.children.map((child) => ({
			...child,
			productCount: productCount(child.slug),
			children: child.children.map((last) => ({ ...last, productCount: productCount(last.slug) })),
		})),
	};
}

/** What lists and cards show of a product. */
export function summaryOf(product: Product): ProductSummary {
	const { id, name, picture, price, previousPrice, discountPercent, rating, soldCount, availability, shop } = product;
	const { wholeWords, kind, digitalForms, minQuantity, group, brand, origin, unitPrice, isSentFree } = product;
	return {
		...{ id, name, picture, price, previousPrice, discountPercent, rating, soldCount, availability, shop },
		...{ kind, digitalForms, minQuantity, group },
		...(wholeWords && { wholeWords }),
		...(brand && { brand }),
		...(origin && { origin }),
		...(unitPrice && { unitPrice }),
		...(isSentFree && { isSentFree }),
		...(product.couponOff && { couponOff: product.couponOff }),
	};
}

/** A picture of a drawing in all widths. */
export function pictureOf(key: string, alt: string, tint: number): Picture {
	return { path: `/api/pictures/${key}`, widths: [...PICTURE_WIDTHS], alt, tint };
}
