import { type Edition, isEdition } from '@zaylat/domain/editions';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { regions, shops } from '../db/schema/index.ts';
import { LARGEST_REGION, openShop } from './open-shop.ts';
import { accountFor, type Making, type Person } from './people.ts';
import { MarketProblem } from './problem.ts';

/** A shop as it is opened. */
export interface NewShop {
	readonly edition: string;
	/** Its address: small letters, digits, hyphens. */
	readonly slug: string;
	readonly name: string;
	/** Region that its parcels leave from; that of the largest city unless given. */
	readonly region?: string | undefined;
	readonly owner: Person;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = { slug: 40, name: 60 } as const;
/**
 * Opens a shop with its owner.
 * @returns its id
 * @throws MarketProblem when something given does not fit, or base data are missing
 */
export async function createShop(making: Making, shop: NewShop): Promise<number> {
	const { db, now } = making;
	const { edition } = shop;
	if (!isEdition(edition)) throw new MarketProblem(`--edition must be mm or th, not "${edition}".`);
	const name = shop.name.trim();
	if (!SLUG.test(shop.slug) || shop.slug.length > LONGEST.slug) {
		throw new MarketProblem(`--slug must be small letters, digits and hyphens, at most ${LONGEST.slug} in all.`);
	}
	if (name === '' || name.length > LONGEST.name) {
		throw new MarketProblem(`--name must have 1 to ${LONGEST.name} characters.`);
	}
	await requireFree(db, shop.slug);
	const regionId = await regionOf(db, edition, shop.region);
	const owner = await accountFor(making, shop.owner);
	return db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ id: number }>(sql`select nextval('shop_ids')::int as id`);
		const id = rows[0]?.id ?? 0;
		await openShop(tx, { id, edition, slug: shop.slug, name, regionId, ownerId: owner.id, at: new Date(now()) });
		return id;
	});
}

async function requireFree(db: Db, slug: string): Promise<void> {
	const taken = await db.select({ id: shops.id }).from(shops).where(eq(shops.slug, slug));
	if (taken.length > 0) throw new MarketProblem(`There is a shop "${slug}" already.`);
}

async function regionOf(db: Db, edition: Edition, wanted: string | undefined): Promise<string> {
	const id = wanted ?? LARGEST_REGION[edition];
	const found = await db
		.select({ id: regions.id })
		.from(regions)
		.where(and(eq(regions.id, id), eq(regions.country, edition)));
	if (found.length > 0) return id;
	const [any] = await db.select({ id: regions.id }).from(regions).limit(1);
	if (!any) throw new MarketProblem('There are no regions yet: run pnpm base-data load first.');
	throw new MarketProblem(
		`There is no region "${id}" in the edition ${edition}; an example is ${LARGEST_REGION[edition]}.`,
	);
}
