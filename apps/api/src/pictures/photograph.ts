import sharp from 'sharp';

/** Side in pixels that photographs are stored with: twice the widest that is shown. */
const SIDE = 1920;

/** A photograph turned as it was taken, without what cameras add to it, whole on a white square. */
export const squarePhotograph = (bytes: Uint8Array): Promise<Buffer> =>
	sharp(bytes)
		.rotate()
		.resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff', withoutEnlargement: false })
		.flatten({ background: '#ffffff' })
		.webp({ quality: 86 })
		.toBuffer();
