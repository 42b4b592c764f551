import sharp from 'sharp';

/** Side in pixels that photographs are stored with: twice the widest that is shown. */
const SIDE = 1920;

/** Most pixels: a few kilobytes can claim billions. */
const MOST_PIXELS = 50_000_000;

/** A photograph turned as it was taken, without what cameras add to it, whole on a white square. */
export const squarePhotograph = (bytes: Uint8Array): Promise<Buffer> =>
	sharp(bytes, { limitInputPixels: MOST_PIXELS })
		.rotate()
		.resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff', withoutEnlargement: false })
		.flatten({ background: '#ffffff' })
		.webp({ quality: 86 })
		.toBuffer();
