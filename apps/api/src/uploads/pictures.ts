import sharp from 'sharp';
import type { FileStore } from '../ports/files.ts';

/** Key of the file that a sent picture is kept under; the widths made of it lie beside it. */
export const wholePicture = (key: string) => `${key}/whole`;

/**
 * A sent picture in a width, made when it is first asked for.
 * @param key from `newUploadKey`
 * @returns WebP; undefined when there is no such picture, or no longer
 */
export async function sentPicture(files: FileStore, key: string, width: number): Promise<Uint8Array | undefined> {
	const kept = await files.read(`${key}/${width}`);
	if (kept) return kept;
	const whole = await files.read(wholePicture(key));
	if (!whole) return undefined;
	const bytes = await narrowPicture(whole, width);
	await files.write(`${key}/${width}`, bytes);
	return bytes;
}

/** A picture that is kept, in a width; smaller ones stay as they are. */
function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer> {
	return sharp(bytes)
		.resize(width, undefined, { withoutEnlargement: true })
		.webp({ quality: 80, effort: 4 })
		.toBuffer();
}
