import type { Localized } from '@zaylat/api-client/contract';
import type { Attribute } from '@zaylat/domain/goods';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	categories,
	digitalPlans,
	priceTiers,
	products,
	productVariants,
	type StoredFact,
	type StoredOption,
	variantNames,
} from '../db/schema/index.ts';
import { categoryIdsOf } from '../products/summary.ts';
import { attributesByCategory, attributesOn, factsApart } from './attributes.ts';
import type { WrittenProduct, WrittenTexts } from './format.ts';
import { normalPricesOf } from './sale-prices.ts';

type ProductRow = typeof products.$inferSelect;

/** A product as stored, in the form that its shop writes it in. */
export interface StoredGoods {
	readonly id: number;
	readonly shopId: number;
	readonly written: WrittenProduct;
	/** Ids of its variants, in the order of `written.variants`. */
	readonly variantIds: readonly number[];
	readonly facts: readonly StoredFact[];
}

/** What files name a product by that its shop has no name for. */
export const nameOfUnnamed = (id: number): string => `#${id}`;

/** Products by their ids, in the order of these; unknown ids are left out. */
export async function readGoods(db: Db, ids: readonly number[]): Promise<StoredGoods[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.select({ product: products, category: categories.slug })
		.from(products)
		.leftJoin(categories, eq(categories.id, products.category3Id))
		.where(inArray(products.id, [...ids]));
	const variants = await db
		.select({ variant: productVariants, externalId: variantNames.externalId, plan: digitalPlans })
		.from(productVariants)
		.leftJoin(variantNames, eq(variantNames.variantId, productVariants.id))
		.leftJoin(digitalPlans, eq(digitalPlans.variantId, productVariants.id))
		.where(inArray(productVariants.productId, [...ids]))
		.orderBy(asc(productVariants.productId), asc(productVariants.position));
	const tiers = await db
		.select()
		.from(priceTiers)
		.where(inArray(priceTiers.productId, [...ids]))
		.orderBy(asc(priceTiers.minQuantity));
	const attributes = await attributesByCategory(db, [
		...new Set(rows.flatMap(({ product }) => categoryIdsOf(product))),
	]);
	const variantsOf = Map.groupBy(variants, ({ variant }) => variant.productId);
	const tiersOf = Map.groupBy(tiers, ({ productId }) => productId);
	const found = new Map(
		rows.map(({ product, category }) => {
			const own = variantsOf.get(product.id) ?? [];
			const goods: StoredGoods = {
				id: product.id,
				shopId: product.shopId,
				variantIds: own.map(({ variant }) => variant.id),
				facts: product.facts,
				written: {
					...textsOf(product, category, attributesOn(attributes, categoryIdsOf(product))),
					tiers: (tiersOf.get(product.id) ?? []).map(({ minQuantity, percentOff }) => ({ minQuantity, percentOff })),
					variants: own.map(writtenVariant),
				},
			};
			return [product.id, goods];
		}),
	);
	return ids.flatMap((id) => found.get(id) ?? []);
}

function textsOf(
	product: ProductRow,
	category: string | null,
	attributes: readonly Attribute[],
): Omit<WrittenProduct, 'tiers' | 'variants'> {
	const { written, kind, currency, options } = product;
	const { values, others } = factsApart(product.facts, attributes);
	const unkeyed = others.filter(({ key }) => key === undefined);
	return {
		externalId: product.externalId,
		state: product.state,
		kind: kind === 'digital' ? 'digital' : 'goods',
		category,
		name: ordered(written?.name ?? product.name),
		description: ordered(written?.description ?? product.description),
		options: options.map((option, i) => writtenOption(option, written?.options[i])),
		attributes: values.map(({ value: { text, ...value } }) => ({
			...value,
			...(text && { text: ordered(written?.attributes?.[value.key] ?? text) }),
		})),
		facts: others.map((fact) => {
			const own = written?.facts[unkeyed.indexOf(fact)];
			return { name: ordered(own?.name ?? fact.name), value: ordered(own?.value ?? fact.value) };
		}),
		type: product.typeKey,
		pictures: product.pictureKeys,
		video: product.videoPath,
		currency: currency === 'thb' ? 'thb' : 'mmk',
		isWholesale: product.isWholesale,
		minQuantity: product.minQuantity,
		maxQuantity: product.maxQuantity,
		weightGrams: product.weightGrams,
		preOrderArrivesAt: product.preOrderArrivesAt?.toISOString() ?? null,
	};
}

/** A text in one order of the languages, so that equal ones are written alike. */
export const ordered = ({ en, mm, thai, china }: WrittenTexts): WrittenTexts => ({
	...(en !== undefined && { en }),
	...(mm !== undefined && { mm }),
	...(thai !== undefined && { thai }),
	...(china !== undefined && { china }),
});

function writtenOption(
	{ key, name, values }: StoredOption,
	written: { name: Partial<Localized>; values: Partial<Localized>[] } | undefined,
): WrittenProduct['options'][number] {
	return {
		key,
		name: ordered(written?.name ?? name),
		values: values.map((value, i) => ({
			key: value.key,
			name: ordered(written?.values[i] ?? value.name),
			swatch: value.swatch,
			pictures: value.pictureKeys ?? [],
		})),
	};
}

function writtenVariant(row: {
	variant: typeof productVariants.$inferSelect;
	externalId: string | null;
	plan: typeof digitalPlans.$inferSelect | null;
}): WrittenProduct['variants'][number] {
	const { variant, externalId, plan } = row;
	return {
		externalId,
		values: variant.values,
		...normalPricesOf(variant),
		stock: variant.stock,
		version: variant.offerVersion,
		plan: plan && {
			kind: plan.kind === 'days' || plan.kind === 'life_time' ? plan.kind : 'one_time',
			days: plan.days,
			delivery: plan.delivery === 'download' ? 'download' : 'code',
			isEmailed: plan.isEmailed,
			file: plan.filePath,
		},
	};
}
