import type { StaffCategory } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { asc, eq } from 'drizzle-orm';
import { type CategoryRow, categoryPicture } from '../categories/queries.ts';
import type { Db } from '../db/connect.ts';
import { categories, hiddenCategories, productCounts } from '../db/schema/index.ts';

const EDITIONS = ['mm', 'th'] as const satisfies readonly Edition[];

/** All categories as staff change them: parents before their children, siblings in their order. */
export async function staffCategories(db: Db, language: Language): Promise<StaffCategory[]> {
	const [rows, hidden, counts] = await Promise.all([
		db.select().from(categories).orderBy(asc(categories.kind), asc(categories.position), asc(categories.id)),
		db.select().from(hiddenCategories),
		db.select().from(productCounts).where(eq(productCounts.shopId, 0)),
	]);
	const below = Map.groupBy(rows, ({ parentId }) => parentId);
	const hiddenIn = Map.groupBy(hidden, ({ categoryId }) => categoryId);
	const countOf = (row: CategoryRow, edition: Edition) =>
		counts.find((count) => count.categoryId === row.id && count.edition === edition && count.kind === row.kind)
			?.products;
	const toStaff = (row: CategoryRow): StaffCategory => ({
		...{ id: String(row.id), level: row.level, slug: row.slug, name: row.name },
		parent: row.parentId === null ? null : String(row.parentId),
		kind: row.kind === 'digital' ? 'digital' : 'goods',
		picture: categoryPicture(row, language),
		hiddenIn: EDITIONS.filter((edition) => hiddenIn.get(row.id)?.some((each) => each.edition === edition)),
		products: { mm: countOf(row, 'mm') ?? 0, th: countOf(row, 'th') ?? 0 },
	});
	const listed = (parentId: number | null): StaffCategory[] =>
		(below.get(parentId) ?? []).flatMap((row) => [toStaff(row), ...listed(row.id)]);
	return listed(null);
}
