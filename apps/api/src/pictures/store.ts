import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isUploadKey } from '../uploads/keys.ts';
import type { PictureFormat } from './encode.ts';
import { type IconSet, loadIcons } from './icons.ts';
import { ownKey, PICTURE_WIDTHS, type RenderParts, readPictureKey, renderKey } from './keys.ts';
import type { PictureMaker } from './maker.ts';
import { isPhotographKey } from './photographs.ts';
import { readRender, renderOf, sceneOf, surfacesOf } from './renders.ts';
import { type Depicted, renderName, type Scene, type StoredRenders } from './scene.ts';

/** What the store asks about the pictures of the catalogue. */
export interface Catalogue {
	/**
	 * Whether an icon exists in a hue, or a rendered type in a colour, so that callers cannot fill the disk with others.
	 */
	isKnown(name: string, variation: number | string | null): boolean;
	/** The product that shows a picture of its own; `undefined` when no product shows it any more. */
	productWith(key: string, product: number): Promise<Depicted | undefined>;
}

/** A rendered picture. */
export interface StoredPicture {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly etag: string;
}

interface Wanted {
	readonly key: string;
	readonly width: number;
	readonly format: PictureFormat;
}

/** Renders pictures and caches them. */
export interface PictureStore {
	/** The picture of a key in a width and a format; `undefined` when there is no such. */
	get(key: string, width: number, format: PictureFormat): Promise<StoredPicture | undefined>;
}

/** Increase when the rendering changes: browsers cache the addresses for a year, so keys must change, too. */
const VERSION = 2;
const MEMORY_BYTES = 12_000_000;

/**
 * A store that caches pictures in memory and on disk.
 * @param folder Where rendered pictures are stored.
 * @param sent Reads, and makes, pictures that people sent.
 * @param maker Makes what is not cached.
 */
export function createPictureStore(
	folder: string,
	wanted: Iterable<string>,
	{ isKnown, productWith }: Catalogue,
	sent: (key: string, width: number, format: PictureFormat) => Promise<Uint8Array | undefined>,
	maker: PictureMaker,
): PictureStore {
	let icons: Promise<IconSet> | undefined;

	const produce = async (name: string, { key, width, format }: Wanted): Promise<StoredPicture | undefined> => {
		if (isUploadKey(key) || isPhotographKey(key)) {
			const picture = await sent(key, width, format);
			return picture && stored(picture);
		}
		const parts = readPictureKey(key);
		if (!parts) return undefined;
		if (parts.form === 'render')
			return (await ownPicture(parts, width, format)) ?? (await composed(parts, width, format));
		if (!isKnown(parts.icon, parts.hue)) return undefined;
		return await cached(join(parts.icon, name), async () => {
			icons ??= loadIcons(wanted);
			const body = (await icons).body(parts.icon);
			const { hue, shot } = parts;
			return body === undefined ? undefined : await maker.make({ kind: 'drawing', body, hue, shot, width, format });
		});
	};
	/** A picture that one product has for itself; `undefined` when it shows another one now, or the render of its type. */
	const ownPicture = async (
		parts: RenderParts,
		width: number,
		format: PictureFormat,
	): Promise<StoredPicture | undefined> => {
		const { type, colour, view, own } = parts;
		const revision = renderOf(type)?.views.whole;
		if (!own || revision === undefined) return undefined;
		const key = ownKey(renderKey(type, colour, view), own);
		const name = `${key}-${revision}-${width}.${format}`;
		return await cached(join(type, 'own', name), async () => {
			const product = await productWith(key, own.product);
			const scene = product && sceneOf(product, { type, colour, view, photo: own.photo });
			return scene && maker.make({ kind: 'scene', scene, renders: await rendersOf(scene), width, format });
		});
	};
	const composed = async (
		{ type, colour, view }: RenderParts,
		width: number,
		format: PictureFormat,
	): Promise<StoredPicture | undefined> => {
		const revision = renderOf(type)?.views[view];
		if (revision === undefined || !isKnown(type, colour)) return undefined;
		const name = `${view}-${revision}-${colour?.slice(1) ?? 'own'}-${width}.${format}`;
		return await cached(join(type, name), async () =>
			maker.make({ kind: 'render', render: await readRender(type, view), colour, width, format }),
		);
	};
	/** A file of the cache; it is made, and stored, when it is missing. */
	const cached = async (
		path: string,
		make: () => Promise<Uint8Array | undefined>,
	): Promise<StoredPicture | undefined> => {
		const file = join(folder, `v${VERSION}`, path);
		const kept = await readFile(file).catch(() => undefined);
		if (kept) return stored(kept);
		const bytes = await make();
		if (bytes === undefined) return undefined;
		await mkdir(dirname(file), { recursive: true });
		// Renamed when complete, so that no reader ever sees half a picture.
		const draft = `${file}.${process.pid}`;
		await writeFile(draft, bytes);
		await rename(draft, file);
		return stored(bytes);
	};
	const memory = new LRUCache<string, StoredPicture, Wanted>({
		maxSize: MEMORY_BYTES,
		sizeCalculation: ({ bytes }) => bytes.length,
		// A picture that is evicted while it is made still answers its callers.
		ignoreFetchAbort: true,
		fetchMethod: (name, _stale, { context }) => produce(name, context),
	});
	return {
		async get(key, width, format) {
			if (!PICTURE_WIDTHS.some((known) => known === width)) return undefined;
			return await memory.fetch(`${key}-${width}.${format}`, { context: { key, width, format } });
		},
	};
}

/** Reads the renders of a scene. */
async function rendersOf(scene: Scene): Promise<StoredRenders> {
	const layers = scene.filter((layer) => layer.kind === 'render');
	const entries = layers.map(async (layer) => {
		const { type, view } = layer;
		return [renderName(layer), { bytes: await readRender(type, view), surfaces: surfacesOf(type, view) }] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}

function stored(data: Uint8Array): StoredPicture {
	const bytes = new Uint8Array(data);
	return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
