import { CATEGORIES, type Category, categoryNamed, categoryRows, isLater } from '@zaylat/api/base-data';
import type { categories, priceTiers, productVariants, StoredFact, StoredOption, shops } from '@zaylat/api/schema';
import type { UnindexedProduct } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { HOUR_MS } from '@zaylat/domain/time';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { closingOf } from './catalogue/details/closing.ts';
import { DIGITAL_KINDS } from './catalogue/digital.ts';
import { FAMILIES, type Family } from './catalogue/families.ts';
import { pictureTypeOf } from './catalogue/goods/picture-types.ts';
import { makerOf } from './catalogue/makers.ts';
import { coloursOf, optionsOf, surchargePercent } from './catalogue/options.ts';
import type { FirstCategory, Kind } from './catalogue/types.ts';
import { packedGrams } from './facts/carrying.ts';
import { factsOfKind } from './facts/facts.ts';
import { faceOf, faceOfDigital, picturesOf } from './pictures.ts';
import { kindPrice, kyatOf, shopPrice, smallestOf } from './prices.ts';
import { createRandom, type Random } from './random.ts';
import { coverKeyOf } from './shop-covers.ts';
import { SHOPS, type ShopSeed } from './shops.ts';
import { sellerOf } from './trades.ts';
import { faceValueWords, localized, type Measure, measureWords, type Words } from './words.ts';

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** All rows of the demo catalogue. */
export interface CatalogueRows {
	readonly shops: Row<typeof shops>[];
	readonly categories: Row<typeof categories>[];
	readonly products: UnindexedProduct[];
	readonly variants: Row<typeof productVariants>[];
	readonly tiers: Row<typeof priceTiers>[];
}

/** The newest product came an hour before this moment; a fixed one, so that the catalogue is the same everywhere. */
export const CATALOGUE_DAY = Date.UTC(2026, 10, 20, 12);

const EDITIONS: readonly Edition[] = ['mm', 'th'];

/** What a packed piece of a family weighs. */
export const WEIGHT_GRAMS: Readonly<Record<Family, number>> = {
	cloth: 350,
	leather: 800,
	jewellery: 120,
	tech: 900,
	gear: 600,
	skin: 300,
	makeup: 150,
	food: 1_000,
	house: 1_800,
	play: 450,
	sport: 1_200,
	paper: 500,
	digital: 0,
};

/**
 * Builds the demo catalogue: the same rows for the same arguments, on every machine.
 * @param perKind Products of each kind in each edition.
 */
export function buildCatalogue(perKind = 3): CatalogueRows {
	const random = createRandom(20_261_121);
	const rows: CatalogueRows = {
		...{ shops: shopRowsOf(), categories: goodsCategories('first') },
		...{ products: [], variants: [], tiers: [] },
	};
	const goods = placesIn(CATALOGUE).flatMap((place) => EDITIONS.map((edition) => ({ ...place, edition })));
	const digital = DIGITAL_KINDS.flatMap((kind) =>
		EDITIONS.map((edition) => ({ kind, ids: [], top: 'digital', edition })),
	);
	for (const places of [goods, digital]) {
		// Each kind shows its styles in an order of its own, so that no two products of an edition are named alike.
		const styled = places.map((place) => ({ ...place, styles: random.shuffle(stylesOf(place.kind, place.edition)) }));
		for (let round = 0; round < perKind; round++)
			for (const place of styled) addProduct(rows, random, { ...place, round });
	}
	return rows;
}

/** The styles that a kind comes in; for cards of a value their values in the currency of the edition. */
export function stylesOf({ family, styles, omits = [], faceValues }: Kind, edition: Edition): readonly Words[] {
	if (faceValues) return faceValues[edition].map((value) => faceValueWords(edition, value));
	const ofFamily: readonly Words[] = FAMILIES[family].styles;
	return styles ?? ofFamily.filter(([english]) => !omits.includes(english));
}

