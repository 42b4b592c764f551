import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './files.ts';

const KEY = /^[\w-]+(?:\/[\w-]+)*$/;

/**
 * Stores files in a folder of this machine. Several servers need a folder that they share.
 * @param root made when the first file is written
 */
export function createDiskFiles(root: string): FileStore {
	const placeOf = (key: string) => {
		// The server generates the keys; this check protects the rest of the disk from a mistake.
		if (!KEY.test(key)) throw new Error('not a key of a file');
		return join(root, key);
	};
	return {
		async write(key, bytes) {
			const file = `${placeOf(key)}.file`;
			await mkdir(dirname(file), { recursive: true });
			// Renamed when complete, so that no reader ever sees half a file.
			const draft = `${file}.${randomUUID()}`;
			await writeFile(draft, bytes);
			await rename(draft, file);
		},
		async read(key) {
			try {
				return new Uint8Array(await readFile(`${placeOf(key)}.file`));
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		removeFolder: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
		async folders() {
			try {
				return await readdir(root);
			} catch (error) {
				if (isMissing(error)) return [];
				throw error;
			}
		},
	};
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
