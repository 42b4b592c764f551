import { inArray } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sentPictures } from '../db/schema/index.ts';
import { pictureKey } from '../pictures/keys.ts';
import { isPhotographKey } from '../pictures/photographs.ts';

/** What stands for a shop that has no picture of its own. */
export const SHOP_DRAWING: string = pictureKey('convenience-store');

/** The picture that a shop has of its own; null for a drawing that stands for one. */
export const ownPictureOf = (key: string | null): string | null => (key !== null && isPhotographKey(key) ? key : null);

/** Which of the pictures that a form names are none that sellers sent, and that the shop does not have. */
export async function unknownPictures(
	db: Db,
	wanted: Readonly<Record<'logo' | 'cover', string | null>>,
	known: readonly (string | null)[],
): Promise<('logo' | 'cover')[]> {
	const fields = (['logo', 'cover'] as const).filter(
		(field) => wanted[field] !== null && !known.includes(wanted[field]),
	);
	const keys = fields.flatMap((field) => wanted[field] ?? []);
	if (keys.length === 0) return [];
	const rows = await db.select({ key: sentPictures.key }).from(sentPictures).where(inArray(sentPictures.key, keys));
	const sent = new Set(rows.map(({ key }) => key));
	return fields.filter((field) => !sent.has(wanted[field] ?? ''));
}
