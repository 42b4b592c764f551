import { createHash } from 'node:crypto';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { GOODS_MOVES, type GoodsActor, type GoodsState } from '@zaylat/domain/goods';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { insertMany, updateMany } from '../db/insert-many.ts';
import { products } from '../db/schema/index.ts';
import { withValues } from './attributes.ts';
import { changesOf, problemsOf, refusalsOf } from './check.ts';
import { columnsOf } from './columns.ts';
import { type GoodsProblem, GoodsRefused, type WrittenProduct } from './format.ts';
import { holdNamed, holdProducts, lockNames } from './hold.ts';
import { publishGoodsChange } from './news.ts';
import { type Place, placesOf } from './place.ts';
import { nameOfUnnamed, type StoredGoods } from './read.ts';
import { noteSubmissions } from './review.ts';
import { applySalePrices } from './sale-prices.ts';
import { keepNewerOffers, type Matched, matchVariants, writeTiers, writeVariants } from './variants.ts';

/** Whose goods are written. */
export interface GoodsShop {
	readonly id: number;
	readonly edition: Edition;
}

/** How a product is written. */
export interface Writing {
	readonly actor: GoodsActor;
	readonly now: Date;
	/** Changes this product, whatever its shop calls it. */
	readonly id?: number;
	/** Creates a product, and changes none that has its name already. */
	readonly isNew?: boolean;
	/** Changes what this revision shows; variants keep price and stock unless they have a newer version. */
	readonly revision?: string;
	/**
	 * Whether products are those of a seller's file: what the file does not call a draft is submitted for review, and what is
	 * further than that stays where it is.
	 */
	readonly isSubmitted?: boolean;
	/** Checks and writes as always, and takes it back at the end. */
	readonly isDryRun?: boolean;
}

/** What writing a product came to. */
export interface Written {
	readonly id: number;
	readonly outcome: 'created' | 'changed' | 'unchanged';
}

/** A product that was changed after the revision that is to be changed. */
export class GoodsChanged extends Error {
	override readonly name = 'GoodsChanged';
}

/** Names what a form shows of a product: all but its stock, which orders change. */
export function revisionOf({ variants, ...product }: WrittenProduct): string {
	const shown = [product, variants.map(({ stock: _, ...variant }) => variant)];
	return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 20);
}

/** Ends a transaction that only tried. */
class Tried extends Error {
	readonly written: Written;
	constructor(written: Written) {
		super('tried');
		this.written = written;
	}
}

/**
 * Creates or changes a product with its variants, ladder and plans, in one transaction; what is equal is not written. All
 * forms, files and programs write goods by this. A product that shoppers see is found and shown as it is now by all servers
 * within a second.
 * @throws GoodsRefused with every problem, by field; nothing was written then
 */
export async function writeGoods(db: Db, shop: GoodsShop, product: WrittenProduct, writing: Writing): Promise<Written> {
	try {
		return await db.transaction(async (tx) => {
			const [result] = await writeMany(tx, shop, [product], writing);
			if (!result) throw new Error('a product without a result');
			if ('problems' in result) throw new GoodsRefused(result.problems);
			if (writing.isDryRun) throw new Tried(result);
			return result;
		});
	} catch (error) {
		if (error instanceof Tried) return error.written;
		throw error;
	}
}

/** What writing a product of several came to. */
export type WriteResult = Written | { readonly problems: readonly GoodsProblem[] };

/** A product with what is stored of it and where it belongs, checked. */
interface Checked {
	readonly product: WrittenProduct;
	readonly stored: StoredGoods | undefined;
	readonly place: Place;
	readonly matched: readonly Matched[];
	readonly problems: readonly GoodsProblem[];
}

/**
 * Writes products of a shop with different names, in the caller's transaction; a product that breaks a rule is left out and
 * stops no other.
 * @returns what came of each, in their order
 * @throws GoodsRefused for what is only found while it is written, as a taken name of a variant: nothing may be kept then
 */
export async function writeMany(
	tx: Db,
	shop: GoodsShop,
	sent: readonly WrittenProduct[],
	writing: Omit<Writing, 'isDryRun'>,
): Promise<WriteResult[]> {
	const checked = await checkMany(tx, shop, sent, writing);
	const results = checked.map(({ problems, stored, product }): WriteResult | undefined => {
		if (problems.length > 0) return { problems };
		return stored && isUnchanged(stored, product) ? { id: stored.id, outcome: 'unchanged' } : undefined;
	});
	const due = checked.filter((_, i) => results[i] === undefined);
	const written = await storeMany(tx, shop, due, writing.now);
	return results.map((result) => result ?? written.shift() ?? { problems: [] });
}

function isUnchanged({ written }: StoredGoods, product: WrittenProduct): boolean {
	if (written.state !== product.state || changesOf(written, product).length > 0) return false;
	return product.variants.every(({ version }, i) => version === written.variants[i]?.version);
}

