import type { Money, ProductSummary } from '@zaylat/api-client/contract';
import { stockLevel } from '@zaylat/domain/cart';
import { CARRYING_ATTRIBUTE } from '@zaylat/domain/delivery';
import { DIGITAL_FORMS, type DigitalForm } from '@zaylat/domain/digital';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { percentOff } from '@zaylat/domain/flash-sale';
import type { Language } from '@zaylat/domain/languages';
import { wholeWords } from '@zaylat/domain/scripts';
import { tierPrice } from '@zaylat/domain/wholesale';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { prepared } from '../db/prepared.ts';
import {
	digitalPlans,
	priceTiers,
	products,
	productVariants,
	type StoredFact,
	shopDeliveryServices,
	shops,
} from '../db/schema/index.ts';
import { pictureOf } from '../pictures/keys.ts';
import { brandsAndTypesOf, TYPE_FACT } from '../search/product-terms.ts';
import { BRAND_FACT, brandOf } from './brands.ts';
import { couponOff, shopCoupons } from './coupon-off.ts';
import { onSale } from './on-sale.ts';
import { CONTENTS_KEYS, unitPriceOf } from './unit-price.ts';

/** Pieces that can be bought: fewer of a variant than the least quantity cannot. */
const stock = sql<number>`(
	select coalesce(sum(${productVariants.stock}), 0)::int from ${productVariants}
	where ${productVariants.productId} = ${products.id} and ${productVariants.stock} >= ${products.minQuantity}
)`;

/**
 * Whether some variant of the product at hand can be bought, from stock or in advance (`availabilityAt` of the domain); what
 * is not on sale cannot.
 */
export const canBeBought = sql<boolean>`(
	${onSale} and can_be_bought(${products.id}, ${products.minQuantity}, ${products.preOrderArrivesAt})
)`;

/** Percent off at the least quantity. */
export const leastPercentOff = sql<number>`(
	select coalesce(max(${priceTiers.percentOff}), 0) from ${priceTiers}
	where ${priceTiers.productId} = ${products.id} and ${priceTiers.minQuantity} <= ${products.minQuantity}
)`;

/** The form of a plan (`digitalFormOf` of the domain). */
export const planForm = sql<DigitalForm>`case
	when ${digitalPlans.delivery} = 'download' then 'download'
	when ${digitalPlans.kind} = 'days' then 'subscription'
	else ${digitalPlans.kind}
end`;

/** The plans of the product at hand. @param productId the column that names it */
export const plansFor = (productId: AnyPgColumn) => sql`${digitalPlans}
	join ${productVariants} on ${productVariants.id} = ${digitalPlans.variantId}
	where ${productVariants.productId} = ${productId}`;

const digitalForms = sql<DigitalForm[]>`case
	when ${products.kind} = 'digital' then array(select distinct ${planForm} from ${plansFor(products.id)})
	else '{}'
end`;

/** Attribute that says where a product comes from. */
const ORIGIN = 'origin';

/** The facts that cards show. */
const cardFacts = sql<StoredFact[]>`jsonb_path_query_array(${products.facts}, ${sql.raw(
	`'$[*] ? (${[...[BRAND_FACT, TYPE_FACT].map((name) => `@.name.en == "${name}"`), ...[ORIGIN, ...CONTENTS_KEYS].map((key) => `@.key == "${key}"`)].join(' || ')})'`,
)})`;

/**
 * Whether the shop of the product at hand pays the delivery of the least quantity by some service; carrying bulky goods is
 * never free.
 */
const isSentFree = sql<boolean>`(exists (
	select 1 from ${shopDeliveryServices} where ${shopDeliveryServices.shopId} = ${products.shopId}
		and ${shopDeliveryServices.freeFrom} <= ${products.price} * ${products.minQuantity}
) and not jsonb_path_exists(${products.facts}, ${sql.raw(`'$[*] ? (@.key == "${CARRYING_ATTRIBUTE}")'`)}))`;

