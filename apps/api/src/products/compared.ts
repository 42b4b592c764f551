import type { ComparedProduct } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { categories, products, shops } from '../db/schema/index.ts';
import { daysOf } from './delivery-days.ts';
import { onSale } from './on-sale.ts';
import { readId, sortByIds, summaryColumns, toSummary } from './summary.ts';

/**
 * Products of an edition with what they declare, in the requested order; unknown ids and those of the other edition are
 * left out.
 */
export async function comparedProducts(
	db: Db,
	edition: Edition,
	language: Language,
	idTexts: readonly string[],
): Promise<ComparedProduct[]> {
	const wanted = [...new Set(idTexts.map(readId).filter((id) => id !== undefined))];
	const rows = await sortByIds(wanted, (ids) =>
		db
			.select({
				...summaryColumns,
				facts: products.facts,
				category1Id: products.category1Id,
				category2Id: products.category2Id,
				category3Id: products.category3Id,
			})
			.from(products)
			.innerJoin(shops, and(eq(shops.id, products.shopId), onSale))
			.where(and(inArray(products.id, ids), eq(products.edition, edition))),
	);
	const pathIds = (row: (typeof rows)[number]) =>
		[row.category1Id, row.category2Id, row.category3Id].filter((id) => id !== null);
	const known = [...new Set(rows.flatMap(pathIds))];
	const named =
		known.length === 0
			? []
			: await db.select().from(categories).where(inArray(categories.id, known)).orderBy(asc(categories.level));
	return rows.map((row) => ({
		...toSummary(row, language),
		// Facts that are only shown have no key; their English name is the same for all products.
		facts: row.facts.map(({ key, name, value }) => ({
			key: key ?? name.en,
			name: name[language],
			value: value[language],
		})),
		categoryPath: named
			.filter(({ id }) => pathIds(row).includes(id))
			.map(({ id, route, slug, name }) => ({ id: String(id), route, slug, name })),
		deliveryDays: daysOf(row.kind),
	}));
}
