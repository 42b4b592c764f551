import { EDITIONS } from '@zaylat/domain/editions';
import { isLanguage, type Language } from '@zaylat/domain/languages';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/schema/index.ts';

/**
 * The language of messages to a recipient.
 * @param kept what is kept of it; null while it is not known
 * @param edition where they are, whose language is taken then
 */
export function languageOf(kept: string | null, edition: string): Language {
	return isLanguage(kept) ? kept : EDITIONS[edition === 'th' ? 'th' : 'mm'].defaultLanguage;
}

/** Stores the language that an account reads in, so that messages to it use that language. */
export async function keepLanguage(db: Db, userId: string, language: Language): Promise<void> {
	await db
		.update(users)
		.set({ language })
		.where(and(eq(users.id, userId), or(isNull(users.language), ne(users.language, language))));
}
