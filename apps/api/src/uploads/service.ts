import { randomUUID } from 'node:crypto';
import type { SizedPicture, Upload, UploadPurpose } from '@zaylat/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { uploads } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { PICTURE_WIDTHS, PICTURES_PATH } from '../pictures/keys.ts';
import type { Decoder } from './decoder.ts';
import { newUploadKey } from './keys.ts';
import { originalKey } from './pictures.ts';

type Row = typeof uploads.$inferSelect;

/**
 * Stores a picture that a shopper uploaded.
 * @throws Failure of the decoder, such as `upload_refused` with `details.reason`
 */
export async function storeUpload(
	{ db, files, now }: Services,
	decoder: Decoder,
	userId: string,
	sent: { readonly purpose: UploadPurpose; readonly bytes: Uint8Array },
): Promise<Upload> {
	const { bytes, width, height } = await decoder.decode(userId, sent.bytes);
	const row: Row = {
		id: randomUUID(),
		userId,
		purpose: sent.purpose,
		pictureKey: newUploadKey(sent.purpose),
		width,
		height,
		bytes: bytes.length,
		createdAt: new Date(now()),
		usedAt: null,
	};
	// The row is inserted first: a file without a row may be cleaned away.
	await db.insert(uploads).values(row);
	try {
		await files.write(originalKey(row.pictureKey), bytes);
	} catch (error) {
		await db.delete(uploads).where(eq(uploads.id, row.id));
		throw error;
	}
	const { id, pictureKey: key, createdAt } = row;
	return { id, key, purpose: sent.purpose, picture: sizedPictureOf(row), createdAt: createdAt.toISOString() };
}

/** Takes back a picture that nothing shows. @throws Failure `upload_not_found`, also for those of others */
export async function removePicture({ db, files }: Services, userId: string, id: string): Promise<void> {
	if (!isUuid(id)) throw new Failure('upload_not_found');
	const [gone] = await db
		.delete(uploads)
		.where(and(eq(uploads.id, id), eq(uploads.userId, userId), isNull(uploads.usedAt)))
		.returning({ key: uploads.pictureKey });
	if (!gone) throw new Failure('upload_not_found');
	await files.removeFolder(gone.key);
}

/**
 * Takes pictures for what will show them, in its transaction; each can be taken once.
 * @returns them in the order of `ids`
 * @throws Failure `upload_not_found` for those of others, for another purpose, or shown already
 */
export async function takePictures(
	tx: Db,
	{ userId, purpose, ids, at }: { userId: string; purpose: UploadPurpose; ids: readonly string[]; at: Date },
): Promise<Row[]> {
	if (ids.length === 0) return [];
	if (!ids.every(isUuid)) throw new Failure('upload_not_found');
	const taken = await tx
		.update(uploads)
		.set({ usedAt: at })
		.where(
			and(
				inArray(uploads.id, [...ids]),
				eq(uploads.userId, userId),
				eq(uploads.purpose, purpose),
				isNull(uploads.usedAt),
			),
		)
		.returning();
	return ids.map((id) => {
		const row = taken.find((each) => each.id === id.toLowerCase());
		if (!row) throw new Failure('upload_not_found');
		return row;
	});
}

/**
 * Marks uploads as shown, by their keys, in the transaction of what shows them; each can be taken once.
 * @throws Failure `upload_not_found` for those of others, for another purpose, or shown already
 */
export async function takeUploads(
	tx: Db,
	{ userId, purpose, keys, at }: { userId: string; purpose: UploadPurpose; keys: readonly string[]; at: Date },
): Promise<void> {
	if (keys.length === 0) return;
	const taken = await tx
		.update(uploads)
		.set({ usedAt: at })
		.where(
			and(
				inArray(uploads.pictureKey, [...keys]),
				eq(uploads.userId, userId),
				eq(uploads.purpose, purpose),
				isNull(uploads.usedAt),
			),
		)
		.returning({ id: uploads.id });
	if (taken.length !== keys.length) throw new Failure('upload_not_found');
}

/**
 * An uploaded picture as the contract defines it; without a text alternative, because only its sender could write it.
 */
export function sizedPictureOf({
	pictureKey,
	width,
	height,
}: Pick<Row, 'pictureKey' | 'width' | 'height'>): SizedPicture {
	return { path: `${PICTURES_PATH}/${pictureKey}`, widths: [...PICTURE_WIDTHS], alt: '', tint: 1, width, height };
}
