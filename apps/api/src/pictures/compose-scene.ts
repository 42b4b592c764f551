import sharp from 'sharp';
import { encodePicture, type PictureFormat } from './encode.ts';
import { byteOf, bytesOf, LIGHT, LINEAR } from './light.ts';
import { drawn, printOn } from './print.ts';
import {
	type DrawingLayer,
	FIELD,
	type RenderLayer,
	renderName,
	type Scene,
	type StoredRender,
	type StoredRenders,
} from './scene.ts';

/** Composes a scene. @param width Pixels; pictures are square. @throws Error when a render of the scene is missing */
export async function composeScene(
	scene: Scene,
	renders: StoredRenders,
	width: number,
	format: PictureFormat,
): Promise<Buffer> {
	const field = Buffer.alloc(width * width * 4);
	for (const layer of scene)
		await (layer.kind === 'drawing' ? addDrawing(field, width, layer) : addRender(field, width, layer, renders));
	return await encodePicture(sharp(field, { raw: { width, height: width, channels: 4 } }), format);
}

async function addDrawing(field: Buffer, width: number, { svg }: DrawingLayer): Promise<void> {
	const { data } = await drawn({ svg, width: FIELD, height: FIELD }, width, width);
	putOver(field, width, data, width, 0, 0);
}

async function addRender(field: Buffer, width: number, layer: RenderLayer, renders: StoredRenders): Promise<void> {
	const render = renders[renderName(layer)];
	if (!render) throw new Error(`A scene has no render of ${renderName(layer)}.`);
	const [x, y, side] = layer.at.map((each) => Math.round((each * width) / FIELD));
	if (!side) return;
	const picture = await painted(render, layer, side);
	putOver(field, width, picture, side, x ?? 0, y ?? 0);
}

/** A render in its colour and with its print, in a size. */
async function painted({ bytes, surfaces }: StoredRender, layer: RenderLayer, side: number): Promise<Buffer> {
	const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const size = info.width;
	const square = size * size * 4;
	const resized = (from: Buffer) =>
		sharp(from, { raw: { width: size, height: size, channels: 4 } })
			.resize(side, side)
			.raw()
			.toBuffer();
	const picture = await resized(data.subarray(0, square));
	if (info.height >= 2 * size) {
		const lower = data.subarray(square, 2 * square);
		// As opaque as the picture, so that what is beside a part does not dim its edges.
		for (let at = 3; at < square; at += 4) lower[at] = data[at] ?? 0;
		const light = await resized(lower);
		const colours = Buffer.alloc(side * side * 3, Uint8Array.from(bytesOf(layer.colour ?? '#ffffff')));
		for (const [name, print] of Object.entries(layer.prints ?? {})) {
			const surface = surfaces[name];
			if (surface) await printOn(colours, side, surface, print, layer.isMirrored === true);
		}
		addLight(picture, light, colours);
	} else {
		addLight(picture, undefined, undefined);
	}
	if (layer.isMirrored !== true) return picture;
	return await sharp(picture, { raw: { width: side, height: side, channels: 4 } })
		.flop()
		.raw()
		.toBuffer();
}

/** Shadows end within this share of a render's side. */
const FADE = 0.16;
/** Bytes below which a pixel has no light: it is shadow. */
const DARK = 3;

/** Shows a render: its own light, and the light on its painted parts in their colours. */
function addLight(picture: Buffer, light: Uint8Array | undefined, colours: Uint8Array | undefined): void {
	const side = Math.sqrt(picture.length / 4);
	const fades = Float32Array.from({ length: side }, (_, i) => {
		const near = Math.min(1, Math.min(i, side - 1 - i) / (FADE * side));
		return near * near * (3 - 2 * near);
	});
	for (let at = 0, own = 0; at < picture.length; at += 4, own += 3) {
		const opacity = picture[at + 3] ?? 0;
		if (opacity === 0) continue;
		const lit = LIGHT[light?.[at] ?? 0] ?? 0;
		if ((picture[at] ?? 0) + (picture[at + 1] ?? 0) + (picture[at + 2] ?? 0) + (light?.[at] ?? 0) < DARK * 4) {
			const pixel = at / 4;
			picture[at + 3] = opacity * (fades[pixel % side] ?? 1) * (fades[Math.floor(pixel / side)] ?? 1);
		}
		for (let channel = 0; channel < 3; channel++) {
			const paint = LINEAR[colours?.[own + channel] ?? 0] ?? 0;
			picture[at + channel] = byteOf((LIGHT[picture[at + channel] ?? 0] ?? 0) + lit * paint);
		}
	}
}

/** Lays a square picture over another; what is outside is cut off. */
function putOver(field: Buffer, width: number, picture: Uint8Array, side: number, left: number, top: number): void {
	for (let row = Math.max(0, -top); row < Math.min(side, width - top); row++)
		for (let column = Math.max(0, -left); column < Math.min(side, width - left); column++) {
			const from = (row * side + column) * 4;
			const opacity = (picture[from + 3] ?? 0) / 255;
			if (opacity === 0) continue;
			const to = ((row + top) * width + column + left) * 4;
			const below = ((field[to + 3] ?? 0) / 255) * (1 - opacity);
			const sum = opacity + below;
			for (let channel = 0; channel < 3; channel++)
				field[to + channel] = ((picture[from + channel] ?? 0) * opacity + (field[to + channel] ?? 0) * below) / sum;
			field[to + 3] = Math.round(255 * sum);
		}
}
