import sharp from 'sharp';
import { encodePicture, type PictureFormat } from '../pictures/encode.ts';
import type { FileStore } from '../ports/files.ts';

/** Key of an uploaded picture's file; its resized versions are stored beside it. */
export const originalKey = (key: string) => `${key}/whole`;

/**
 * An uploaded picture in a width and a format, encoded at the first request.
 * @param key from `newUploadKey`
 * @returns undefined when there is no such picture, or no longer
 */
export async function resizedUpload(
	files: FileStore,
	key: string,
	width: number,
	format: PictureFormat,
): Promise<Uint8Array | undefined> {
	const name = `${key}/${format}-${width}`;
	const stored = await files.read(name);
	if (stored) return stored;
	const whole = await files.read(originalKey(key));
	if (!whole) return undefined;
	const bytes = await narrowPicture(whole, width, format);
	await files.write(name, bytes);
	return bytes;
}

/** A stored picture in a width; smaller ones are not enlarged. */
const narrowPicture = (bytes: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> =>
	encodePicture(sharp(bytes).resize(width, undefined, { withoutEnlargement: true }), format);
