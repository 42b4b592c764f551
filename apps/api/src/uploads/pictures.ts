import type { PictureFormat } from '../pictures/encode.ts';
import type { PictureMaker } from '../pictures/maker.ts';
import type { FileStore } from '../ports/files.ts';

/** Key of an uploaded picture's file; its resized versions are stored beside it. */
export const originalKey = (key: string) => `${key}/whole`;

/**
 * An uploaded picture in a width and a format, encoded at the first request.
 * @param key from `newUploadKey`
 * @param maker makes the width that is missing
 * @returns undefined when there is no such picture, or no longer
 */
export async function resizedUpload(
	files: FileStore,
	key: string,
	width: number,
	format: PictureFormat,
	maker: PictureMaker,
): Promise<Uint8Array | undefined> {
	const name = `${key}/${format}-${width}`;
	const stored = await files.read(name);
	if (stored) return stored;
	const whole = await files.read(originalKey(key));
	if (!whole) return undefined;
	const bytes = await maker.make({ kind: 'narrow', bytes: whole, width, format });
	await files.write(name, bytes);
	return bytes;
}
