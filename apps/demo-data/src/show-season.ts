import { banners } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { inArray } from 'drizzle-orm';
import { bannersOf } from './banners.ts';
import { showSeasonCollection } from './collections.ts';
import { bannerRow } from './insert-banners.ts';
import { seasonAt, seasonsAround } from './seasons.ts';

const EDITIONS: readonly Edition[] = ['mm', 'th'];

/** Names the seasons that home pages show at a moment, with their ends. @param now milliseconds since the epoch */
export const seasonMark = (now: number): string =>
	EDITIONS.map((edition) => {
		const { key, endsAt } = seasonAt(edition, now);
		return `${edition} ${key} until ${new Date(endsAt).toISOString()}`;
	}).join(', ');

/**
 * Puts the banner of the season, with its collection, in the place of that of an earlier one. An edition whose banner of a
 * season somebody has removed stays without.
 * @param now milliseconds since the epoch
 */
export async function showSeason(db: Db, now: number): Promise<void> {
	for (const edition of EDITIONS) {
		const [banner] = bannersOf(edition, now);
		if (!banner) continue;
		const ids = seasonsAround(edition, now).map(({ key }) => `${key}-${edition}`);
		const removed = await db
			.delete(banners)
			.where(inArray(banners.id, [...new Set(ids)]))
			.returning({ id: banners.id });
		if (removed.length === 0) continue;
		await db.insert(banners).values(bannerRow(edition, banner, 0));
		await showSeasonCollection(db, edition, now);
	}
}
