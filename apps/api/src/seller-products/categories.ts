import type { SellerCategory } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { categories } from '../db/schema/index.ts';

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
