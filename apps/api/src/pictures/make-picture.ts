/** Makes pictures, in the process that `maker.ts` starts: the only code of the server that loads the image library. */

import sharp from 'sharp';
import { composeRender } from './compose.ts';
import { composeScene } from './compose-scene.ts';
import { encodePicture, type PictureFormat } from './encode.ts';
import type { DrawingParts } from './keys.ts';
import { squareCutout, squarePhotograph } from './photograph.ts';
import { renderPicture } from './render.ts';
import type { Scene, StoredRenders } from './scene.ts';

export { readQrCode } from './read-code.ts';

/** What a picture is made of, by the way it is made. */
interface Materials {
	/** A drawing of the icon set; `body` is its SVG without the frame. */
	readonly drawing: { readonly body: string } & Pick<DrawingParts, 'hue' | 'shot'> & Encoded;
	/** A stored render in a colour. */
	readonly render: { readonly render: Uint8Array; readonly colour: string | null } & Encoded;
	/** A scene, and the renders that it consists of. */
	readonly scene: { readonly scene: Scene; readonly renders: StoredRenders } & Encoded;
	/** A stored picture in a width; smaller ones are not enlarged. */
	readonly narrow: { readonly bytes: Uint8Array } & Encoded;
	/** An operator's photograph as it is stored. */
	readonly photograph: { readonly bytes: Uint8Array };
	/** A picture for a coloured ground as it is stored. */
	readonly cutout: { readonly bytes: Uint8Array };
}

/** How a picture is encoded. */
interface Encoded {
	readonly width: number;
	readonly format: PictureFormat;
}

/** A picture to make. */
export type PictureTask = { readonly [K in keyof Materials]: { readonly kind: K } & Materials[K] }[keyof Materials];

// Pictures are made once and few at a time: less memory counts for more than speed.
sharp.cache(false);
sharp.concurrency(1);

const MAKERS: { readonly [K in keyof Materials]: (from: Materials[K]) => Promise<Uint8Array> } = {
	drawing: ({ body, hue, shot, width, format }) => renderPicture(body, { hue, shot }, width, format),
	render: ({ render, colour, width, format }) => composeRender(render, colour, width, format),
	scene: ({ scene, renders, width, format }) => composeScene(scene, renders, width, format),
	narrow: ({ bytes, width, format }) =>
		encodePicture(sharp(bytes).resize(width, undefined, { withoutEnlargement: true }), format),
	photograph: ({ bytes }) => squarePhotograph(bytes),
	cutout: ({ bytes }) => squareCutout(bytes),
};

/** Makes a picture. @throws Error when its bytes are no picture */
export default function makePicture<K extends keyof Materials>(
	task: { readonly kind: K } & Materials[K],
): Promise<Uint8Array> {
	return MAKERS[task.kind](task);
}
