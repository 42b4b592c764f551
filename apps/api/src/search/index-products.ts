import { setImmediate } from 'node:timers/promises';
import type { Localized } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import { asc, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { insertMany } from '../db/insert-many.ts';
import { categories, products, shops } from '../db/schema/index.ts';
import { attributesByCategory, attributesOn, presentFacts } from '../goods/attributes.ts';
import { publishShownChange } from '../goods/news.ts';
import { brandOf, insertBrands, slugOfBrand } from '../products/brands.ts';
import { INDEX_VERSION, type TermColumns, termColumns } from './product-terms.ts';

type ProductRow = typeof products.$inferInsert;

/** A product without the columns that its texts decide. */
export type UnindexedProduct = Omit<ProductRow, keyof TermColumns | 'indexVersion' | 'brandId'>;

/** Products that are read or written at a time. */
const BATCH = 500;

/** Products that are indexed between two checks of the connection. */
const AT_A_TIME = 4;

interface Names {
	readonly categories: ReadonlyMap<number, Localized>;
	readonly shops: ReadonlyMap<number, Localized>;
}

async function readNames(db: Db): Promise<Names> {
	const [categoryRows, shopRows] = await Promise.all([
		db.select({ id: categories.id, name: categories.name }).from(categories),
		db.select({ id: shops.id, name: shops.name }).from(shops),
	]);
	return {
		categories: new Map(categoryRows.map(({ id, name }) => [id, name])),
		shops: new Map(shopRows.map(({ id, name }) => [id, name])),
	};
}

type Texts = Pick<
	ProductRow,
	'name' | 'description' | 'options' | 'facts' | 'shopId' | 'category1Id' | 'category2Id' | 'category3Id'
>;

function columnsOf(product: Texts, names: Names): TermColumns {
	const { name, description, options, facts, shopId, category1Id, category2Id, category3Id } = product;
	const path = [category1Id, category2Id, category3Id].flatMap((id) => names.categories.get(id ?? 0) ?? []);
	const shop = names.shops.get(shopId);
	if (!shop) throw new Error(`No shop ${shopId}`);
	return termColumns({ name, description, options, facts, categories: path, shop });
}

/** Inserts products with what they are found by, and their brands. Their shops and categories are there already. */
export async function insertProducts(db: Db, rows: readonly UnindexedProduct[]): Promise<void> {
	const names = await readNames(db);
	const brandIds = await insertBrands(db, rows);
	const brandIdOf = ({ facts }: UnindexedProduct) => {
		const brand = brandOf(facts);
		return brand && brandIds.get(slugOfBrand(brand));
	};
	let written = Promise.resolve();
	for (let start = 0; start < rows.length; start += BATCH) {
		const batch: ProductRow[] = [];
		for (const row of rows.slice(start, start + BATCH)) {
			batch.push({ ...row, ...columnsOf(row, names), brandId: brandIdOf(row), indexVersion: INDEX_VERSION });
			// Lets the previous statement be sent: the database executes it while this process indexes.
			if (batch.length % AT_A_TIME === 0) await setImmediate();
		}
		await written;
		written = insertMany(db, products, batch);
		// Its failure is thrown where it is awaited.
		written.catch(() => {});
	}
	await written;
}

/**
 * Indexes the products whose terms are missing or were made by older rules, and writes what they say of attributes in the
 * present words of these.
 * @returns whether there were any
 */
export async function indexProducts(db: Db): Promise<boolean> {
	let names: Names | undefined;
	const attributes = await attributesByCategory(db);
	for (;;) {
		const rows = await db
			.select({
				id: products.id,
				name: products.name,
				description: products.description,
				options: products.options,
				facts: products.facts,
				written: products.written,
				edition: sql<Edition>`${products.edition}`,
				shopId: products.shopId,
				category1Id: products.category1Id,
				category2Id: products.category2Id,
				category3Id: products.category3Id,
			})
			.from(products)
			.where(lt(products.indexVersion, INDEX_VERSION))
			.orderBy(asc(products.indexVersion), asc(products.id))
			.limit(BATCH);
		if (rows.length === 0) return names !== undefined;
		names ??= await readNames(db);
		const known = names;
		const columns = rows.map((row) => {
			const facts = presentFacts(row, attributesOn(attributes, [row.category1Id, row.category2Id, row.category3Id]));
			const { terms, latinWords } = columnsOf({ ...row, facts }, known);
			return { id: row.id, terms, latin_words: latinWords, ...(facts !== row.facts && { before: row.facts, facts }) };
		});
		// A form or an import may have changed a product since it was read: it is indexed by what it was written with then.
		await db.execute(sql`
			update ${products} set terms = found.terms, latin_words = found.latin_words, facts = coalesce(found.facts, ${products.facts}),
				index_version = ${INDEX_VERSION}
			from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
				as found(id integer, terms integer[], latin_words text[], before jsonb, facts jsonb)
			where ${products.id} = found.id and ${products.indexVersion} < ${INDEX_VERSION} 
				and (found.before is null or ${products.facts} = found.before)`);
		if (columns.some(({ facts }) => facts !== undefined)) await publishShownChange(db);
	}
}
