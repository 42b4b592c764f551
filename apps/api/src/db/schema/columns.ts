import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its time zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An amount of money in minor units of the edition's currency. */
export const amount = (name: string) => bigint(name, { mode: 'number' });

/** Demands one of some words; `words` are written by us, never by a caller. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
	check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
