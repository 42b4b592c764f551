import { EDITIONS } from '@zaylat/domain/editions';
import { isLanguage, LANGUAGES, type Language } from '@zaylat/domain/languages';
import { langOfText } from '@zaylat/domain/scripts';
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

/**
 * Detects the language of a text by its script.
 * @param fallback for a text without words
 */
export function languageIn(text: string, fallback: Language): Language {
	const lang = langOfText(text);
	if (lang !== undefined) return Object.values(LANGUAGES).find(({ htmlLang }) => htmlLang === lang)?.key ?? fallback;
	return /\p{Script=Latin}{2}/u.test(text) ? 'en' : fallback;
}
