import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUploadKey } from '../uploads/keys.ts';
import { PICTURE_WIDTHS, readPictureKey } from './keys.ts';
import { type IconSet, loadIcons, renderPicture } from './render.ts';

/** A rendered picture. */
export interface StoredPicture {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly etag: string;
}

/** Renders pictures once and keeps them. */
export interface PictureStore {
	/** The picture of a key in a width; `undefined` when there is no such. */
	get(key: string, width: number): Promise<StoredPicture | undefined>;
}

/** Raise when pictures are drawn otherwise; their addresses are kept for a year, so keys must change then, too. */
const VERSION = 1;
const MEMORY_BYTES = 12_000_000;
const MOST_RENDERS = 2;

/**
 * A store that keeps pictures in memory and on disk.
 * @param isKnown Tells which icons in which hues exist, so that nobody can fill the disk with others.
 * @param folder Where rendered pictures are kept.
 * @param sent Reads, and makes, pictures that people sent.
 */
export function createPictureStore(
	folder: string,
	wanted: Iterable<string>,
	isKnown: (icon: string, hue: number) => boolean,
	sent: (key: string, width: number) => Promise<Uint8Array | undefined>,
): PictureStore {
	const memory = new Map<string, StoredPicture>();
	const underWay = new Map<string, Promise<StoredPicture | undefined>>();
	const slots = createSlots(MOST_RENDERS);
	let used = 0;
	let icons: Promise<IconSet> | undefined;

	const remember = (name: string, picture: StoredPicture) => {
		memory.set(name, picture);
		used += picture.bytes.length;
		for (const [oldest, { bytes }] of memory) {
			if (used <= MEMORY_BYTES) break;
			memory.delete(oldest);
			used -= bytes.length;
		}
	};
	const produce = async (name: string, key: string, width: number): Promise<StoredPicture | undefined> => {
		if (isUploadKey(key)) {
			const picture = await slots(() => sent(key, width));
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
		const bytes = await slots(() => renderPicture(body, parts, width));
		await mkdir(join(folder, `v${VERSION}`, parts.icon), { recursive: true });
		// Renamed when complete, so that no reader ever sees half a picture.
		const draft = `${file}.${process.pid}`;
		await writeFile(draft, bytes);
		await rename(draft, file);
		return stored(bytes);
	};
	return {
		async get(key, width) {
			if (!PICTURE_WIDTHS.some((known) => known === width)) return undefined;
			const name = `${key}-${width}`;
			const kept = memory.get(name);
			if (kept) {
				memory.delete(name);
				memory.set(name, kept);
				return kept;
			}
			const work = underWay.get(name) ?? produce(name, key, width);
			underWay.set(name, work);
			try {
				const picture = await work;
				if (picture && !memory.has(name)) remember(name, picture);
				return picture;
			} finally {
				underWay.delete(name);
			}
		},
	};
}

function stored(data: Uint8Array): StoredPicture {
	const bytes = new Uint8Array(data);
	return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Runs at most so many pieces of work at once, the others wait in order. */
function createSlots(most: number): <T>(work: () => Promise<T>) => Promise<T> {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running >= most) await new Promise<void>((go) => waiting.push(go));
		running += 1;
		try {
			return await work();
		} finally {
			running -= 1;
			waiting.shift()?.();
		}
	};
}
