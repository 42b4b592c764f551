import type { Language } from '@zaylat/domain/languages';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, check, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its time zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount of money in minor units of the edition's currency. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

/** Demands one of some words; `words` are written by us, never by a caller. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
	check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);

/** When and in which languages content is shown (`ContentTime` of `@zaylat/domain/content`). */
export const shownColumns = () => ({
	isDraft: boolean('is_draft').notNull().default(false),
	startsAt: at('starts_at'),
	endsAt: at('ends_at'),
	/** None named for all. */
	languages: text().array().$type<Language[]>().notNull().default([]),
});
