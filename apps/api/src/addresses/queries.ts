import { type Address, savedAddress } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { addresses } from '../db/schema/index.ts';
import { placesInWords } from '../locations/place-words.ts';

/** An address as it is stored. */
export type SavedAddress = Omit<Address, 'placeText'>;

/** The addresses of a shopper, the oldest first; the contract's schema narrows the words that the database checks. */
export async function listOf(db: Db, userId: string): Promise<SavedAddress[]> {
	const rows = await db
		.select()
		.from(addresses)
		.where(eq(addresses.userId, userId))
		.orderBy(asc(addresses.createdAt), asc(addresses.id));
	return rows.map((row) => savedAddress.parse(row));
}

/** Adds the places of addresses in words of a language. */
export async function withPlaceNames(db: Db, kept: readonly SavedAddress[], language: Language): Promise<Address[]> {
	const texts = await placesInWords(db, kept, language);
	return kept.map((one, index) => ({ ...one, placeText: texts[index] ?? '' }));
}