/** Rows of shops. */
export function shopRowsOf(
	list: readonly { readonly id: number; readonly shop: ShopSeed }[] = FIRST_SHOPS,
): Row<typeof shops>[] {
	return list.map(({ id, shop }, i) => ({
		id,
		edition: shop.edition,
		slug: shop.slug,
		name: localized(shop.name),
		isVerified: shop.isVerified,
		rating: shop.rating,
		followerCount: shop.followers,
		replyMinutes: shop.replyMinutes,
		pictureKey: faceOf(shop.icon),
		coverKey: coverKeyOf(shop.slug),
		tint: (i % 6) + 1,
	}));
}

/** A kind with the category it lies in. */
export interface Place {
	readonly kind: Kind;
	/** Ids of its category's path, first level first. */
	readonly ids: readonly number[];
	readonly top: string;
}

/** Each kind of a tree with where it lies. */
export const placesIn = (tree: readonly FirstCategory[], kindOfGoods: Category['kind'] = 'goods'): Place[] =>
	tree.flatMap((first) =>
		first.children
			.flatMap(({ children }) => children)
			.flatMap(({ slug, kinds }) => {
				const { ids } = categoryNamed(slug);
				return kinds.map((kind) => ({ kind, ids, top: kindOfGoods === 'digital' ? 'digital' : first.slug }));
			}),
	);

/** Rows of the categories of goods: those of the first catalogue, or those that came later. */
export const goodsCategories = (which: 'first' | 'later'): CatalogueRows['categories'] =>
	categoryRows(
		CATEGORIES.filter((category) => category.kind === 'goods' && isLater(category) === (which === 'later')),
		({ icon }) => faceOf(icon),
	);

/** Rows of the categories of digital goods; those of the first level differ in the colour of their cards. */
export function digitalCategories(): CatalogueRows['categories'] {
	const digital = CATEGORIES.filter(({ kind }) => kind === 'digital');
	const firsts = digital.flatMap(({ id, parentId }) => (parentId === null ? [id] : []));
	return categoryRows(digital, ({ icon, ids: [first = 0] }) => faceOfDigital(icon, firsts.indexOf(first)));
}

/** How a product is made of its kind. */
export interface Making extends Place {
	readonly edition: Edition;
	readonly round: number;
	/** In the order in which rounds take them. */
	readonly styles: readonly Words[];
	/** The next after 1000 unless given. */
	readonly id?: number;
	/** One of the kind's own unless given. */
	readonly measure?: Measure | undefined;
	/** Who may sell it, besides the first shops. */
	readonly moreShops?: readonly { readonly id: number; readonly shop: ShopSeed }[];
}

/** The first shops with their ids. */
export const FIRST_SHOPS = SHOPS.map((shop, i) => ({ shop, id: 101 + i }));

