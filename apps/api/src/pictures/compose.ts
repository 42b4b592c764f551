import sharp from 'sharp';
import { encodePicture, type PictureFormat } from './encode.ts';

/** Brightest linear light that a render stores; `HEADROOM` of tools/pictures/studio/studio.py. */
const HEADROOM = 1.6;
/** Light above this is compressed, so that highlights keep their form. */
const SHOULDER = 0.8;
/** Entries of the table from linear light to bytes. */
const STEPS = 4096;
/** Light at the end of that table; above it pictures are white. */
const BRIGHTEST = 4;

const decoded = (coded: number) => (coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4);
const coded = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const toned = (linear: number) =>
	linear <= SHOULDER ? linear : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - linear) / (1 - SHOULDER)));

/** Linear light of a stored byte. */
const LIGHT = Float32Array.from({ length: 256 }, (_, byte) => decoded(byte / 255) * HEADROOM);
/** Shown byte of linear light, in steps of `BRIGHTEST / STEPS`. */
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
	Math.round(255 * coded(toned((step / STEPS) * BRIGHTEST))),
);

const byteOf = (linear: number) => BYTES[Math.min(STEPS, Math.round((linear / BRIGHTEST) * STEPS))] ?? 255;

/** Linear red, green and blue of a CSS colour. */
function linearOf(colour: string): readonly [red: number, green: number, blue: number] {
	const channel = (start: number) => decoded(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
	return [channel(1), channel(3), channel(5)];
}

/**
 * Composes a picture from a stored render and a colour. The render separates colour from lighting: its upper square has
 * everything that keeps its colour (unpainted parts, reflections, the shadow as transparency), its lower square the light
 * on the painted parts, so that picture = upper + lower × colour, in linear light. One square alone has no painted parts.
 * @param colour `#rrggbb`; null for a render without painted parts
 * @param width Pixels; pictures are square.
 * @returns a file with a transparent ground, so that the tint behind it shows in light and dark
 */
export async function composeRender(
	render: Uint8Array,
	colour: string | null,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const { data, info } = await sharp(render).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const size = info.width;
	const bytes = size * size * 4;
	const picture = Buffer.from(data.subarray(0, bytes));
	const light = info.height >= 2 * size ? data.subarray(bytes, 2 * bytes) : undefined;
	const [red, green, blue] = linearOf(colour ?? '#ffffff');
	for (let at = 0; at < bytes; at += 4) {
		if (picture[at + 3] === 0) continue;
		const lit = LIGHT[light?.[at] ?? 0] ?? 0;
		picture[at] = byteOf((LIGHT[picture[at] ?? 0] ?? 0) + lit * red);
		picture[at + 1] = byteOf((LIGHT[picture[at + 1] ?? 0] ?? 0) + lit * green);
		picture[at + 2] = byteOf((LIGHT[picture[at + 2] ?? 0] ?? 0) + lit * blue);
	}
	const composed = sharp(picture, { raw: { width: size, height: size, channels: 4 } }).resize(width, width);
	return await encodePicture(composed, format);
}
