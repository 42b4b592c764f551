import { isDeepStrictEqual } from 'node:util';
import { readPictureKey } from '@zaylat/api/pictures';
import {
	banners,
	categories,
	collections,
	orderLines,
	products,
	reviewImages,
	type StoredOption,
	shops,
} from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import { type SQL, sql } from 'drizzle-orm';
import { digitalIconOf, picturesOf, renderedInstead } from './pictures.ts';

/**
 * Replaces drawings in the rows of the demo data by the renders of their types. Rows with other pictures, such as an
 * operator's photographs, stay as they are.
 */
export async function showRenders(db: Db): Promise<void> {
	await updateProducts(db);
	const { rows } = await db.execute<{ id: number }>(sql`select id from ${categories} where kind = 'digital'`);
	const digital = new Set(rows.map(({ id }) => id));
	const icons = await db.select({ id: categories.id, key: categories.pictureKey }).from(categories);
	for (const { id, key } of icons) {
		const instead = renderedInstead(key, digital.has(id));
		if (instead !== undefined) await db.update(categories).set({ pictureKey: instead }).where(sql`id = ${id}`);
	}
	await updateKeys(db, sql`${shops}`);
	const ofDigital = sql`product_id in (select id from ${products} where kind = 'digital')`;
	await updateKeys(db, sql`${orderLines}`, { isDigital: false, condition: sql`not ${ofDigital}` });
	await updateKeys(db, sql`${orderLines}`, { isDigital: true, condition: ofDigital });
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

/** Products that show the drawing of a rendered type, or a type that got further views, a batch at a time. */
async function updateProducts(db: Db): Promise<void> {
	const rows = await db
		.select({
			id: products.id,
			kind: products.kind,
			edition: products.edition,
			name: products.name,
			facts: products.facts,
			pictureKeys: products.pictureKeys,
			options: products.options,
		})
		.from(products);
	for (let start = 0; start < rows.length; start += BATCH) {
		const values = rows
			.slice(start, start + BATCH)
			.flatMap(({ id, kind, edition, name, facts, pictureKeys: before, options }) => {
				const parts = readPictureKey(before[0] ?? '');
				if (!parts) return [];
				const isDigital = kind === 'digital';
				const look =
					parts.form === 'drawing'
						? { icon: parts.icon, hue: parts.hue }
						: { icon: isDigital ? digitalIconOf(parts.type) : parts.type, hue: 0, colour: parts.colour };
				const { pictureKeys, options: coloured } = picturesOf({
					id,
					...look,
					options,
					isDigital,
					product: { edition: edition === 'th' ? 'th' : 'mm', name, facts },
				});
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

/** Which rows of a table to change. */
interface Rows {
	readonly isDigital: boolean;
	readonly condition: SQL;
}

const ALL_ROWS: Rows = { isDigital: false, condition: sql`true` };

/** Changes the keys of a table with one picture per row. */
async function updateKeys(db: Db, table: SQL, { isDigital, condition }: Rows = ALL_ROWS): Promise<void> {
	const { rows } = await db.execute<{ key: string }>(
		sql`select distinct picture_key as key from ${table} where ${condition}`,
	);
	const changes = rows.flatMap(({ key }) => {
		const instead = renderedInstead(key, isDigital);
		return instead === undefined ? [] : [{ key, instead }];
	});
	if (changes.length === 0) return;
	await db.execute(sql`update ${table} set picture_key = change.instead
		from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (key text, instead text)
		where picture_key = change.key and ${condition}`);
}
