import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PictureMaker } from '../pictures/maker.ts';
import { NoPicture, photographKey, storePhotograph } from '../pictures/photographs.ts';
import type { FileStore } from '../ports/files.ts';
import { isPicture } from './check.ts';
import { type GoodsProblem, GoodsRefused, type WrittenProduct } from './format.ts';

/** Most bytes of a picture. */
const MOST_BYTES = 20_000_000;

/** Files that an import names as pictures. */
export interface PictureFolder {
	/** @returns the key of the picture, or what is wrong with the file */
	keyOf(name: string): Promise<{ readonly key: string } | { readonly problem: string }>;
}

/**
 * The pictures in a folder and below; nothing outside it is read.
 * @param stores where they are stored; without it, they are only looked at
 */
export function pictureFolder(
	folder: string,
	stores: { readonly files: FileStore; readonly maker: PictureMaker } | undefined,
): PictureFolder {
	return {
		async keyOf(name) {
			const path = await realpath(join(folder, name)).catch(() => undefined);
			const isInside = path?.startsWith(`${await realpath(folder)}${sep}`);
			const found = path !== undefined && isInside ? await stat(path) : undefined;
			if (path === undefined || !found?.isFile()) return { problem: 'no_such_file' };
			if (found.size > MOST_BYTES) return { problem: 'no_picture' };
			const bytes = await readFile(path);
			try {
				return { key: stores ? await storePhotograph(stores, bytes) : photographKey(bytes) };
			} catch (error) {
				if (error instanceof NoPicture) return { problem: 'no_picture' };
				throw error;
			}
		},
	};
}

/** A product with the keys of its pictures in the place of files. @throws GoodsRefused for files that are no pictures */
export async function withPictures(product: WrittenProduct, folder: PictureFolder): Promise<WrittenProduct> {
	const problems: GoodsProblem[] = [];
	const keysOf = async (names: readonly string[], at: string) => {
		const keys: string[] = [];
		for (const [i, name] of names.entries()) {
			const found = isPicture(name) ? { key: name } : await folder.keyOf(name);
			if ('key' in found) keys.push(found.key);
			else problems.push({ field: `${at}.${i}`, problem: found.problem });
		}
		return keys;
	};
	const pictures = await keysOf(product.pictures, 'pictures');
	const options: WrittenProduct['options'] = [];
	for (const [i, option] of product.options.entries()) {
		const values: (typeof option)['values'] = [];
		for (const [j, value] of option.values.entries()) {
			values.push({ ...value, pictures: await keysOf(value.pictures, `options.${i}.values.${j}.pictures`) });
		}
		options.push({ ...option, values });
	}
	if (problems.length > 0) throw new GoodsRefused(problems);
	return { ...product, pictures, options };
}
