import sharp from 'sharp';
import { encodePicture, type PictureFormat } from './encode.ts';
import { byteOf, bytesOf, LIGHT, LINEAR } from './light.ts';

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
	const [red = 1, green = 1, blue = 1] = bytesOf(colour ?? '#ffffff').map((byte) => LINEAR[byte] ?? 1);
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
