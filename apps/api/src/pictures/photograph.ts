import sharp from 'sharp';

/** Side in pixels that photographs are stored with: twice the widest that is shown. */
const SIDE = 1920;

/** Most pixels: a few kilobytes can claim billions. */
const MOST_PIXELS = 50_000_000;

/** A photograph turned as it was taken, without what cameras add to it, whole on a white square. */
export const squarePhotograph = (bytes: Uint8Array): Promise<Buffer> =>
	squareOf(bytes, '#ffffff').flatten({ background: '#ffffff' }).webp({ quality: 86 }).toBuffer();

/** As `squarePhotograph`, on nothing: what a picture leaves free shows the ground that it stands on. */
export const squareCutout = (bytes: Uint8Array): Promise<Buffer> =>
	squareOf(bytes, '#ffffff00').webp({ quality: 86, alphaQuality: 90 }).toBuffer();

const squareOf = (bytes: Uint8Array, background: string) =>
	sharp(bytes, { limitInputPixels: MOST_PIXELS })
		.rotate()
		.resize(SIDE, SIDE, { fit: 'contain', background, withoutEnlargement: false });
