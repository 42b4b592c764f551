import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { insertMany } from '../db/insert-many.ts';
import { digitalPlans, orderLines, priceTiers, productVariants, variantNames } from '../db/schema/index.ts';
import { GoodsRefused, type WrittenProduct, type WrittenVariant } from './format.ts';
import type { StoredGoods } from './read.ts';

/** A written variant with the stored one that it changes; undefined for a new one. */
export interface Matched {
	readonly variant: WrittenVariant;
	readonly id: number | undefined;
}

/** Finds the stored variant of each written one: by the shop's name of it, else by its values. */
export function matchVariants(
	written: readonly WrittenVariant[],
	stored: Pick<StoredGoods, 'written' | 'variantIds'> | undefined,
): Matched[] {
	const rows = (stored?.written.variants ?? []).map((variant, i) => ({ variant, id: stored?.variantIds[i] }));
	const taken = new Set<number | undefined>();
	const take = (fits: (variant: WrittenVariant) => boolean) => {
		const found = rows.find(({ variant, id }) => !taken.has(id) && fits(variant));
		if (found) taken.add(found.id);
		return found?.id;
	};
	// Names first, in all variants: another one may have had its values.
	const byName = written.map(({ externalId }) =>
		externalId === null ? undefined : take((other) => other.externalId === externalId),
	);
	return written.map((variant, i) => ({
		variant,
		id:
			byName[i] ??
			take(({ values, externalId }) => {
				const isSame = variant.externalId === null || externalId === null;
				return isSame && JSON.stringify(values) === JSON.stringify(variant.values);
			}),
	}));
}

/**
 * Takes the stored price and stock of variants whose written version is not newer.
 * @param writesUnversioned whether the version 0 is newer than any
 */
export function keepNewerOffers(
	matched: readonly Matched[],
	stored: Pick<StoredGoods, 'written' | 'variantIds'> | undefined,
	writesUnversioned: boolean,
): WrittenVariant[] {
	return matched.map(({ variant, id }) => {
		const before = stored?.written.variants[stored.variantIds.indexOf(id ?? 0)];
		if (id === undefined || !before) return variant;
		if (writesUnversioned && variant.version === 0) return { ...variant, version: before.version };
		if (variant.version > before.version) return variant;
		const { price, previousPrice, stock, version } = before;
		return { ...variant, price, previousPrice, stock, version };
	});
}

/** A product whose variants and ladder are written; it is locked with those that are stored. */
export interface VariantsOf {
	readonly productId: number;
	readonly matched: readonly Matched[];
	readonly storedIds: readonly number[];
}

/**
 * Writes the variants of products of a shop.
 * @throws GoodsRefused for a name of another product's variant, and when a variant is left out that was ordered
 */
export async function writeVariants(tx: Db, shopId: number, all: readonly VariantsOf[]): Promise<void> {
	const kept = new Set(all.flatMap(({ matched }) => matched.flatMap(({ id }) => id ?? [])));
	const stored = all.flatMap(({ storedIds }) => storedIds);
	await removeVariants(
		tx,
		stored.filter((id) => !kept.has(id)),
	);
	const fresh = await nextIds(tx, all.flatMap(({ matched }) => matched.filter(({ id }) => id === undefined)).length);
	const rows = all.flatMap(({ productId, matched }) =>
		matched.map(({ variant, id }, position): WrittenRow => {
			return { ...variant, id: id ?? fresh.shift() ?? 0, productId, position };
		}),
	);
	const changed = rows.filter(({ id }) => kept.has(id));
	if (changed.length > 0) {
		// Out of the way first: places and values are unique, and may be those of another variant now.
		await tx.execute(sql`
			update ${productVariants} set position = -1 - position, values = array_prepend('~', values)
			where ${inArray(productVariants.id, [...kept])}`);
		await tx.execute(sql`
			update ${productVariants} set position = given.position,
				values = array(select jsonb_array_elements_text(given.values)), price = given.price,
				previous_price = given.previous, normal_price = null, normal_previous_price = null, stock = given.stock, offer_version = given.version
			from jsonb_to_recordset(${JSON.stringify(changed.map(recordOf))}::jsonb)
				as given(id int, position smallint, values jsonb, price bigint, previous bigint, stock int, version bigint)
			where ${productVariants.id} = given.id`);
	}
	await insertMany(
		tx,
		productVariants,
		rows.filter(({ id }) => !kept.has(id)).map(({ version: offerVersion, ...row }) => ({ ...row, offerVersion })),
	);
	if (kept.size > 0) {
		const ids = [...kept];
		await tx.delete(variantNames).where(inArray(variantNames.variantId, ids));
		await tx.delete(digitalPlans).where(inArray(digitalPlans.variantId, ids));
	}
	await addNames(tx, shopId, rows);
	await addPlans(tx, rows);
}

