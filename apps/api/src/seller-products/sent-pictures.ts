import { DAY_MS } from '@zaylat/domain/time';
import { lte, sql } from 'drizzle-orm';
import { banners, categories, orderLines, products, sentPictures, shops } from '../db/schema/index.ts';
import type { Router } from '../http/mount.ts';
import type { Services } from '../http/services.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';
import { type PhotographForm, photographKey, storePhotograph } from '../pictures/photographs.ts';

/** How long a form may wait on a seller's device before the pictures that were sent for it are removed. */
const KEPT_DAYS = 30;

/**
 * Stores a picture that a seller sent for a product, or staff for the home page, whose form may never be saved. The row is written first: as long as it is
 * new, the picture is not removed.
 * @returns its key
 */
export async function storeSentPicture(
	{ db, files, maker, now }: Pick<Services, 'db' | 'files' | 'now'> & Pick<Router, 'maker'>,
	bytes: Uint8Array,
	form: PhotographForm = 'photograph',
): Promise<string> {
	const row = { key: photographKey(bytes, form), sentAt: new Date(now()) };
	await db
		.insert(sentPictures)
		.values(row)
		.onConflictDoUpdate({ target: sentPictures.key, set: { sentAt: row.sentAt } });
	return storePhotograph({ files, maker }, bytes, form);
}

/** Tasks of pictures that sellers sent. */
export const sentPictureTasks: readonly ScheduledTask[] = [
	{ name: 'clean-sent-pictures', cron: '41 20 * * *', run: removeUnnamed },
];

/** Pictures of a transaction: whoever sends one of them again waits for its end. */
const BATCH = 100;

/** All picture keys that something shows. */
const NAMED = sql`(
	select unnest(${products.pictureKeys}) from ${products}
	union all select jsonb_path_query(${products.options}, '$[*].values[*].pictureKeys[*]') #>> '{}' from ${products}
	union all select ${orderLines.pictureKey} from ${orderLines}
	union all select ${shops.pictureKey} from ${shops}
	union all select ${categories.pictureKey} from ${categories}
	union all select ${shops.coverKey} from ${shops} where ${shops.coverKey} is not null
	union all select unnest(${banners.pictureKeys}) from ${banners}
)`;

/** Removes pictures that were sent long ago and that nothing names. */
async function removeUnnamed({ db, files, now }: Services): Promise<number> {
	const before = new Date(now() - KEPT_DAYS * DAY_MS);
	for (let done = 0; ; ) {
		const removed = await db.transaction(async (tx) => {
			const rows = await tx
				.select({ key: sentPictures.key })
				.from(sentPictures)
				.where(sql`${lte(sentPictures.sentAt, before)} and ${sentPictures.key} not in ${NAMED}`)
				.limit(BATCH)
				.for('update', { skipLocked: true });
			// Under the lock: a picture that is sent again meanwhile is stored again after this.
			for (const { key } of rows) await files.removeFolder(key);
			if (rows.length > 0)
				await tx.delete(sentPictures).where(sql`${sentPictures.key} = any(${sql.param(rows.map(({ key }) => key))})`);
			return rows.length;
		});
		done += removed;
		if (removed < BATCH) return done;
	}
}
