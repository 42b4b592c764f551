import type { ProductSummary } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products } from '../db/schema/index.ts';
import { readId, selectSummaries, toSummary } from './summary.ts';

/** Products of an edition by id, in the order asked for; unknown ids and those of the other edition are left out. */
export async function pickedProducts(
	db: Db,
	edition: Edition,
	language: Language,
	idTexts: readonly string[],
): Promise<ProductSummary[]> {
	const ids = [...new Set(idTexts.map(readId).filter((id) => id !== undefined))];
	if (ids.length === 0) return [];
	const rows = await selectSummaries(db).where(and(inArray(products.id, ids), eq(products.edition, edition)));
	return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => toSummary(row, language));
}