/** Makes a product with its variants and price ladder, and adds them to the rows. */
export function addProduct(
	rows: Pick<CatalogueRows, 'products' | 'variants' | 'tiers'>,
	random: Random,
	at: Making,
): void {
	const { kind, edition, round } = at;
	const id = at.id ?? 1001 + rows.products.length;
	const style = at.styles[round % at.styles.length] ?? kind.noun;
	const chosen = at.measure ?? (kind.measures ? random.pick(kind.measures) : undefined);
	const measure = chosen && measureWords(chosen);
	const name = nameOf(kind, style, measure);
	const icon = pictureTypeOf(kind.icon, name[0]);
	const wares = { edition, top: at.top, categoryIds: at.ids, type: icon, isBranded: makerOf(kind) !== undefined };
	const seller = sellerOf(random, [...FIRST_SHOPS, ...(at.moreShops ?? [])], wares, id);
	const options = optionsOf(kind.options, id, coloursOf(name[0]));
	// Decides whether the product is sold in bulk, so that what is drawn later does not depend on the rule of prices.
	const drawn = shopPrice(edition, random.between(kind.kyat[0], kind.kyat[1]));
	const faceValue = kind.faceValues?.[edition].find((value) => faceValueWords(edition, value)[0] === style[0]);
	const price = faceValue === undefined ? shopPrice(edition, kindPrice(kind, style, chosen)) : faceValue * 100;
	const isOnSale = random.chance(32);
	const previous = isOnSale
		? shopPrice(edition, Math.round(kyatOf(edition, price) * (1 + random.between(12, 45) / 100)))
		: null;
	const previousPrice = faceValue === undefined && previous !== null && previous > price ? previous : null;
	const isDigital = at.top === 'digital';
	const hue = kind.hues ? random.pick(kind.hues) : 0;
	const rated = random.chance(92) ? random.between(3, 940) : 0;
	const sold = rated * random.between(1, 4) + random.between(0, 40);
	const type = typeOf(kind, name, isDigital);
	const facts = factsOfKind({
		type,
		edition,
		name: name[0],
		identity: style[0],
		qualities: [],
		measure: chosen,
		baht: kindPrice(kind, style, smallestOf(kind)) / 100,
	});
	// Once drew where the product is sent from, so that what is drawn later stays.
	if (!isDigital && kind.family !== 'tech') random.between(0, 3);
	const said = [...(isDigital ? [] : namingFacts(kind, style)), ...facts];
	const product = { edition, name: localized(name), facts: said };
	const pictured = picturesOf({ id, icon, hue, options, isDigital, product });
	const isDear = price > 20_000_000 || (edition === 'th' && price > 200_000);
	const isDrawnDear = drawn > 20_000_000 || (edition === 'th' && drawn > 200_000);
	const hasTiers = !isDigital && !isDrawnDear && random.chance(22);

	rows.products.push({
		id,
		edition,
		kind: isDigital ? 'digital' : 'goods',
		shopId: seller.id,
		category1Id: at.ids[0] ?? null,
		category2Id: at.ids[1] ?? null,
		category3Id: at.ids[2] ?? null,
		name: localized(name),
		description: localized(joinSentences(kind.about, closingOf(type, kind.family, { delivery: deliveryOf(facts) }))),
		options: pictured.options,
		facts: said,
		pictureKeys: pictured.pictureKeys,
		tint: random.between(1, 6),
		currency: edition === 'mm' ? 'mmk' : 'thb',
		price,
		previousPrice,
		ratingAverage: rated === 0 ? 0 : random.between(39, 50) / 10,
		ratingCount: rated,
		soldCount: sold,
		maxQuantity: hasTiers ? 200 : isDear ? 5 : 20,
		isWholesale: hasTiers,
		weightGrams: isDigital ? 0 : packedGrams(facts, WEIGHT_GRAMS[kind.family]),
		score: Math.min(sold, 2_000) + (previousPrice ? 400 : 0) + random.between(0, 900),
		createdAt: new Date(CATALOGUE_DAY - random.between(1, 24 * 120) * HOUR_MS),
	});
	rows.variants.push(...variantsOf(id, options, { price, previousPrice }, edition, random, isDigital));
	if (hasTiers)
		rows.tiers.push(
			{ productId: id, minQuantity: 12, percentOff: 8 },
			{ productId: id, minQuantity: 48, percentOff: 15 },
		);
}

/** The name of a product as each language composes it: maker or model, style, noun, size; Thai has styles after the noun. */
export function nameOf(kind: Kind, style: Words, measure: Words | undefined): Words {
	const [en, mm, thai, china] = kind.noun;
	const maker = makerOf(kind);
	const name: Words = maker
		? [
				`${maker[0]} ${style[0].toLowerCase()} ${en}`,
				`${maker[1]} ${style[1]} ${mm}`,
				`${maker[2]} ${joinThai(thai, style[2])}`,
				`${maker[3]} ${joinChinese(style[3], china)}`,
			]
		: [
				`${style[0]} ${en}`,
				`${style[1]} ${mm}`,
				isModel(style) ? `${style[2]} ${thai}` : joinThai(thai, style[2]),
				joinChinese(style[3], china),
			];
	if (!measure) return name;
	return [
		`${name[0]}, ${measure[0]}`,
		`${name[1]}၊ ${measure[1]}`,
		`${name[2]} ${measure[2]}`,
		`${name[3]} ${measure[3]}`,
	];
}

