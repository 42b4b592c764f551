/**
 * Stores uploaded files. Keys are letters, digits, dashes, underscores and single slashes; the content of a key never
 * changes. `disk-files.ts` stores them in a folder, `s3-files.ts` in an S3-compatible bucket.
 */
export interface FileStore {
	/** Stores a file; an existing file is replaced as a whole. */
	write(key: string, bytes: Uint8Array): Promise<void>;
	/** @returns undefined when there is no such file */
	read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
	/** Removes every file whose key begins with a folder and a slash; nothing happens when there is none. */
	removeFolder(folder: string): Promise<void>;
	/** First parts of the keys, in no order. */
	folders(): Promise<string[]>;
}
