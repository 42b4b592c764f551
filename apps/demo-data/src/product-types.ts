import { createHash } from 'node:crypto';
import { readPictureKey } from '@zaylat/api/pictures';
import { products, productTypes, type StoredDetails } from '@zaylat/api/schema';
import { type Db, insertMany } from '@zaylat/api/seeding';
import { sql } from 'drizzle-orm';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { careOf } from './catalogue/details/care.ts';
import { INGREDIENTS } from './catalogue/details/ingredients.ts';
import { itemWords, PACKAGES } from './catalogue/details/packages.ts';
import { SIZE_CHARTS } from './catalogue/details/size-charts.ts';
import { storageOf } from './catalogue/details/storage.ts';
import { warrantyOf } from './catalogue/details/warranty.ts';
import type { Family } from './catalogue/families.ts';
import { FURTHER_GOODS } from './catalogue/goods/goods.ts';
import { lookAlikes } from './catalogue/goods/picture-types.ts';
import { localized } from './words.ts';

/** Whom garments in sizes are made for, by the words of English names; the others fit everybody. */
const WEARERS = [
	['kids', /\bkids'/i],
	['women', /\bwomen's/i],
] as const;

/** Families of all types of goods; goods that look like another type share its family. */
function familiesByType(): ReadonlyMap<string, Family> {
	const kinds = CATALOGUE.flatMap(({ children }) => children)
		.flatMap(({ children }) => children)
		.flatMap((category) => category.kinds);
	const families = new Map<string, Family>(kinds.map(({ icon, family }) => [icon, family]));
	for (const goods of FURTHER_GOODS) if (!('icon' in goods)) families.set(goods.pictureType, goods.family);
	for (const [look, type] of lookAlikes()) {
		const family = families.get(type);
		if (family !== undefined && !families.has(look)) families.set(look, family);
	}
	return families;
}

/** What is known of all products of a type; undefined where there is nothing to say. */
function detailsOf(type: string, family: Family, chartKey: string): StoredDetails | undefined {
	const chart = SIZE_CHARTS[chartKey];
	const ingredients = INGREDIENTS[type] ?? INGREDIENTS[baseOf(type)];
	const storage = storageOf(type, family);
	const warranty = warrantyOf(type, family);
	const contents = PACKAGES[type] ?? [];
	const care = careOf(type, family);
	if (!chart && !ingredients && !storage && !warranty && contents.length === 0 && care.length === 0) return undefined;
	return {
		sizeChart: chart
			? {
					measures: chart.measures.map(({ name, howTo }) => ({ name: localized(name), howTo: localized(howTo) })),
					rows: chart.rows.map(({ size, centimetres }) => ({
						size: localized(size),
						centimetres: centimetres.map(([min, max]) => ({ min, max })),
					})),
				}
			: null,
		contents: contents.map((entry) => {
			const [quantity, item] = typeof entry === 'string' ? ([1, entry] as const) : entry;
			return { quantity, name: localized(itemWords(item)) };
		}),
		ingredients: ingredients
			? {
					list: localized(ingredients.list),
					allergens: ingredients.allergens ? localized(ingredients.allergens) : null,
				}
			: null,
		storage: storage ? { ...storage, how: localized(storage.how) } : null,
		care: care.map(localized),
		warranty: warranty
			? { months: warranty.months, covers: localized(warranty.covers), excludes: localized(warranty.excludes) }
			: null,
	};
}

const BASES = new Map(lookAlikes());
const baseOf = (type: string) => BASES.get(type) ?? type;

/** Types of the demo's goods with what holds for all products of each. */
export function buildProductTypes(): readonly { readonly key: string; readonly details: StoredDetails }[] {
	return [...familiesByType()].flatMap(([type, family]) => {
		const keys = [
			[type, type],
			...WEARERS.flatMap(([wearer]) => {
				const own = `${type}-${wearer}`;
				return own in SIZE_CHARTS ? [[own, own]] : [];
			}),
		] as const;
		return keys.flatMap(([key = '', chartKey = '']) => {
			const details = detailsOf(type, family, chartKey);
			return details ? [{ key, details }] : [];
		});
	});
}

/** Keys of types that something is known of, and the types themselves. */
const TYPES = buildProductTypes();
const DETAILS: ReadonlyMap<string, StoredDetails> = new Map(TYPES.map(({ key, details }) => [key, details]));

/** What is known of all products of a type; undefined where nothing is known. */
export const detailsOfType = (key: string | null | undefined): StoredDetails | undefined => DETAILS.get(key ?? '');

/** The type of a product by what its picture shows and by its English name; undefined where nothing is known of it. */
function typeKeyOf(pictureKey: string | undefined, name: string): string | undefined {
	const parts = pictureKey === undefined ? undefined : readPictureKey(pictureKey);
	if (parts === undefined) return undefined;
	const shown = parts.form === 'render' ? parts.type : parts.icon;
	const wearer = WEARERS.find(([, words]) => words.test(name))?.[0];
	const own = `${shown}-${wearer}`;
	const key = wearer !== undefined && own in SIZE_CHARTS ? own : shown;
	return DETAILS.has(key) ? key : undefined;
}

type ProductRow = typeof products.$inferInsert;

/** A product with its type. The types are inserted before the products. */
export function withType<P extends Pick<ProductRow, 'kind' | 'pictureKeys' | 'name'>>(
	product: P,
): P & Pick<ProductRow, 'typeKey'> {
	const isTyped = product.kind === 'goods';
	return { ...product, typeKey: isTyped ? typeKeyOf(product.pictureKeys[0], product.name.en) : undefined };
}

/** Products of one statement. */
const BATCH = 5_000;

/** Adds the types of goods, and gives each product of a database of before its type. */
export async function seedProductTypes(db: Db): Promise<string> {
	await insertMany(db, productTypes, TYPES);
	const { rows } = await db.execute<{ id: number; picture: string; name: string }>(sql`
		select id, picture_keys[1] as picture, name->>'en' as name from ${products} where kind = 'goods' and type_key is null`);
	const values = rows.flatMap(({ id, picture, name }) => {
		const key = typeKeyOf(picture, name);
		return key === undefined ? [] : [{ id, key }];
	});
	for (let start = 0; start < values.length; start += BATCH) {
		await db.execute(sql`update ${products} set type_key = new.key
			from jsonb_to_recordset(${JSON.stringify(values.slice(start, start + BATCH))}::jsonb) as new (id int, key text)
			where ${products}.id = new.id`);
	}
	return createHash('sha256').update(JSON.stringify(TYPES)).digest('hex');
}
