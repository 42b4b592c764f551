import { EDITIONS } from '@zaylat/domain/editions';
import { isLanguage, type Language } from '@zaylat/domain/languages';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema/index.ts';

/**
 * The language of messages to a recipient.
 * @param saved the stored language; null while unknown
 * @param edition whose default language is used then
 */
export function languageOf(saved: string | null, edition: string): Language {
	return isLanguage(saved) ? saved : EDITIONS[edition === 'th' ? 'th' : 'mm'].defaultLanguage;
}

/** Stores the language that an account reads in, so that messages to it use that language. */
export async function storeLanguage(db: Db, userId: string, language: Language): Promise<void> {
	await db
		.update(users)
		.set({ language })
		.where(and(eq(users.id, userId), or(isNull(users.language), ne(users.language, language))));
}
