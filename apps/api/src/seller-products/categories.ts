import type { SellerAttribute, SellerCategory } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { categories } from '../db/schema/index.ts';
import { knownCategory } from '../goods/place.ts';
import { Failure } from '../http/failure.ts';

/** The categories of the last level of goods or digital goods with the names of their ancestors, in the order of the tree. */
export async function sellerCategories(
	db: Db,
	kind: 'goods' | 'digital',
	language: Language,
): Promise<SellerCategory[]> {
	const [second, first] = [alias(categories, 'second'), alias(categories, 'first')];
	const rows = await db
		.select({ slug: categories.slug, first: first.name, second: second.name, last: categories.name })
		.from(categories)
		.innerJoin(second, eq(second.id, categories.parentId))
		.innerJoin(first, eq(first.id, second.parentId))
		.where(and(eq(categories.kind, kind), eq(categories.level, 3)))
		.orderBy(asc(first.position), asc(second.position), asc(categories.position), asc(categories.id));
	return rows.map((row) => ({ slug: row.slug, path: [row.first, row.second, row.last].map((name) => name[language]) }));
}

/** The attributes of a category of the last level, in the order of a form. @throws Failure `category_not_found` */
export async function sellerAttributes(db: Db, slug: string, language: Language): Promise<SellerAttribute[]> {
	const [row] = await db.select({ kind: categories.kind }).from(categories).where(eq(categories.slug, slug));
	if (!row) throw new Failure('category_not_found');
	const { attributes } = await knownCategory(db, {
		category: slug,
		kind: row.kind === 'digital' ? 'digital' : 'goods',
	});
	return attributes.map(({ key, name, kind, unit, choices, isRequired }) => ({
		...{ key, kind, isRequired, name: name[language], unit: unit?.[language] ?? null },
		choices: choices.map((choice) => ({ key: choice.key, name: choice.name[language] })),
	}));
}
