import { salePrices } from '@zaylat/domain/flash-sale';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { flashSaleItems, flashSales, listedProducts, products, productVariants } from '../db/schema/index.ts';
import { priceProducts } from './product-price.ts';

/** Flash sales that run at a moment. */
export const runsAt = (now: Date) => and(lte(flashSales.startsAt, now), gt(flashSales.endsAt, now));

/** Products of flash sales with pieces left at their price (`hasSalePieces` of the domain). */
export const hasPiecesLeft = or(isNull(flashSaleItems.pieces), lt(flashSaleItems.sold, flashSaleItems.pieces));

/** Prices of a variant outside of flash sales. */
export const normalPricesOf = ({
	price,
	previousPrice,
	normalPrice,
	normalPreviousPrice,
}: Pick<typeof productVariants.$inferSelect, 'price' | 'previousPrice' | 'normalPrice' | 'normalPreviousPrice'>): {
	price: number;
	previousPrice: number | null;
} => (normalPrice === null ? { price, previousPrice } : { price: normalPrice, previousPrice: normalPreviousPrice });

/** What the rules of flash sales know of a product's prices. @param variants at least one, in their order */
export function cheapestNormal(variants: readonly Parameters<typeof normalPricesOf>[0][]) {
	const [first, ...others] = variants.map(normalPricesOf);
	const cheapest = others.reduce((one, other) => (one && one.price <= other.price ? one : other), first);
	return { normalPrice: cheapest?.price ?? 0, isReduced: cheapest?.previousPrice != null };
}

/** Locks products with their variants and what is listed of them, in the order in which all writes of goods and orders do. */
export async function holdPriced(tx: Db, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const some = [...ids];
	await tx
		.select({ id: productVariants.id })
		.from(productVariants)
		.where(inArray(productVariants.productId, some))
		.orderBy(asc(productVariants.id))
		.for('no key update');
	await tx
		.select({ id: products.id })
		.from(products)
		.where(inArray(products.id, some))
		.orderBy(asc(products.id))
		.for('no key update');
	await tx
		.select({ id: listedProducts.productId })
		.from(listedProducts)
		.where(inArray(listedProducts.productId, some))
		.orderBy(asc(listedProducts.productId))
		.for('update');
}

/** Variants whose prices are not those that the flash sales of a moment give them, with the prices that they should have. */
async function wrongPrices(db: Db, ids: readonly number[], now: Date) {
	const sales = await db
		.select({ productId: flashSaleItems.productId, price: flashSaleItems.price })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.where(
			and(inArray(flashSaleItems.productId, [...ids]), isNotNull(flashSaleItems.price), runsAt(now), hasPiecesLeft),
		);
	const inSale = sales.map(({ productId }) => productId);
	const variants = await db
		.select()
		.from(productVariants)
		.where(
			and(
				inArray(productVariants.productId, [...ids]),
				or(isNotNull(productVariants.normalPrice), inArray(productVariants.productId, inSale)),
			),
		)
		.orderBy(asc(productVariants.productId), asc(productVariants.position));
	const saleOf = new Map(sales.map(({ productId, price }) => [productId, price]));
	return [...Map.groupBy(variants, ({ productId }) => productId)].flatMap(([productId, own]) => {
		const normal = own.map(normalPricesOf);
		const wanted = salePrices(normal, saleOf.get(productId) ?? null);
		return own.flatMap((variant, at) => {
			const [before, after] = [normal[at], wanted[at]];
			if (!before || !after) return [];
			const isCheaper = after.price < before.price;
			const row = {
				...{ id: variant.id, price: after.price, previous: after.previousPrice },
				...{ normal: isCheaper ? before.price : null, normal_previous: isCheaper ? before.previousPrice : null },
			};
			const isRight =
				variant.price === row.price &&
				variant.previousPrice === row.previous &&
				variant.normalPrice === row.normal &&
				variant.normalPreviousPrice === row.normal_previous;
			return isRight ? [] : [{ productId, row }];
		});
	});
}

/**
 * Gives locked products the prices of the flash sales of a moment, and those that are in none their normal ones.
 * @returns the products whose prices changed
 */
export async function applySalePrices(tx: Db, ids: readonly number[], now: Date): Promise<number[]> {
	if (ids.length === 0) return [];
	const wrong = await wrongPrices(tx, ids, now);
	if (wrong.length === 0) return [];
	await tx.execute(sql`
		update ${productVariants} set price = given.price, previous_price = given.previous,
			normal_price = given.normal, normal_previous_price = given.normal_previous
		from jsonb_to_recordset(${JSON.stringify(wrong.map(({ row }) => row))}::jsonb)
			as given(id int, price bigint, previous bigint, normal bigint, normal_previous bigint)
		where ${productVariants.id} = given.id`);
	const changed = [...new Set(wrong.map(({ productId }) => productId))];
	await priceProducts(tx, changed);
	return changed;
}

/** Products whose prices are not those of the flash sales of a moment: some that begin, end, or are sold out. */
export async function wronglyPriced(db: Db, now: Date): Promise<number[]> {
	const inSale = await db
		.selectDistinct({ id: productVariants.productId })
		.from(productVariants)
		.where(isNotNull(productVariants.normalPrice));
	const wanted = await db
		.selectDistinct({ id: flashSaleItems.productId })
		.from(flashSaleItems)
		.innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
		.where(and(isNotNull(flashSaleItems.price), runsAt(now), hasPiecesLeft));
	const ids = [...new Set([...inSale, ...wanted].map(({ id }) => id))];
	if (ids.length === 0) return [];
	return [...new Set((await wrongPrices(db, ids, now)).map(({ productId }) => productId))];
}