/** Columns that a summary is made of. */
export const summaryColumns = {
	id: products.id,
	edition: products.edition,
	kind: products.kind,
	name: products.name,
	pictureKeys: products.pictureKeys,
	tint: products.tint,
	price: products.price,
	previousPrice: products.previousPrice,
	minQuantity: products.minQuantity,
	leastPercentOff,
	ratingAverage: products.ratingAverage,
	ratingCount: products.ratingCount,
	soldCount: products.soldCount,
	stock,
	canBeBought,
	digitalForms,
	group: sql<string | null>`coalesce(${products.category3Id}, ${products.category2Id}, ${products.category1Id})::text`,
	shop: { slug: shops.slug, name: shops.name, isVerified: shops.isVerified },
	cardFacts,
	isSentFree,
	shopCoupons,
};

/** Products on sale with the columns of a summary; add `where`, `orderBy`, `limit`. */
export const selectSummaries = (db: Db) =>
	db
		.select(summaryColumns)
		.from(products)
		.innerJoin(shops, and(eq(shops.id, products.shopId), onSale));

/** A row of `selectSummaries`. */
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

const readSummaries = prepared((db) =>
	selectSummaries(db)
		.where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
		.prepare('product_summaries'),
);

/** Summaries of products by id, in the order of the ids; unknown ids are left out. */
export const summariesOf = (db: Db, ids: readonly number[]): Promise<SummaryRow[]> =>
	sortByIds(ids, (known) => readSummaries(db).execute({ ids: known }));

/** Rows that were read by id, in the order of the ids. */
export async function sortByIds<Row extends { readonly id: number }>(
	ids: readonly number[],
	read: (ids: number[]) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
	if (ids.length === 0) return [];
	const rows = new Map((await read([...ids])).map((row) => [row.id, row]));
	return ids.flatMap((id) => rows.get(id) ?? []);
}

/** An amount in the currency of an edition's shops. */
export function moneyOf(edition: string, amount: number): Money {
	const key: Edition = edition === 'th' ? 'th' : 'mm';
	return { amount, currency: EDITIONS[key].currency };
}

/**
 * A product as lists show it, in the language of the request.
 * @param at milliseconds since 1970, at which a coupon of the shop has to hold; without it none is named
 */
export function toSummary(row: SummaryRow, language: Language, at?: number): ProductSummary {
	const name = row.name[language];
	const kind = row.kind === 'digital' ? 'digital' : 'goods';
	const price = tierPrice(moneyOf(row.edition, row.price), row.leastPercentOff);
	const previousPrice = row.previousPrice === null ? null : moneyOf(row.edition, row.previousPrice);
	const brand = brandOf(row.cardFacts)?.[language];
	const whole = wholeWords(
		name,
		brandsAndTypesOf(row.cardFacts).map((word) => word[language]),
	);
	const origin = row.cardFacts.find(({ key }) => key === ORIGIN)?.value[language];
	return {
		id: String(row.id),
		name,
		picture: pictureOf(row.pictureKeys[0] ?? '', row.tint, name, language),
		price,
		minQuantity: row.minQuantity,
		previousPrice,
		discountPercent: previousPrice === null ? null : percentOff(price, previousPrice),
		rating: row.ratingCount === 0 ? null : { average: row.ratingAverage, count: row.ratingCount },
		soldCount: row.soldCount,
		availability: stockLevel(row.stock, row.canBeBought),
		shop: { slug: row.shop.slug, name: row.shop.name[language], isVerified: row.shop.isVerified },
		kind,
		digitalForms: DIGITAL_FORMS.filter((form) => row.digitalForms.includes(form)),
		group: row.group ?? kind,
		...(whole.length > 0 && { wholeWords: whole.map(([start, end]) => [start, end]) }),
		...(brand && { brand }),
		...(origin && { origin }),
		...unitPriceOf(price, row.cardFacts),
		...(kind === 'goods' && row.isSentFree && { isSentFree: true }),
		...(at !== undefined && couponOff(price, row, at)),
	};
}

/** Ids of the categories of a product, first level first. */
export const categoryIdsOf = ({
	category1Id,
	category2Id,
	category3Id,
}: Pick<typeof products.$inferSelect, 'category1Id' | 'category2Id' | 'category3Id'>): number[] =>
	[category1Id, category2Id, category3Id].filter((id) => id !== null);

/** Products in their order, those that are sold out last. */
export const soldOutLast = <Row extends Pick<SummaryRow, 'canBeBought'>>(rows: readonly Row[]): Row[] =>
	rows.toSorted((one, other) => Number(other.canBeBought) - Number(one.canBeBought));

/** Ids are positive 32-bit numbers; anything else names no product. */
export function readId(text: string): number | undefined {
	return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
}