async function checkMany(
	tx: Db,
	shop: GoodsShop,
	sent: readonly WrittenProduct[],
	writing: Omit<Writing, 'isDryRun'>,
): Promise<Checked[]> {
	const { id, isNew = false, revision, actor } = writing;
	const names = sent.flatMap(({ externalId }) => externalId ?? []);
	const held = await hold(tx, shop, names, id);
	const given = sent.map((each) => {
		const stored = typeof held === 'function' ? held(each.externalId) : held;
		const isUnnamed = stored?.written.externalId === null && each.externalId === nameOfUnnamed(stored.id);
		const state = writing.isSubmitted ? submittedState(each.state, stored?.written.state ?? 'draft') : each.state;
		return { stored, product: { ...each, state, ...(isUnnamed && { externalId: null }) } };
	});
	// A product that was found by its name has it.
	const taken = isNew || id !== undefined ? await takenNames(tx, shop, names, isNew ? undefined : id) : new Set();
	const places = await placesOf(
		tx,
		shop,
		given.map(({ product }) => product),
	);
	return given.map(({ product: read, stored }, i) => {
		const place = places[i];
		if (!place) throw new Error('a product without a place');
		const before = withValues(read, place.attributes);
		if (stored && revision !== undefined && revisionOf(stored.written) !== revision) throw new GoodsChanged();
		const matched = matchVariants(before.variants, stored);
		const product = { ...before, variants: keepNewerOffers(matched, stored, revision === undefined) };
		const written = product.variants.map((variant, j) => ({ id: matched[j]?.id, variant }));
		if (taken.has(product.externalId)) {
			return { product, stored, place, matched: written, problems: [{ field: 'externalId', problem: 'taken' }] };
		}
		const problems = [
			...problemsOf(product, place, EDITIONS[shop.edition].currency),
			...(product.type !== null && !place.hasType ? [{ field: 'type', problem: 'unknown' }] : []),
			...refusalsOf(actor, shop.id, stored?.written, product, writing.isSubmitted ? 'submit' : undefined),
		];
		return { product, stored, place, matched: written, problems };
	});
}

/** The state of a product of a seller's file: the move into review is the only one that a file makes. */
function submittedState(named: GoodsState, stored: GoodsState): GoodsState {
	return stored === 'draft' && named !== 'draft' ? GOODS_MOVES.submit.to : stored;
}

/** Locks the products that are written: the one with the id, else those that have the names. */
async function hold(tx: Db, shop: GoodsShop, names: readonly string[], id: number | undefined) {
	if (id === undefined) {
		const stored = await holdNamed(tx, shop, names);
		return (name: string | null) => (name === null ? undefined : stored.get(name));
	}
	await lockNames(tx, shop, names);
	const [stored] = await holdProducts(tx, shop, [id]);
	if (!stored) throw new GoodsRefused([{ field: 'id', problem: 'unknown' }]);
	return stored;
}

/** Those of some names that products of the shop have. @param id of the product that may have its own */
async function takenNames(tx: Db, shop: GoodsShop, names: readonly string[], id: number | undefined) {
	if (names.length === 0) return new Set<string | null>();
	const found = await tx
		.select({ id: products.id, externalId: products.externalId })
		.from(products)
		.where(and(eq(products.shopId, shop.id), inArray(products.externalId, [...names])));
	return new Set(found.filter((other) => other.id !== id).map(({ externalId }) => externalId));
}

async function storeMany(tx: Db, shop: GoodsShop, due: readonly Checked[], now: Date): Promise<Written[]> {
	if (due.length === 0) return [];
	const fresh = await nextIds(tx, due.filter(({ stored }) => !stored).length);
	const columns = await columnsOf(tx, shop.edition, due);
	const rows = due.map((each, i) => {
		const { stored } = each;
		const own = columns[i];
		if (!own) throw new Error('a product without columns');
		return { ...each, stored, columns: own, id: stored?.id ?? fresh.shift() ?? 0 };
	});
	const added = rows.filter(({ stored }) => !stored);
	await insertMany(
		tx,
		products,
		added.map(({ id, columns: own }) => {
			const start = {
				ratingAverage: 0,
				ratingCount: 0,
				soldCount: 0,
				score: 0,
				tint: (id % TINTS) + 1,
				createdAt: now,
			};
			return { id, shopId: shop.id, edition: shop.edition, ...start, ...own, state: 'draft' as const };
		}),
	);
	await writeVariants(
		tx,
		shop.id,
		rows.map(({ id, matched, stored }) => ({ productId: id, matched, storedIds: stored?.variantIds ?? [] })),
	);
	await writeTiers(
		tx,
		rows.map(({ id, product, stored }) => ({
			productId: id,
			tiers: product.tiers,
			before: stored?.written.tiers ?? [],
		})),
	);
	// Last, and all in one statement, so that each is listed once, with all that its listing depends on, and locks of counts
	// are taken in one order.
	await updateMany(
		tx,
		products,
		rows
			.filter(({ stored, columns: own }) => stored || own.state !== 'draft')
			.map(({ id, stored, columns: own }) => ({ id, ...(stored ? own : { state: own.state }) })),
	);
	// What was written are the normal prices.
	const changed = rows.flatMap(({ id, stored }) => (stored ? [id] : []));
	await applySalePrices(tx, changed, now);
	const submitted = rows.filter(({ stored, product }) => isSubmission(stored?.written.state, product.state));
	await noteSubmissions(
		tx,
		submitted.map(({ id }) => id),
		now,
	);
	const seen = rows.filter(({ stored, product }) => [stored?.written.state, product.state].includes('on_sale'));
	if (seen.length > 0) {
		// No cart has what is new.
		await publishGoodsChange(
			tx,
			seen.flatMap(({ id, stored }) => (stored ? [id] : [])),
		);
	}
	return rows.map(({ id, stored }) => ({ id, outcome: stored ? 'changed' : 'created' }));
}

/** Whether a product goes into review by being written. */
const isSubmission = (before: GoodsState | undefined, after: GoodsState): boolean =>
	after === 'in_review' && before !== 'in_review';

const TINTS = 6;

async function nextIds(tx: Db, count: number): Promise<number[]> {
	if (count === 0) return [];
	const { rows } = await tx.execute<{ id: number }>(
		sql`select nextval('product_ids')::int as id from generate_series(1, ${count})`,
	);
	return rows.map(({ id }) => id);
}
