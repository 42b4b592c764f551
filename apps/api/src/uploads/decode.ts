import sharp from 'sharp';
import { Failure } from '../http/failure.ts';

/** A picture as it is kept: WebP without the data that cameras add. */
export interface CleanPicture {
	readonly bytes: Buffer;
	readonly width: number;
	readonly height: number;
}

/** Why a picture is refused; `details.reason` of `upload_refused`. */
export type Refusal = 'type' | 'broken' | 'small' | 'large';

/** What files may be, by what they hold; their name and media type are what the sender says. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif']);

/** Pixels of a side below which nothing can be seen, and of the longer side of what is kept. */
const LEAST_SIDE = 32;
const KEPT_SIDE = 1920;

/** Most pixels that are decoded: a few kilobytes can claim billions. Cameras of phones take up to 50 million. */
const MOST_PIXELS = 50_000_000;
const MOST_SIDE = 16_000;
const DECODE_SECONDS = 10;

/**
 * Decodes a picture and writes it anew: upright, at most 1920 pixels long, the first frame only, without place, time,
 * camera or anything else that came with it.
 * @throws Failure `upload_refused` with a `Refusal`
 */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture> {
	const { format, width, height } = await headerOf(bytes);
	if (!FORMATS.has(format)) throw refused('type');
	if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS) throw refused('large');
	if (Math.min(width, height) < LEAST_SIDE) throw refused('small');
	try {
		const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
			.autoOrient()
			.resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
			.webp({ quality: 82, effort: 4 })
			.timeout({ seconds: DECODE_SECONDS })
			.toBuffer({ resolveWithObject: true });
		return { bytes: data, width: info.width, height: info.height };
	} catch {
		throw refused('broken');
	}
}

/** A picture that is kept, in a width; smaller ones stay as they are. */
export function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer> {
	return sharp(bytes, { limitInputPixels: MOST_PIXELS })
		.resize(width, undefined, { withoutEnlargement: true })
		.webp({ quality: 80, effort: 4 })
		.toBuffer();
}

async function headerOf(bytes: Uint8Array): Promise<{ format: string; width: number; height: number }> {
	try {
		// The size is checked right after, with a reason of its own; nothing is decoded here.
		const { format = '', width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
		return { format, width, height };
	} catch {
		throw refused('type');
	}
}

function refused(reason: Refusal): Failure {
	return new Failure('upload_refused', { details: { reason } });
}
