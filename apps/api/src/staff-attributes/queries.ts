import type { CategoryAttributes, StaffAttribute } from '@zaylat/api-client/contract';
import { inheritedAttributes } from '@zaylat/domain/goods';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { CategoryRow } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { attributes, categories, categoryAttributes, products } from '../db/schema/index.ts';
import { attributesByCategory } from '../goods/attributes.ts';
import { requireCategory } from '../staff-categories/service.ts';

/** A category below those above it, first level first. */
export async function pathOf(db: Db, category: CategoryRow): Promise<CategoryRow[]> {
	if (category.parentId === null) return [category];
	return [...(await pathOf(db, await requireCategory(db, String(category.parentId)))), category];
}

const named = ({ id, name }: Pick<CategoryRow, 'id' | 'name'>) => ({ id: String(id), name });

/** The attributes of a category as staff change them, with those of the categories above it. @throws Failure `category_not_found` */
export async function categoryAttributesFor(db: Db, idText: string): Promise<CategoryAttributes> {
	const category = await requireCategory(db, idText);
	const path = await pathOf(db, category);
	const own = await attributesByCategory(
		db,
		path.map(({ id }) => id),
	);
	const items = inheritedAttributes(
		path.map((from) => (own.get(from.id) ?? []).map((attribute) => ({ ...attribute, from }))),
	);
	const keys = items.map(({ key }) => key);
	const [having, counts, all] = await Promise.all([
		categoriesHaving(db, keys),
		productsSaying(db, category.id),
		db
			.select()
			.from(attributes)
			.orderBy(asc(sql`${attributes.name} ->> 'en'`), asc(attributes.key)),
	]);
	return {
		path: path.map(named),
		items: items.map(({ key, kind, name, unit, choices, isRequired, isFilter, from }): StaffAttribute => {
			const others = having.filter((each) => each.key === key && each.id !== from.id);
			return {
				...{ key, kind, name, unit, isRequired, isFilter },
				choices: choices.map((choice) => ({ key: choice.key, name: choice.name })),
				...{ from: named(from), others: others.map(named), products: counts.get(key) ?? 0 },
			};
		}),
		offered: all.filter(({ key }) => !keys.includes(key)).map(({ key, name }) => ({ key, name })),
	};
}

/** Categories that have some attributes themselves. */
async function categoriesHaving(db: Db, keys: readonly string[]) {
	if (keys.length === 0) return [];
	return await db
		.select({ key: categoryAttributes.attributeKey, id: categories.id, name: categories.name })
		.from(categoryAttributes)
		.innerJoin(categories, eq(categories.id, categoryAttributes.categoryId))
		.where(inArray(categoryAttributes.attributeKey, [...keys]))
		.orderBy(asc(categories.level), asc(categories.id));
}

/** The condition that a product lies in a category. */
export const isWithin = (categoryId: number) =>
	sql`${categoryId} in (${products.category1Id}, ${products.category2Id}, ${products.category3Id})`;

/** Products of a category, in any state, that say something of an attribute, by its key. */
async function productsSaying(db: Db, categoryId: number): Promise<ReadonlyMap<string, number>> {
	const { rows } = await db.execute<{ key: string; count: number }>(sql`
		select fact ->> 'key' as key, count(distinct ${products.id})::int as count
		from ${products} cross join lateral jsonb_array_elements(${products.facts}) as facts(fact)
		where ${isWithin(categoryId)} and fact ? 'key' group by 1`);
	return new Map(rows.map(({ key, count }) => [key, count]));
}
