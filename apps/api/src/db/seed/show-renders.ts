import { isDeepStrictEqual } from 'node:util';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { readPictureKey } from '../../pictures/keys.ts';
import { renderedTypes } from '../../pictures/renders.ts';
import type { Db } from '../connect.ts';
import {
	banners,
	categories,
	collections,
	orderLines,
	products,
	reviewImages,
	type StoredOption,
	shops,
} from '../schema/index.ts';
import { picturesOf, renderedInstead } from './pictures.ts';

/**
 * Replaces drawings in the rows of the demo data by the renders of their types. Rows with other pictures, such as an
 * operator's photographs, stay as they are.
 */
export async function showRenders(db: Db): Promise<void> {
	await updateProducts(db);
	const { rows: digital } = await db.execute<{ id: number }>(sql`select id from ${categories} where kind = 'digital'`);
	const drawn = new Set(digital.map(({ id }) => id));
	const icons = await db.select({ id: categories.id, key: categories.pictureKey }).from(categories);
	for (const { id, key } of icons) {
		const instead = drawn.has(id) ? undefined : renderedInstead(key);
		if (instead !== undefined) await db.update(categories).set({ pictureKey: instead }).where(sql`id = ${id}`);
	}
	await updateKeys(db, sql`${shops}`);
	await updateKeys(db, sql`${orderLines}`, sql`product_id not in (select id from ${products} where kind = 'digital')`);
	await updateKeys(db, sql`${reviewImages}`);
	for (const table of [banners, collections]) {
		const lists = await db.select({ id: table.id, pictureKeys: table.pictureKeys }).from(table);
		for (const { id, pictureKeys } of lists) {
			const instead = pictureKeys.map((key) => renderedInstead(key) ?? key);
			if (instead.join() !== pictureKeys.join())
				await db.update(table).set({ pictureKeys: instead }).where(sql`id = ${id}`);
		}
	}
}

/** Goods that show the drawing of a rendered type, or a type that got further views, a batch at a time. */
async function updateProducts(db: Db): Promise<void> {
	const types = renderedTypes();
	if (types.length === 0) return;
	const rows = await db
		.select({ id: products.id, pictureKeys: products.pictureKeys, options: products.options })
		.from(products)
		.where(
			sql`${products.kind} = 'goods' and ${inArray(sql`split_part(${products.pictureKeys}[1], '_', 1)`, [...types])}`,
		);
	for (let start = 0; start < rows.length; start += BATCH) {
		const values = rows.slice(start, start + BATCH).flatMap(({ id, pictureKeys: before, options }) => {
			const parts = readPictureKey(before[0] ?? '');
			if (!parts) return [];
			const look =
				parts.form === 'drawing'
					? { icon: parts.icon, hue: parts.hue }
					: { icon: parts.type, hue: 0, colour: parts.colour };
			const { pictureKeys, options: coloured } = picturesOf({ id, ...look, options, isDigital: false });
			const shown = coloured.map((option, i) => keepingPhotographs(option, options[i]));
			const isSame = isDeepStrictEqual([pictureKeys, shown], [before, options]);
			return isSame ? [] : [{ id, pictureKeys, options: shown }];
		});
		if (values.length === 0) continue;
		await db.execute(sql`update ${products} set picture_keys = new.keys, options = new.options
			from (select id, options, array(select jsonb_array_elements_text("pictureKeys")) as keys
				from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
				as r (id int, options jsonb, "pictureKeys" jsonb)) as new
			where ${products}.id = new.id`);
	}
}

/** An option with the photographs that its values had before. */
const keepingPhotographs = (option: StoredOption, before: StoredOption | undefined): StoredOption => ({
	...option,
	values: option.values.map((value, i) => {
		const had = before?.values[i]?.pictureKeys;
		return had !== undefined && readPictureKey(had[0] ?? '') === undefined ? { ...value, pictureKeys: had } : value;
	}),
});

const BATCH = 2_000;

/** Changes the keys of a table with one picture per row. */
async function updateKeys(db: Db, table: SQL, condition = sql`true`): Promise<void> {
	const { rows } = await db.execute<{ key: string }>(
		sql`select distinct picture_key as key from ${table} where ${condition}`,
	);
	const changes = rows.flatMap(({ key }) => {
		const instead = renderedInstead(key);
		return instead === undefined ? [] : [{ key, instead }];
	});
	if (changes.length === 0) return;
	await db.execute(sql`update ${table} set picture_key = change.instead
		from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (key text, instead text)
		where picture_key = change.key and ${condition}`);
}
