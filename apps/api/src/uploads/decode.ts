import sharp, { type Metadata } from 'sharp';

/** A picture as it is stored: WebP without the metadata that cameras add. */
export interface CleanPicture {
	readonly bytes: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** Why a picture is refused; `details.reason` of `upload_refused`. */
export type Refusal = 'type' | 'broken' | 'small' | 'large';

/**
 * Accepted formats by file signature, with the maximum pixels of each: a few kilobytes can claim billions. Cameras of
 * phones write JPEG of up to 50 million; the other formats take longer to decode.
 */
const MOST_PIXELS: ReadonlyMap<string, number> = new Map([
	['jpeg', 50_000_000],
	['png', 25_000_000],
	['webp', 25_000_000],
	['heif', 25_000_000],
	['avif', 25_000_000],
]);

/** Maximum pixels of interlaced and progressive pictures, which are decoded several times and wholly in memory. */
const MOST_PROGRESSIVE_PIXELS = 12_000_000;

/** Pixels: smallest side, longest side, and longer side of the stored picture. */
const LEAST_SIDE = 32;
const MOST_SIDE = 16_000;
const KEPT_SIDE = 1920;

/**
 * Decodes a picture and encodes it again: upright, at most 1920 pixels long, the first frame only, without location,
 * time, camera or other metadata. It may take long, so that only the decoder's process calls it.
 * @returns the picture, or why it is refused
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | Refusal> {
	const header = await headerOf(bytes);
	if (!header) return 'type';
	const { format = '', width = 0, height = 0, isProgressive = false } = header;
	const mostOfFormat = MOST_PIXELS.get(format);
	if (mostOfFormat === undefined) return 'type';
	const mostPixels = isProgressive ? Math.min(mostOfFormat, MOST_PROGRESSIVE_PIXELS) : mostOfFormat;
	if (Math.max(width, height) > MOST_SIDE || width * height > mostPixels) return 'large';
	if (Math.min(width, height) < LEAST_SIDE) return 'small';
	try {
		const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
			.autoOrient()
			.resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
			.webp({ quality: 82, effort: 4 })
			.toBuffer({ resolveWithObject: true });
		return { bytes: data, width: info.width, height: info.height };
	} catch {
		return 'broken';
	}
}

/** Metadata of a picture; undefined when it is none. No pixels are decoded. */
async function headerOf(bytes: Uint8Array): Promise<Metadata | undefined> {
	try {
		return await sharp(bytes, { limitInputPixels: false }).metadata();
	} catch {
		return undefined;
	}
}
