import type { ProductSummary } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Db } from '../db/connect.ts';
import { readId, summariesOf, toSummary } from './summary.ts';

/** Products of an edition by id, in the requested order; unknown ids and those of the other edition are left out. */
export async function pickedProducts(
	db: Db,
	edition: Edition,
	language: Language,
	idTexts: readonly string[],
): Promise<ProductSummary[]> {
	const ids = [...new Set(idTexts.map(readId).filter((id) => id !== undefined))];
	const rows = await summariesOf(db, ids);
	return rows.filter((row) => row.edition === edition).map((row) => toSummary(row, language));
}
