import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { insertMany } from '../db/insert-many.ts';
import { digitalPlans, orderLines, priceTiers, productVariants, variantNames } from '../db/schema/index.ts';
import { GoodsRefused, type WrittenVariant } from './format.ts';
import type { StoredGoods } from './read.ts';

/** A product whose variants are written. */
interface Owner {
	readonly id: number;
	readonly shopId: number;
}

/** A written variant with the stored one that it changes; undefined for a new one. */
interface Matched {
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

/**
 * Writes the variants of a product, which is locked with its stored variants.
 * @throws GoodsRefused for a name of another product's variant, and when a variant is left out that was ordered
 */
export async function writeVariants(
	tx: Db,
	owner: Owner,
	matched: readonly Matched[],
	storedIds: readonly number[],
): Promise<void> {
	const kept = new Set(matched.flatMap(({ id }) => id ?? []));
	await removeVariants(
		tx,
		storedIds.filter((id) => !kept.has(id)),
	);
	const fresh = await nextIds(tx, matched.filter(({ id }) => id === undefined).length);
	const rows = matched.map(({ variant, id }, position) => ({ ...variant, id: id ?? fresh.shift() ?? 0, position }));
	if (kept.size > 0) {
		// Out of the way first: places and values are unique, and may be those of another variant now.
		await tx.execute(sql`
			update ${productVariants} set position = -1 - position, values = array_prepend('~', values)
			where ${productVariants.productId} = ${owner.id}`);
		await tx.execute(sql`
			update ${productVariants} set position = given.position,
				values = array(select jsonb_array_elements_text(given.values)), price = given.price,
				previous_price = given.previous, stock = given.stock, offer_version = given.version
			from jsonb_to_recordset(${JSON.stringify(rows.map(recordOf))}::jsonb)
				as given(id int, position smallint, values jsonb, price bigint, previous bigint, stock int, version bigint)
			where ${productVariants.id} = given.id`);
	}
	await insertMany(
		tx,
		productVariants,
		rows
			.filter(({ id }) => !kept.has(id))
			.map(({ version: offerVersion, ...row }) => ({ ...row, productId: owner.id, offerVersion })),
	);
	await writeNames(tx, owner.shopId, rows);
	await writePlans(tx, rows);
}

const recordOf = ({ id, position, values, price, previousPrice, stock, version }: WrittenRow) => ({
	...{ id, position, values, price, stock, version },
	previous: previousPrice,
});

interface WrittenRow extends WrittenVariant {
	readonly id: number;
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

async function writeNames(tx: Db, shopId: number, rows: readonly WrittenRow[]): Promise<void> {
	const named = rows.filter(({ externalId }) => externalId !== null);
	const ids = rows.map(({ id }) => id);
	if (ids.length === 0) return;
	await tx.delete(variantNames).where(inArray(variantNames.variantId, ids));
	if (named.length === 0) return;
	const added = await tx
		.insert(variantNames)
		.values(named.map(({ externalId, id }) => ({ shopId, externalId: externalId ?? '', variantId: id })))
		.onConflictDoNothing()
		.returning({ id: variantNames.variantId });
	const done = new Set(added.map(({ id }) => id));
	const taken = rows.flatMap(({ id, externalId }, i) =>
		externalId !== null && !done.has(id) ? [{ field: `variants.${i}.externalId`, problem: 'taken' }] : [],
	);
	if (taken.length > 0) throw new GoodsRefused(taken);
}

async function writePlans(tx: Db, rows: readonly WrittenRow[]): Promise<void> {
	const ids = rows.map(({ id }) => id);
	if (ids.length > 0) await tx.delete(digitalPlans).where(inArray(digitalPlans.variantId, ids));
	await insertMany(
		tx,
		digitalPlans,
		rows.flatMap(({ id, plan }) => {
			if (!plan) return [];
			const { file: filePath, ...given } = plan;
			return [{ ...given, variantId: id, filePath }];
		}),
	);
}

/** Writes the price ladder of a product; steps that stay are not written again. */
export async function writeTiers(
	tx: Db,
	productId: number,
	tiers: readonly { readonly minQuantity: number; readonly percentOff: number }[],
	before: typeof tiers,
): Promise<void> {
	const isIn = (list: typeof tiers) => (tier: (typeof tiers)[number]) =>
		list.some(({ minQuantity, percentOff }) => minQuantity === tier.minQuantity && percentOff === tier.percentOff);
	const gone = before.filter((tier) => !isIn(tiers)(tier)).map(({ minQuantity }) => minQuantity);
	const added = tiers.filter((tier) => !isIn(before)(tier));
	if (gone.length > 0) {
		await tx.delete(priceTiers).where(and(eq(priceTiers.productId, productId), inArray(priceTiers.minQuantity, gone)));
	}
	await insertMany(
		tx,
		priceTiers,
		added.map((tier) => ({ ...tier, productId })),
	);
}
