import sharp from 'sharp';
import type { FileStore } from '../ports/files.ts';

/** Key of an uploaded picture's file; its resized versions are stored beside it. */
export const originalKey = (key: string) => `${key}/whole`;

/**
 * An uploaded picture in a width, rendered at the first request.
 * @param key from `newUploadKey`
 * @returns WebP; undefined when there is no such picture, or no longer
 */
export async function resizedUpload(files: FileStore, key: string, width: number): Promise<Uint8Array | undefined> {
	const stored = await files.read(`${key}/${width}`);
	if (stored) return stored;
	const whole = await files.read(originalKey(key));
	if (!whole) return undefined;
	const bytes = await narrowPicture(whole, width);
	await files.write(`${key}/${width}`, bytes);
	return bytes;
}

/** A stored picture in a width; smaller ones are not enlarged. */
function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer> {
	return sharp(bytes)
		.resize(width, undefined, { withoutEnlargement: true })
		.webp({ quality: 80, effort: 4 })
		.toBuffer();
}
