import type { OfferResult, OfferUpdate } from '@zaylat/api-client/contract';
import { type Offer, updateOffer } from '@zaylat/domain/goods';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { flashSaleItems, listedProducts, products, productVariants, variantNames } from '../db/schema/index.ts';
import { moneyOf, readId } from '../products/summary.ts';
import { publishGoodsChange } from './news.ts';
import { priceProducts } from './product-price.ts';
import { applySalePrices, normalPricesOf } from './sale-prices.ts';

/** A shop whose offers are updated. */
interface OfferingShop {
	readonly id: number;
	readonly edition: string;
}

/** Updates of one transaction: buyers wait for its end, so it is a short one. */
const BATCH = 100;

/**
 * Updates prices and stock of a shop's variants, by the rules of the domain, some in a transaction each: after a failure
 * the whole request can be repeated, since what was applied is stale then.
 * @returns a result for each update, in their order
 */
export async function writeOffers(
	db: Db,
	shop: OfferingShop,
	updates: readonly OfferUpdate[],
	now: Date,
): Promise<OfferResult[]> {
	const results: OfferResult[] = [];
	for (let start = 0; start < updates.length; start += BATCH) {
		const batch = updates.slice(start, start + BATCH);
		results.push(...(await db.transaction((tx) => writeBatch(tx, shop, batch, now))));
	}
	return results;
}

/** A locked variant, and whether shoppers see its product. */
interface Held {
	readonly productId: number;
	readonly isVisible: boolean;
	offer: Offer;
	isChanged: boolean;
}

async function writeBatch(
	tx: Db,
	shop: OfferingShop,
	updates: readonly OfferUpdate[],
	now: Date,
): Promise<OfferResult[]> {
	const named = await variantsNamed(tx, shop.id, updates);
	const held = await holdVariants(tx, shop.id, [...new Set(named.values())]);
	const results = updates.map((update) => apply(update, held, named, shop.edition));
	const changed = [...held].filter(([, { isChanged }]) => isChanged);
	if (changed.length === 0) return results;
	await storeOffers(tx, changed);
	const priced = [...new Set(changed.map(([, { productId }]) => productId))];
	await priceProducts(tx, priced);
	await applySalePrices(tx, priced, now);
	const seen = changed.flatMap(([, { productId, isVisible }]) => (isVisible ? [productId] : []));
	if (seen.length > 0) await publishGoodsChange(tx, [...new Set(seen)]);
	return results;
}

/** The variants that updates name; a variant that is named by its id and another's name is none. */
async function variantsNamed(
	tx: Db,
	shopId: number,
	updates: readonly OfferUpdate[],
): Promise<ReadonlyMap<OfferUpdate, number>> {
	const names = [...new Set(updates.flatMap(({ externalId }) => externalId ?? []))];
	const rows =
		names.length === 0
			? []
			: await tx
					.select({ externalId: variantNames.externalId, id: variantNames.variantId })
					.from(variantNames)
					.where(and(eq(variantNames.shopId, shopId), inArray(variantNames.externalId, names)));
	const ids = new Map(rows.map(({ externalId, id }) => [externalId, id]));
	return new Map(
		updates.flatMap((update) => {
			const { variantId, externalId } = update;
			const byId = variantId === undefined ? undefined : readId(variantId);
			const byName = externalId === undefined ? undefined : ids.get(externalId);
			const isOne = variantId === undefined || externalId === undefined || byId === byName;
			const id = byId ?? byName;
			return id !== undefined && isOne ? [[update, id] as const] : [];
		}),
	);
}

/**
 * Locks variants of a shop, then their products and what is listed of these, each in the order of the ids: an order locks
 * variants and then listed products, a review a product and then its listing. The other variants of products in flash sales
 * are locked too, since the prices of all follow the cheapest one.
 */
async function holdVariants(tx: Db, shopId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Held>> {
	if (ids.length === 0) return new Map();
	const named = tx
		.select({ id: productVariants.productId })
		.from(productVariants)
		.where(inArray(productVariants.id, [...ids]));
	const inSales = tx.select({ id: flashSaleItems.productId }).from(flashSaleItems);
	const rows = await tx
		.select({ variant: productVariants, state: products.state })
		.from(productVariants)
		.innerJoin(products, eq(products.id, productVariants.productId))
		.where(
			and(
				or(
					inArray(productVariants.id, [...ids]),
					and(inArray(productVariants.productId, named), inArray(productVariants.productId, inSales)),
				),
				eq(products.shopId, shopId),
			),
		)
		.orderBy(asc(productVariants.id))
		.for('no key update', { of: productVariants });
	const productIds = rows.map(({ variant }) => variant.productId);
	if (productIds.length === 0) return new Map();
	await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, productIds))
		.orderBy(asc(products.id))
		.for('no key update');
	await tx
		.select({ id: listedProducts.productId })
		.from(listedProducts)
		.where(inArray(listedProducts.productId, productIds))
		.orderBy(asc(listedProducts.productId))
		.for('update');
	return new Map(
		rows.map(({ variant, state }) => {
			const { id, productId, stock, offerVersion: version } = variant;
			const offer = { version, ...normalPricesOf(variant), stock };
			return [id, { productId, isVisible: state === 'on_sale', offer, isChanged: false }];
		}),
	);
}

function apply(
	update: OfferUpdate,
	held: ReadonlyMap<number, Held>,
	named: ReadonlyMap<OfferUpdate, number>,
	edition: string,
): OfferResult {
	const id = named.get(update);
	const variant = id === undefined ? undefined : held.get(id);
	const { variantId = null, externalId = null, version, price, previousPrice, stock, stockBy } = update;
	if (!variant) return { variantId, externalId, status: 'not_found', problem: null, offer: null };
	const { currency } = moneyOf(edition, 0);
	const isOther = [price, previousPrice].some((each) => each && each.currency !== currency);
	const amounts = { price: price?.amount, previousPrice: previousPrice === null ? null : previousPrice?.amount };
	const result = isOther
		? ({ kind: 'refused', problem: 'currency_wrong' } as const)
		: updateOffer(variant.offer, { version, ...amounts, stock, stockBy });
	if (result.kind === 'applied') {
		variant.offer = result.offer;
		variant.isChanged = true;
	}
	const { offer } = variant;
	return {
		variantId: String(id),
		externalId,
		status: result.kind,
		problem: result.kind === 'refused' ? result.problem : null,
		offer: {
			...offer,
			price: moneyOf(edition, offer.price),
			previousPrice: offer.previousPrice === null ? null : moneyOf(edition, offer.previousPrice),
		},
	};
}

/** Writes the offers of locked variants in one statement. */
async function storeOffers(tx: Db, changed: readonly (readonly [id: number, held: Held])[]): Promise<void> {
	const column = (read: (offer: Offer) => number | null) => sql.param(changed.map(([, { offer }]) => read(offer)));
	await tx.execute(sql`
		update ${productVariants}
		set price = given.price, previous_price = given.previous_price, normal_price = null, normal_previous_price = null,
			stock = given.stock, offer_version = given.version
		from unnest(
			${sql.param(changed.map(([id]) => id))}::int[], ${column(({ price }) => price)}::bigint[],
			${column(({ previousPrice }) => previousPrice)}::bigint[], ${column(({ stock }) => stock)}::int[],
			${column(({ version }) => version)}::bigint[]
		) as given(id, price, previous_price, stock, version)
		where ${productVariants.id} = given.id`);
}
