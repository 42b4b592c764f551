import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { products } from '../db/schema/index.ts';
import type { Logger } from '../log.ts';
import type { FileStore } from '../ports/files.ts';
import { originalKey } from '../uploads/pictures.ts';
import type { PictureMaker } from './maker.ts';

/** Whether a key is that of an operator's photograph. */
export const isPhotographKey = (key: string) => /^photo_[\da-f]{32}$/.test(key);

const IMAGE = /\.(?:jpe?g|png|webp|avif)$/i;

/** What photographs are stored with. */
interface Stores {
	readonly db: Db;
	readonly files: FileStore;
	readonly logger: Logger;
	readonly maker: PictureMaker;
}

/**
 * Replaces the pictures of products by an operator's photographs: `<folder>/<product id>/` has those of a product,
 * `<folder>/<product id>/<value>/` those in a value of an option, such as a colour, in the order of the file names.
 * Photographs that were stored before are not written again. A file that is no picture is reported and left out.
 * @param folder does not have to exist
 * @returns how many products have photographs
 */
export async function showPhotographs({ db, files, logger, maker }: Stores, folder: string): Promise<number> {
	let done = 0;
	for (const entry of await entriesOf(folder)) {
		if (!entry.isDirectory() || !/^\d{1,9}$/.test(entry.name)) continue;
		const id = Number(entry.name);
		const [product] = await db.select({ options: products.options }).from(products).where(eq(products.id, id));
		if (!product) {
			logger.warn('photographs of an unknown product', { product: id });
			continue;
		}
		const keysOf = (path: string) => storedKeys({ db, files, logger, maker }, path);
		const home = join(folder, entry.name);
		const own = await keysOf(home);
		const options = await Promise.all(
			product.options.map(async (option) => ({
				...option,
				values: await Promise.all(
					option.values.map(async (value) => {
						const keys = /^[\w-]+$/.test(value.key) ? await keysOf(join(home, value.key)) : [];
						return keys.length > 0 ? { ...value, pictureKeys: keys } : value;
					}),
				),
			})),
		);
		const first = options.flatMap(({ values }) => values).find(({ pictureKeys }) => pictureKeys?.some(isPhotographKey));
		const pictureKeys = own.length > 0 ? own : first?.pictureKeys;
		if (!pictureKeys) continue;
		await db.update(products).set({ pictureKeys, options }).where(eq(products.id, id));
		done += 1;
	}
	if (done > 0) logger.info('photographs shown', { products: done });
	return done;
}

/** Bytes that are no picture. */
export class NoPicture extends Error {}

/** How a photograph is stored: on a white square, or on nothing for a coloured ground. */
export type PhotographForm = 'photograph' | 'cutout';

/** The key of a photograph, which follows from its bytes and its form. */
export const photographKey = (bytes: Uint8Array, form: PhotographForm = 'photograph'): string =>
	`photo_${createHash('sha256')
		.update(bytes)
		.update(form === 'photograph' ? '' : form)
		.digest('hex')
		.slice(0, 32)}`;

/**
 * Stores a photograph, decoded and written again, unless it is there.
 * @returns its key
 * @throws NoPicture
 */
export async function storePhotograph(
	{ files, maker }: Pick<Stores, 'files' | 'maker'>,
	bytes: Uint8Array,
	form: PhotographForm = 'photograph',
): Promise<string> {
	const key = photographKey(bytes, form);
	if ((await files.read(originalKey(key))) === undefined) {
		const made = await maker.make({ kind: form, bytes }).catch((error: unknown) => {
			throw new NoPicture(error instanceof Error ? error.message : '');
		});
		await files.write(originalKey(key), made);
	}
	return key;
}

/** Stores the pictures of a folder. @returns their keys, in the order of the file names */
async function storedKeys({ files, logger, maker }: Stores, folder: string): Promise<string[]> {
	const keys: string[] = [];
	const names = (await entriesOf(folder)).filter((entry) => entry.isFile() && IMAGE.test(entry.name));
	for (const { name } of names) {
		const bytes = await readFile(join(folder, name));
		try {
			keys.push(await storePhotograph({ files, maker }, bytes));
		} catch (error) {
			logger.warn('a file is no picture', { file: name, reason: error instanceof Error ? error.message : '' });
		}
	}
	return keys;
}

async function entriesOf(folder: string) {
	const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}
