import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isUploadKey } from '../uploads/keys.ts';
import { PICTURE_WIDTHS, readPictureKey } from './keys.ts';
import { type IconSet, loadIcons, renderPicture } from './render.ts';

/** A rendered picture. */
export interface StoredPicture {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly etag: string;
}

/** Renders pictures and caches them. */
export interface PictureStore {
	/** The picture of a key in a width; `undefined` when there is no such. */
	get(key: string, width: number): Promise<StoredPicture | undefined>;
}

/** Increase when the rendering changes: browsers cache the addresses for a year, so keys must change, too. */
const VERSION = 1;
const MEMORY_BYTES = 12_000_000;
const MOST_RENDERS = 2;

/**
 * A store that caches pictures in memory and on disk.
 * @param isKnown Whether an icon exists in a hue, so that callers cannot fill the disk with others.
 * @param folder Where rendered pictures are stored.
 * @param sent Reads, and makes, pictures that people sent.
 */
export function createPictureStore(
	folder: string,
	wanted: Iterable<string>,
	isKnown: (icon: string, hue: number) => boolean,
	sent: (key: string, width: number) => Promise<Uint8Array | undefined>,
): PictureStore {
	const limit = pLimit(MOST_RENDERS);
	let icons: Promise<IconSet> | undefined;

	const produce = async (name: string, key: string, width: number): Promise<StoredPicture | undefined> => {
		if (isUploadKey(key)) {
			const picture = await limit(() => sent(key, width));
			return picture && stored(picture);
		}
		const parts = readPictureKey(key);
		if (!parts || !isKnown(parts.icon, parts.hue)) return undefined;
		const file = join(folder, `v${VERSION}`, parts.icon, `${name}.webp`);
		const kept = await readFile(file).catch(() => undefined);
		if (kept) return stored(kept);
		icons ??= loadIcons(wanted);
		const body = (await icons).body(parts.icon);
		if (body === undefined) return undefined;
		const bytes = await limit(() => renderPicture(body, parts, width));
		await mkdir(join(folder, `v${VERSION}`, parts.icon), { recursive: true });
		// Renamed when complete, so that no reader ever sees half a picture.
		const draft = `${file}.${process.pid}`;
		await writeFile(draft, bytes);
		await rename(draft, file);
		return stored(bytes);
	};
	const memory = new LRUCache<string, StoredPicture, { readonly key: string; readonly width: number }>({
		maxSize: MEMORY_BYTES,
		sizeCalculation: ({ bytes }) => bytes.length,
		// A picture that is evicted while it is made still answers its callers.
		ignoreFetchAbort: true,
		fetchMethod: (name, _stale, { context: { key, width } }) => produce(name, key, width),
	});
	return {
		async get(key, width) {
			if (!PICTURE_WIDTHS.some((known) => known === width)) return undefined;
			return await memory.fetch(`${key}-${width}`, { context: { key, width } });
		},
	};
}

function stored(data: Uint8Array): StoredPicture {
	const bytes = new Uint8Array(data);
	return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
