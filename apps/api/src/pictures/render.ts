import sharp from 'sharp';
import { encodePicture, type PictureFormat } from './encode.ts';
import type { DrawingParts, Shot } from './keys.ts';

/** How an object lies on the field of 32 × 32 in each shot; `#object` is the drawing. */
const COMPOSITIONS: Readonly<Record<Shot, string>> = {
	front: '<use href="#object" transform="translate(16 16) scale(0.76) translate(-16 -16)"/>',
	tilt: '<use href="#object" transform="translate(16 16) rotate(-16) scale(0.78) translate(-16 -16)"/>',
	close: '<use href="#object" transform="translate(13 19) scale(1.55) translate(-16 -16)"/>',
	pair: `<use href="#object" transform="translate(11.2 13.4) rotate(-9) scale(0.54) translate(-16 -16)" opacity="0.92"/>
		<use href="#object" transform="translate(20.4 18.8) rotate(7) scale(0.6) translate(-16 -16)"/>`,
	pattern: `<g opacity="0.16">${[4, 12, 20, 28]
		.flatMap((y, row) => [2, 10, 18, 26].map((x) => ({ x: x + (row % 2) * 4, y })))
		.map(
			({ x, y }) => `<use href="#object" transform="translate(${x} ${y}) rotate(-14) scale(0.17) translate(-16 -16)"/>`,
		)
		.join('')}</g>
		<use href="#object" transform="translate(16 16.5) scale(0.66) translate(-16 -16)"/>`,
};

/**
 * Renders a picture: the object alone on a transparent ground, so that its tint shines through in light and dark.
 * @param body The drawing from the icon set.
 * @param width Pixels; pictures are square.
 */
export function renderPicture(
	body: string,
	{ hue, shot }: Pick<DrawingParts, 'hue' | 'shot'>,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 32 32">
		<defs><g id="object">${body}</g></defs>${COMPOSITIONS[shot]}</svg>`;
	const image = sharp(Buffer.from(svg));
	return encodePicture(hue === 0 ? image : image.modulate({ hue: hue * 30, saturation: 0.86 }), format);
}
