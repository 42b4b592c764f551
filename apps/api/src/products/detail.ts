import type { Product } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import {
	categories,
	digitalPlans,
	priceTiers,
	productCounts,
	products,
	productTypes,
	productVariants,
	type StoredDetails,
	type StoredOption,
	shops,
} from '../db/schema/index.ts';
import { flashSaleOfProduct } from '../home/flash-sale.ts';
import { Failure } from '../http/failure.ts';
import { pictureOf } from '../pictures/keys.ts';
import { awayOf } from '../shops/queries.ts';
import { daysOf } from './delivery-days.ts';
import { toPriceLadder } from './ladder.ts';
import { onSale } from './on-sale.ts';
import {
	moneyOf,
	readId,
	type SummaryRow,
	selectSummaries,
	soldOutLast,
	summaryColumns,
	toSummary,
} from './summary.ts';

const RELATED = 12;

/**
 * A product with all that its page shows.
 * @param now milliseconds since the epoch
 * @param isShown which products are found; those that shoppers see unless given
 * @throws Failure `product_not_found`; for a product of the other edition with that one's name as `edition`
 */
export async function productDetail(
	db: Db,
	edition: Edition,
	language: Language,
	idText: string,
	now: number,
	isShown: SQL = onSale,
): Promise<Product> {
	const id = readId(idText);
	if (id === undefined) throw new Failure('product_not_found');
	const [row] = await db
		.select({
			...summaryColumns,
			description: products.description,
			options: products.options,
			facts: products.facts,
			details: productTypes.details,
			maxQuantity: products.maxQuantity,
			isWholesale: products.isWholesale,
			weightGrams: products.weightGrams,
			videoPath: products.videoPath,
			preOrderArrivesAt: products.preOrderArrivesAt,
			seller: {
				name: shops.name,
				rating: shops.rating,
				followerCount: shops.followerCount,
				replyMinutes: shops.replyMinutes,
				pictureKey: shops.pictureKey,
				tint: shops.tint,
				backAt: shops.backAt,
				productCount: sql<number>`coalesce((select sum(${productCounts.products})::int from ${productCounts}
					where ${productCounts.shopId} = ${shops.id} and ${productCounts.categoryId} = 0), 0)`,
			},
			categoryIds: sql<
				(number | null)[]
			>`array[${products.category1Id}, ${products.category2Id}, ${products.category3Id}]`,
		})
		.from(products)
		.innerJoin(shops, eq(shops.id, products.shopId))
		.leftJoin(productTypes, eq(productTypes.key, products.typeKey))
		.where(and(eq(products.id, id), eq(products.edition, edition), isShown));
	if (!row) throw await notFound(db, id, edition);
	const ids = row.categoryIds.filter((categoryId) => categoryId !== null);
	const [variants, tiers, path, related, plans, sale] = await Promise.all([
		db.select().from(productVariants).where(eq(productVariants.productId, id)).orderBy(asc(productVariants.position)),
		db.select().from(priceTiers).where(eq(priceTiers.productId, id)).orderBy(asc(priceTiers.minQuantity)),
		ids.length === 0
			? []
			: db.select().from(categories).where(inArray(categories.id, ids)).orderBy(asc(categories.level)),
		relatedTo(db, { id, edition, kind: row.kind, ids }),
		row.kind === 'digital' ? plansOf(db, id) : [],
		flashSaleOfProduct(db, edition, id, now),
	]);
	const name = row.name[language];
	return {
		...toSummary(row, language),
		description: row.description[language],
		pictures: row.pictureKeys.map((key) => pictureOf(key, row.tint, name, language)),
		options: row.options.map((option) => ({
			key: option.key,
			name: option.name[language],
			values: option.values.map((value) => ({
				key: value.key,
				name: value.name[language],
				swatch: value.swatch,
				...(value.pictureKeys && {
					pictures: value.pictureKeys.map((key) =>
						pictureOf(key, row.tint, `${name}, ${value.name[language]}`, language),
					),
				}),
			})),
		})),
		variants: variants.map((variant) => ({
			id: String(variant.id),
			values: variant.values,
			price: moneyOf(edition, variant.price),
			previousPrice: variant.previousPrice === null ? null : moneyOf(edition, variant.previousPrice),
			stock: variant.normalPrice === null ? variant.stock : Math.min(variant.stock, sale?.piecesLeft ?? variant.stock),
		})),
		priceTiers: toPriceLadder(edition, row.price, tiers),
		facts: row.facts.map((fact) => ({ name: fact.name[language], value: fact.value[language] })),
		details: detailsOf(row, language),
		categoryPath: path.map((category) => ({
			id: String(category.id),
			route: category.route,
			slug: category.slug,
			name: category.name,
		})),
		deliveryDays: daysOf(row.kind),
		maxQuantity: row.maxQuantity,
		isWholesale: row.isWholesale,
		weightGrams: row.weightGrams,
		videoPath: row.videoPath,
		preOrderArrivesAt: row.preOrderArrivesAt?.toISOString() ?? null,
		flashSale: sale?.shown ?? null,
		plans,
		seller: {
			rating: row.seller.rating,
			followerCount: row.seller.followerCount,
			replyMinutes: row.seller.replyMinutes,
			productCount: row.seller.productCount,
			picture: pictureOf(row.seller.pictureKey, row.seller.tint, row.seller.name[language], language),
			...awayOf(row.seller.backAt, now),
		},
		related: related.map((other) => toSummary(other, language, now)),
	};
}

