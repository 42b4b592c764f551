import { EDITIONS, type Edition, editionOfHost, isEdition } from '@zaylat/domain/editions';
import { type Language, languageOfHeader } from '@zaylat/domain/languages';
import type { Context } from 'hono';

/** The edition and language of a request. */
export function localeOf(c: Context, defaultEdition: Edition): { edition: Edition; language: Language } {
	const requested = c.req.header('x-edition');
	const edition = isEdition(requested)
		? requested
		: editionOfHost(c.req.header('host') ?? new URL(c.req.url).host, defaultEdition);
	return { edition, language: languageOfHeader(c.req.header('accept-language')) ?? EDITIONS[edition].defaultLanguage };
}