/** Whether a style is the name of a model, which is the same in all languages. */
const isModel = (style: Words) => /^[A-Z]/i.test(style[2]) && new Set(style).size === 1;

/** What it is and whose, of goods with a maker or a model; the others are said by their categories. */
function namingFacts(kind: Kind, style: Words): StoredFact[] {
	const maker = makerOf(kind);
	const type = maker || isModel(style) ? [{ name: localized(TYPE), value: localized(kind.noun) }] : [];
	return [...type, ...(maker ? [{ name: localized(BRAND), value: localized(maker) }] : [])];
}

/** Names of the facts that say what a product is and whose. */
export const TYPE: Words = ['Product type', 'ပစ္စည်းအမျိုးအမည်', 'ชนิดสินค้า', '商品类型'];
export const BRAND: Words = ['Brand', 'အမှတ်တံဆိပ်', 'ยี่ห้อ', '品牌'];

/** Thai writes the noun first and no space before a Thai word; values and Latin model names stand apart. */
export const joinThai = (noun: string, style: string) =>
	/^(?!มูลค่า)[\u0e00-\u0e7f]/.test(style) ? `${noun}${style}` : `${noun} ${style}`;
export const joinChinese = (style: string, noun: string) =>
	/[a-z0-9]$/i.test(style) ? `${style} ${noun}` : `${style}${noun}`;

/** Two sentences as one text. */
export function joinSentences(first: Words, second: Words): Words {
	return [
		`${first[0]} ${second[0]}`,
		`${first[1]} ${second[1]}`,
		`${first[2]} ${second[2]}`,
		`${first[3]}${second[3]}`,
	];
}

const deliveryOf = (facts: readonly StoredFact[]) => facts.find(({ key }) => key === 'delivery')?.choice;

/** The type that facts are declared for: that of the picture, of digital goods with "card:" before the icon. */
const typeOf = (kind: Kind, name: Words, isDigital: boolean) =>
	isDigital ? `card:${kind.icon}` : pictureTypeOf(kind.icon, name[0]);

/** Variants of a product: one for each combination of its options' values. */
export function variantsOf(
	productId: number,
	options: readonly StoredOption[],
	base: { price: number; previousPrice: number | null },
	edition: Edition,
	random: Random,
	isDigital: boolean,
): Row<typeof productVariants>[] {
	const combinations = options.reduce<string[][]>(
		(lists, option) => lists.flatMap((list) => option.values.map((value) => [...list, value.key])),
		[[]],
	);
	const mood = random.between(1, 100);
	return combinations.map((values, position) => {
		const surcharge = values.reduce((sum, value, i) => sum + surchargePercent(options[i], value), 0);
		const dearer = (amount: number) =>
			surcharge === 0 ? amount : shopPrice(edition, Math.round((kyatOf(edition, amount) * (100 + surcharge)) / 100));
		const price = dearer(base.price);
		const previous = base.previousPrice === null ? null : dearer(base.previousPrice);
		return {
			id: productId * 100 + position + 1,
			productId,
			position,
			values,
			price,
			previousPrice: previous !== null && previous > price ? previous : null,
			stock: isDigital ? 500 : stockOf(mood, position, combinations.length, random),
		};
	});
}

/** Five in a hundred products are sold out, ten are nearly; of the others some sizes are. */
function stockOf(mood: number, position: number, count: number, random: Random): number {
	if (mood <= 5) return 0;
	if (mood <= 15) return position === 0 ? random.between(1, 4) : random.between(0, count > 4 ? 0 : 1);
	return position > 0 && random.chance(9) ? 0 : random.between(6, 140);
}
