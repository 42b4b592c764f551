import { createHash, randomBytes } from 'node:crypto';
import type { Edition } from '@zaylat/domain/editions';
import { MISSED_SEARCHES_KEPT_DAYS } from '@zaylat/domain/search';
import { canonicalText } from '@zaylat/domain/text-search';
import { DAY_MS } from '@zaylat/domain/time';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/connect.ts';
import { missedSearches } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';

/** A search that found nothing. */
export interface MissedSearch {
	readonly edition: Edition;
	readonly text: string;
	/** The caller's address; never stored. */
	readonly address: string | undefined;
}

/** Counts searches that find nothing. */
export interface MissedSearches {
	/** Counts a search, once a day for each address; does not wait until it is stored. */
	record(missed: MissedSearch): void;
}

/** Addresses of today that are remembered; of more, the least recently used may be counted twice. */
const MOST_VISITORS = 5_000;

/**
 * @param services.now decides the day that a search belongs to
 */
export function createMissedSearches({ db, now, logger }: Pick<Services, 'db' | 'now' | 'logger'>): MissedSearches {
	// Hashes with a salt that exists only in this process: searches cannot be traced to a visitor later.
	const salt = randomBytes(16);
	const seen = new LRUCache<string, true>({ max: MOST_VISITORS });
	return {
		record({ edition, text, address }) {
			const day = new Date(now()).toISOString().slice(0, 10);
			const shown = withoutPersonalData(canonicalText(text));
			if (shown === '') return;
			const visitor = createHash('sha256')
				.update(salt)
				.update(JSON.stringify([day, edition, shown, address ?? '']))
				.digest('base64');
			if (seen.has(visitor)) return;
			seen.set(visitor, true);
			db.insert(missedSearches)
				.values({ day, edition, text: shown, visitors: 1 })
				.onConflictDoUpdate({
					target: [missedSearches.day, missedSearches.edition, missedSearches.text],
					set: { visitors: sql`${missedSearches.visitors} + 1` },
				})
				.catch((error: unknown) => logger.warn('missed search not counted', { cause: rootCause(error) }));
		},
	};
}

/** Addresses of mail, and numbers of six or more digits: of telephones, cards, orders. */
const PERSONAL = [/\S*@\S*/g, /\+?\d(?:[ .()-]{0,2}\d){5,}/g];

/** A text in canonical form with an ellipsis for what may belong to a person. */
export const withoutPersonalData = (text: string): string =>
	PERSONAL.reduce((result, pattern) => result.replace(pattern, '…'), text);

/** A text that several people searched for in vain. */
export interface MissedText {
	readonly edition: string;
	readonly text: string;
	/** Searches, at most one of each address and day. */
	readonly searches: number;
	/** Days on which it was searched for. */
	readonly days: number;
	/** The last of them, `2026-11-30`. */
	readonly lastDay: string;
}

/** A text is reported from so many days, or from so many addresses of one day: what one person types stays unread. */
const LEAST = 3;

/** Days that are reported unless others are asked for. */
const REPORTED_DAYS = 30;

/** Days after which rows are deleted. */
export const KEPT_DAYS = MISSED_SEARCHES_KEPT_DAYS;

const MOST_REPORTED = 500;

/** Texts that several people searched for in vain in the last days, the most frequent first. */
export async function reportMissedSearches(
	db: Db,
	now: number,
	{ days: reported = REPORTED_DAYS, edition: only }: { readonly days?: number; readonly edition?: Edition } = {},
): Promise<MissedText[]> {
	const first = new Date(now - reported * DAY_MS).toISOString().slice(0, 10);
	const { edition, text, day, visitors } = missedSearches;
	const isOfEdition = only === undefined ? sql`true` : sql`${edition} = ${only}`;
	type Row = { edition: string; text: string; searches: number; days: number; lastDay: string };
	const { rows } = await db.execute<Row>(sql`
		select ${edition}, ${text}, sum(${visitors})::int as searches, count(*)::int as days,
			max(${day})::text as "lastDay" from ${missedSearches}
		where ${day} >= ${first}::date and ${isOfEdition} group by 1, 2
		having count(*) >= ${LEAST} or max(${visitors}) >= ${LEAST}
		order by searches desc, 1, 2 limit ${MOST_REPORTED}`);
	return rows;
}