const NO_DETAILS: Product['details'] = {
	sizeChart: null,
	contents: [],
	ingredients: null,
	storage: null,
	care: [],
	warranty: null,
};

/** What holds for a product's type; a size chart only where sizes are chosen, or where one fits all. */
function detailsOf(
	{ details, options }: { readonly details: StoredDetails | null; readonly options: readonly StoredOption[] },
	language: Language,
): Product['details'] {
	if (details === null) return NO_DETAILS;
	const { sizeChart, contents, ingredients, storage, care, warranty } = details;
	const isSized = sizeChart !== null && (sizeChart.rows.length === 1 || options.some(({ key }) => key === 'size'));
	return {
		sizeChart: isSized
			? {
					measures: sizeChart.measures.map(({ name, howTo }) => ({ name: name[language], howTo: howTo[language] })),
					rows: sizeChart.rows.map(({ size, centimetres }) => ({ size: size[language], centimetres })),
				}
			: null,
		contents: contents.map(({ quantity, name }) => ({ quantity, name: name[language] })),
		ingredients: ingredients && {
			list: ingredients.list[language],
			allergens: ingredients.allergens?.[language] ?? null,
		},
		storage: storage && { ...storage, how: storage.how[language] },
		care: care.map((step) => step[language]),
		warranty: warranty && {
			months: warranty.months,
			covers: warranty.covers[language],
			excludes: warranty.excludes[language],
		},
	};
}

/** A product is sold in one edition; on the other host the error names the edition that sells it. */
async function notFound(db: Db, id: number, edition: Edition): Promise<Failure> {
	const [inOtherEdition] = await db
		.select({ edition: products.edition })
		.from(products)
		.where(and(eq(products.id, id), onSale, ne(products.edition, edition)));
	return new Failure('product_not_found', inOtherEdition && { details: { edition: inOtherEdition.edition } });
}

/** What the variants of a digital product give (Decision 14). */
async function plansOf(db: Db, productId: number): Promise<Product['plans']> {
	const rows = await db
		.select({ plan: digitalPlans })
		.from(digitalPlans)
		.innerJoin(productVariants, eq(productVariants.id, digitalPlans.variantId))
		.where(eq(productVariants.productId, productId))
		.orderBy(asc(productVariants.position));
	return rows.map(({ plan: { variantId, kind, days, delivery, isEmailed } }) => ({
		variantId: String(variantId),
		kind: kind === 'days' || kind === 'life_time' ? kind : 'one_time',
		days,
		delivery: delivery === 'download' ? 'download' : 'code',
		isEmailed,
	}));
}

/** Products of the same category, the nearest level first; level by level, so that an index finds each. */
async function relatedTo(
	db: Db,
	product: { id: number; edition: Edition; kind: string; ids: readonly number[] },
): Promise<SummaryRow[]> {
	const [first, second, third] = product.ids;
	const levels: (SQL | undefined)[] = [
		third === undefined ? undefined : eq(products.category3Id, third),
		second === undefined ? undefined : eq(products.category2Id, second),
		first === undefined ? undefined : eq(products.category1Id, first),
	].filter((level) => level !== undefined);
	const found: SummaryRow[] = [];
	for (const level of levels.length === 0 ? [undefined] : levels) {
		if (found.length >= RELATED) break;
		const rows = await selectSummaries(db)
			.where(
				and(eq(products.edition, product.edition), eq(products.kind, product.kind), ne(products.id, product.id), level),
			)
			.orderBy(desc(products.score), desc(products.id))
			.limit(RELATED);
		found.push(...rows.filter(({ id }) => !found.some((other) => other.id === id)));
	}
	return soldOutLast(found).slice(0, RELATED);
}
