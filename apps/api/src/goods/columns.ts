import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Db } from '../db/connect.ts';
import type { StoredFact, StoredTexts } from '../db/schema/index.ts';
import { brandOf, insertBrands, slugOfBrand } from '../products/brands.ts';
import { INDEX_VERSION, termColumns } from '../search/product-terms.ts';
import { storedFact } from './attributes.ts';
import type { WrittenProduct, WrittenTexts } from './format.ts';
import type { Place } from './place.ts';
import { ordered, type StoredGoods } from './read.ts';

/** A product to write, and where it belongs. */
interface Placed {
	readonly product: WrittenProduct;
	readonly place: Place;
	/** As it is stored; undefined for a new one. */
	readonly stored: StoredGoods | undefined;
}

/** The columns of products that their shop writes, with what they are found by, in their order; adds brands that are new. */
export async function columnsOf(tx: Db, edition: Edition, placed: readonly Placed[]) {
	const rows = placed.map((each) => ({ ...each, texts: textsOf(each, edition) }));
	const brandIds = await insertBrands(
		tx,
		rows.map(({ texts }) => texts),
	);
	return rows.map(({ product, place, texts }) => {
		const brand = brandOf(texts.facts);
		const [category1Id = null, category2Id = null, category3Id = null] = place.ids;
		return {
			...texts,
			...{ category1Id, category2Id, category3Id },
			...termColumns({ ...texts, categories: place.names, shop: place.shop }),
			...priceOf(product),
			indexVersion: INDEX_VERSION,
			brandId: (brand && brandIds.get(slugOfBrand(brand))) ?? null,
			kind: product.kind,
			state: product.state,
			externalId: product.externalId,
			written: writtenTexts(product, texts.facts),
			typeKey: product.type,
			pictureKeys: product.pictures,
			videoPath: product.video,
			currency: product.currency,
			maxQuantity: product.maxQuantity,
			minQuantity: product.minQuantity,
			isWholesale: product.isWholesale,
			weightGrams: product.weightGrams,
			preOrderArrivesAt: product.preOrderArrivesAt === null ? null : new Date(product.preOrderArrivesAt),
		};
	});
}

/** The price of the cheapest variant, the first of several, and what it cost before. */
function priceOf({ variants }: WrittenProduct) {
	const cheapest = variants.toSorted((one, other) => one.price - other.price)[0];
	return { price: cheapest?.price ?? 0, previousPrice: cheapest?.previousPrice ?? null };
}

/** Texts in all languages. */
function textsOf({ product, place, stored }: Placed, edition: Edition) {
	const fill = (texts: WrittenTexts) => filledText(texts, edition);
	return {
		name: fill(product.name),
		description: fill(product.description),
		options: product.options.map(({ key, name, values }) => ({
			key,
			name: fill(name),
			values: values.map((value) => ({
				key: value.key,
				name: fill(value.name),
				swatch: value.swatch,
				...(value.pictures.length > 0 && { pictureKeys: value.pictures }),
			})),
		})),
		facts: [
			...product.facts.map(
				(fact) => keyedFact(fact, product, stored) ?? { name: fill(fact.name), value: fill(fact.value) },
			),
			...place.attributes.flatMap((attribute): StoredFact[] => {
				const value = product.attributes.find(({ key }) => key === attribute.key);
				return value ? [storedFact(attribute, value, edition)] : [];
			}),
		],
	};
}

/**
 * A fact that is stored with a key or a value to compare, although no category of the product has the attribute: it keeps them
 * as long as its words stay, and no value takes its place.
 */
function keyedFact(
	{ name, value }: WrittenProduct['facts'][number],
	{ attributes }: WrittenProduct,
	stored: StoredGoods | undefined,
) {
	const given = new Set<string | undefined>(attributes.map(({ key }) => key));
	const words = JSON.stringify([ordered(name), ordered(value)]);
	return stored?.facts.find(
		(fact) =>
			fact.key !== undefined &&
			!given.has(fact.key) &&
			JSON.stringify([ordered(fact.name), ordered(fact.value)]) === words,
	);
}

/** Texts as they were written; null when all are there, since they are stored anyway then. */
function writtenTexts(product: WrittenProduct, stored: readonly StoredFact[]): StoredTexts | null {
	const { name, description, options } = product;
	// Facts are stored in their order, before those about attributes.
	const facts = product.facts.filter((_, i) => stored[i]?.key === undefined);
	const texts = product.attributes.flatMap(({ key, text }) => (text ? [[key, text] as const] : []));
	const all = [
		...[name, description],
		...options.flatMap((option) => [option.name, ...option.values.map((value) => value.name)]),
		...facts.flatMap((fact) => [fact.name, fact.value]),
		...texts.map(([, text]) => text),
	];
	const isWhole = ({ en, mm, thai, china }: WrittenTexts) => [en, mm, thai, china].every((text) => text?.trim());
	if (all.every(isWhole)) return null;
	return {
		name,
		description,
		options: options.map((option) => ({ name: option.name, values: option.values.map((value) => value.name) })),
		facts: facts.map((fact) => ({ name: fact.name, value: fact.value })),
		...(texts.length > 0 && { attributes: Object.fromEntries(texts) }),
	};
}
