import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';
import { MOST_PICTURE_BYTES, type ReadPicture } from './picture-source.ts';

/** Reads the pictures in a folder and below; nothing outside it is read. */
export function picturesOfFolder(folder: string): ReadPicture {
	return async (name) => {
		const path = await realpath(join(folder, name)).catch(() => undefined);
		const isInside = path?.startsWith(`${await realpath(folder)}${sep}`);
		const found = path !== undefined && isInside ? await stat(path) : undefined;
		if (path === undefined || !found?.isFile()) return { problem: 'no_such_file' };
		if (found.size > MOST_PICTURE_BYTES) return { problem: 'no_picture' };
		return { bytes: await readFile(path) };
	};
}

/** Most files of an archive. */
const MOST_ENTRIES = 200_000;

/** An archive of pictures. */
export interface PictureArchive {
	readonly read: ReadPicture;
	close(): void;
}

/**
 * Opens a ZIP file of pictures; each is unpacked when it is asked for, and at most to its limit, so that what claims to be
 * small cannot fill the memory.
 * @throws Error when it is no ZIP file
 */
export async function openPictureArchive(path: string): Promise<PictureArchive> {
	// Sizes are checked while a file is unpacked; names with ".." or of the root are errors.
	const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
	const entries = new Map<string, Entry>();
	try {
		if (zip.entryCount > MOST_ENTRIES) throw new Error(`the archive has more than ${MOST_ENTRIES} files`);
		for await (const entry of zip.eachEntry()) {
			if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
		}
	} catch (error) {
		zip.close();
		throw error;
	}
	return {
		async read(name) {
			const entry = entries.get(name.replace(/^\.\//, ''));
			if (!entry) return { problem: 'no_such_file' };
			if (entry.uncompressedSize > MOST_PICTURE_BYTES || !entry.canDecodeFileData()) return { problem: 'no_picture' };
			try {
				return { bytes: await buffer(await zip.openReadStreamPromise(entry)) };
			} catch {
				// A damaged file spoils no other.
				return { problem: 'no_picture' };
			}
		},
		close: () => zip.close(),
	};
}
