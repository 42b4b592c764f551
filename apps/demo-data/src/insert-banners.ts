import { banners } from '@zaylat/api/schema';
import type { Db } from '@zaylat/api/seeding';
import type { Edition } from '@zaylat/domain/editions';
import { type BannerSeed, bannerPath, bannersOf } from './banners.ts';
import { faceOf } from './pictures.ts';
import { localized } from './words.ts';

/** A banner as it is stored. @param position its place among the banners of its edition, from 0 */
export const bannerRow = (edition: Edition, banner: BannerSeed, position: number) => ({
	id: `${banner.id}-${edition}`,
	edition,
	position,
	title: localized(banner.title),
	text: localized(banner.text),
	action: localized(banner.action),
	to: bannerPath(edition, banner, position),
	pictureKeys: banner.icons.map((icon) => faceOf(icon)),
	tint: banner.tint,
});

/** Adds the banners of both editions. @param now milliseconds since the epoch */
export async function insertBanners(db: Db, now: number): Promise<void> {
	await db
		.insert(banners)
		.values(
			(['mm', 'th'] as const).flatMap((edition) =>
				bannersOf(edition, now).map((banner, position) => bannerRow(edition, banner, position)),
			),
		);
}
