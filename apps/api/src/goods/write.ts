import { createHash } from 'node:crypto';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { filledText, type GoodsActor } from '@zaylat/domain/goods';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { listedProducts, products, productVariants, type StoredTexts } from '../db/schema/index.ts';
import { brandOf, insertBrands, slugOfBrand } from '../products/brands.ts';
import { readId } from '../products/summary.ts';
import { INDEX_VERSION, termColumns } from '../search/product-terms.ts';
import { changesOf, problemsOf, refusalsOf } from './check.ts';
import { type GoodsProblem, GoodsRefused, type WrittenProduct, type WrittenTexts } from './format.ts';
import { publishGoodsChange } from './news.ts';
import { type Place, placeOf } from './place.ts';
import { nameOfUnnamed, readGoods, type StoredGoods } from './read.ts';
import { keepNewerOffers, matchVariants, writeTiers, writeVariants } from './variants.ts';

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
			const written = await write(tx, shop, product, writing);
			if (writing.isDryRun) throw new Tried(written);
			return written;
		});
	} catch (error) {
		if (error instanceof Tried) return error.written;
		throw error;
	}
}

async function write(tx: Db, shop: GoodsShop, sent: WrittenProduct, writing: Writing): Promise<Written> {
	const { actor, now } = writing;
	const stored = await holdGoods(tx, shop, sent, writing.id);
	const isUnnamed = stored?.written.externalId === null && sent.externalId === nameOfUnnamed(stored.id);
	const given = isUnnamed ? { ...sent, externalId: null } : sent;
	if (stored && writing.revision !== undefined && revisionOf(stored.written) !== writing.revision)
		throw new GoodsChanged();
	// A product that was found by its name has it.
	const isRenamed = writing.isNew || given.externalId !== stored?.written.externalId;
	if (isRenamed && (await isNameTaken(tx, shop, given, writing.isNew ? undefined : stored?.id))) {
		throw new GoodsRefused([{ field: 'externalId', problem: 'taken' }]);
	}
	const place = await placeOf(tx, shop, given);
	const matched = matchVariants(given.variants, stored);
	const product = { ...given, variants: keepNewerOffers(matched, stored, writing.revision === undefined) };
	const problems: GoodsProblem[] = [
		...problemsOf(product, place.level, EDITIONS[shop.edition].currency),
		...(product.type !== null && !place.hasType ? [{ field: 'type', problem: 'unknown' }] : []),
		...refusalsOf(actor, shop.id, stored?.written, product),
	];
	if (problems.length > 0) throw new GoodsRefused(problems);
	if (stored && stored.written.state === product.state && changesOf(stored.written, product).length === 0) {
		const isNewer = product.variants.some(({ version }, i) => version !== stored.written.variants[i]?.version);
		if (!isNewer) return { id: stored.id, outcome: 'unchanged' };
	}
	const id = stored?.id ?? (await nextId(tx));
	const columns = { ...(await columnsOf(tx, shop, product, place)), ...priceOf(product) };
	if (!stored) {
		const start = { ratingAverage: 0, ratingCount: 0, soldCount: 0, score: 0, tint: (id % TINTS) + 1, createdAt: now };
		const owned = { id, shopId: shop.id, edition: shop.edition, ...start };
		await tx.insert(products).values({ ...owned, ...columns, state: 'draft' });
	}
	const owner = { id, shopId: shop.id };
	const variants = product.variants.map((variant, i) => ({ id: matched[i]?.id, variant }));
	await writeVariants(tx, owner, variants, stored?.variantIds ?? []);
	await writeTiers(tx, id, product.tiers, stored?.written.tiers ?? []);
	// Last, so that it is listed once, with all that its listing depends on.
	if (stored || product.state !== 'draft') {
		await tx
			.update(products)
			.set(stored ? columns : { state: product.state })
			.where(eq(products.id, id));
	}
	if ([stored?.written.state, product.state].includes('on_sale')) await publishGoodsChange(tx);
	return { id, outcome: stored ? 'changed' : 'created' };
}

const TINTS = 6;

/**
 * Locks a product with its variants, and what is listed of it, in the order in which all writes of goods do. Writers of one
 * name wait for each other, also while the product does not exist yet.
 */