const recordOf = ({ id, position, values, price, previousPrice, stock, version }: WrittenRow) => ({
	...{ id, position, values, price, stock, version },
	previous: previousPrice,
});

interface WrittenRow extends WrittenVariant {
	readonly id: number;
	readonly productId: number;
	readonly position: number;
}

async function nextIds(tx: Db, count: number): Promise<number[]> {
	if (count === 0) return [];
	const { rows } = await tx.execute<{ id: number }>(
		sql`select nextval('variant_ids')::int as id from generate_series(1, ${count})`,
	);
	return rows.map(({ id }) => id);
}

async function removeVariants(tx: Db, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const ordered = await tx
		.select({ id: orderLines.variantId })
		.from(orderLines)
		.where(inArray(orderLines.variantId, [...ids]))
		.limit(1);
	if (ordered.length > 0) throw new GoodsRefused([{ field: 'variants', problem: 'ordered' }]);
	await tx.delete(productVariants).where(inArray(productVariants.id, [...ids]));
}

async function addNames(tx: Db, shopId: number, rows: readonly WrittenRow[]): Promise<void> {
	const named = rows.flatMap(({ id, externalId }) => (externalId === null ? [] : [{ id, externalId }]));
	if (named.length === 0) return;
	const added = await tx
		.insert(variantNames)
		.values(named.map(({ externalId, id }) => ({ shopId, externalId, variantId: id })))
		.onConflictDoNothing()
		.returning({ id: variantNames.variantId });
	const done = new Set(added.map(({ id }) => id));
	const taken = rows.flatMap(({ id, externalId, position }) =>
		externalId !== null && !done.has(id) ? [{ field: `variants.${position}.externalId`, problem: 'taken' }] : [],
	);
	if (taken.length > 0) throw new GoodsRefused(taken);
}

const addPlans = (tx: Db, rows: readonly WrittenRow[]): Promise<void> =>
	insertMany(
		tx,
		digitalPlans,
		rows.flatMap(({ id, plan }) => {
			if (!plan) return [];
			const { file: filePath, ...given } = plan;
			return [{ ...given, variantId: id, filePath }];
		}),
	);

/** The price ladder of a product, and what it was. */
export interface TiersOf {
	readonly productId: number;
	readonly tiers: WrittenProduct['tiers'];
	readonly before: WrittenProduct['tiers'];
}

/** Writes the price ladders of products; steps that stay are not written again. */
export async function writeTiers(tx: Db, all: readonly TiersOf[]): Promise<void> {
	const isIn = (list: TiersOf['tiers']) => (tier: TiersOf['tiers'][number]) =>
		list.some(({ minQuantity, percentOff }) => minQuantity === tier.minQuantity && percentOff === tier.percentOff);
	for (const { productId, tiers, before } of all) {
		const gone = before.filter((tier) => !isIn(tiers)(tier)).map(({ minQuantity }) => minQuantity);
		if (gone.length === 0) continue;
		await tx.delete(priceTiers).where(and(eq(priceTiers.productId, productId), inArray(priceTiers.minQuantity, gone)));
	}
	await insertMany(
		tx,
		priceTiers,
		all.flatMap(({ productId, tiers, before }) =>
			tiers.filter((tier) => !isIn(before)(tier)).map((tier) => ({ ...tier, productId })),
		),
	);
}
