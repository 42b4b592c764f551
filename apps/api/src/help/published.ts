import { currentVersion } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pageVersions } from '../db/schema/index.ts';
import type { PublishedPage } from './articles.ts';

/** A row as the rules read it. */
export const versionOf = ({ number, from, withdrawnAt }: typeof pageVersions.$inferSelect) => ({
	...{ number, isWithdrawn: withdrawnAt !== null },
	from: from.getTime(),
});

/** The texts that staff have published and that hold now, by slug. @param now milliseconds since 1970 */
export async function publishedPages(
	db: Db,
	edition: Edition,
	now: number,
): Promise<ReadonlyMap<string, PublishedPage>> {
	// The latest of each page that has begun; which one holds says the rule of the domain.
	const rows = await db
		.selectDistinctOn([pageVersions.slug])
		.from(pageVersions)
		.where(
			and(
				eq(pageVersions.edition, edition),
				sql`${pageVersions.withdrawnAt} is null`,
				sql`${pageVersions.from} <= ${new Date(now)}`,
			),
		)
		.orderBy(asc(pageVersions.slug), sql`${pageVersions.from} desc, ${pageVersions.number} desc`);
	return new Map(
		rows.flatMap((row) =>
			currentVersion([versionOf(row)], now) ? [[row.slug, { texts: row.texts, from: row.from }] as const] : [],
		),
	);
}

/** When the next text that is planned holds, milliseconds since 1970; undefined when none is. */
export async function nextPage(db: Db, now: number): Promise<number | undefined> {
	const [next] = await db
		.select({ from: pageVersions.from })
		.from(pageVersions)
		.where(and(sql`${pageVersions.withdrawnAt} is null`, gt(pageVersions.from, new Date(now))))
		.orderBy(asc(pageVersions.from))
		.limit(1);
	return next?.from.getTime();
}