export async function holdGoods(
	tx: Db,
	shop: Pick<GoodsShop, 'id'>,
	{ externalId }: Pick<WrittenProduct, 'externalId'>,
	id: number | undefined,
): Promise<StoredGoods | undefined> {
	if (externalId !== null) {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`goods ${shop.id} ${externalId}`}, 0))`);
	}
	if (id === undefined && externalId === null) return undefined;
	const unnamed = readId(/^#(\d+)$/.exec(externalId ?? '')?.[1] ?? '') ?? 0;
	const isNamed =
		externalId === null
			? undefined
			: or(eq(products.externalId, externalId), and(isNull(products.externalId), eq(products.id, unnamed)));
	const [found] = await tx
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.shopId, shop.id), id === undefined ? isNamed : eq(products.id, id)))
		.orderBy(asc(products.externalId))
		.limit(1);
	if (!found) {
		if (id !== undefined) throw new GoodsRefused([{ field: 'id', problem: 'unknown' }]);
		return undefined;
	}
	await tx
		.select({ id: productVariants.id })
		.from(productVariants)
		.where(eq(productVariants.productId, found.id))
		.orderBy(asc(productVariants.id))
		.for('no key update');
	await tx.select({ id: products.id }).from(products).where(eq(products.id, found.id)).for('no key update');
	await tx
		.select({ id: listedProducts.productId })
		.from(listedProducts)
		.where(eq(listedProducts.productId, found.id))
		.for('update');
	const [stored] = await readGoods(tx, [found.id]);
	return stored;
}

/** Whether another product of the shop has a product's name. @param id of the product itself, if there is one */
async function isNameTaken(tx: Db, shop: GoodsShop, { externalId }: WrittenProduct, id: number | undefined) {
	if (externalId === null) return false;
	const found = await tx
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.shopId, shop.id), eq(products.externalId, externalId)));
	return found.some((other) => other.id !== id);
}

async function nextId(tx: Db): Promise<number> {
	const { rows } = await tx.execute<{ id: number }>(sql`select nextval('product_ids')::int as id`);
	return rows[0]?.id ?? 0;
}

/** The price of the cheapest variant, the first of several, and what it cost before. */
function priceOf({ variants }: WrittenProduct) {
	const cheapest = variants.toSorted((one, other) => one.price - other.price)[0];
	return { price: cheapest?.price ?? 0, previousPrice: cheapest?.previousPrice ?? null };
}

/** The columns of a product that its shop writes, with what it is found by. */
async function columnsOf(tx: Db, { edition }: GoodsShop, product: WrittenProduct, place: Place) {
	const fill = (texts: WrittenTexts) => filledText(texts, edition);
	const texts = {
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
		facts: product.facts.map(({ name, value }) => ({ name: fill(name), value: fill(value) })),
	};
	const brand = brandOf(texts.facts);
	const brandIds = await insertBrands(tx, [texts]);
	const [category1Id = null, category2Id = null, category3Id = null] = place.ids;
	return {
		...texts,
		...{ category1Id, category2Id, category3Id },
		...termColumns({ ...texts, categories: place.names, shop: place.shop }),
		indexVersion: INDEX_VERSION,
		brandId: (brand && brandIds.get(slugOfBrand(brand))) ?? null,
		kind: product.kind,
		state: product.state,
		externalId: product.externalId,
		written: writtenTexts(product),
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
}

/** Texts as they were written; null when all are there, since they are stored anyway then. */
function writtenTexts({ name, description, options, facts }: WrittenProduct): StoredTexts | null {
	const all = [
		...[name, description],
		...options.flatMap((option) => [option.name, ...option.values.map((value) => value.name)]),
		...facts.flatMap((fact) => [fact.name, fact.value]),
	];
	const isWhole = ({ en, mm, thai, china }: WrittenTexts) => [en, mm, thai, china].every((text) => text?.trim());
	if (all.every(isWhole)) return null;
	return {
		name,
		description,
		options: options.map((option) => ({ name: option.name, values: option.values.map((value) => value.name) })),
		facts: facts.map((fact) => ({ name: fact.name, value: fact.value })),
	};
}
