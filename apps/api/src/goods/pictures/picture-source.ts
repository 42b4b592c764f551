import pLimit from 'p-limit';
import type { PictureMaker } from '../../pictures/maker.ts';
import { NoPicture, photographKey, storePhotograph } from '../../pictures/photographs.ts';
import type { FileStore } from '../../ports/files.ts';
import { isPicture } from '../check.ts';
import { type GoodsProblem, GoodsRefused, type WrittenProduct } from '../format.ts';

/** Most bytes of a picture. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** Bytes of a picture, or what is wrong with its name or its file. */
export type FoundPicture = { readonly bytes: Uint8Array } | { readonly problem: string };

/** Reads what products name as their pictures: files of a folder or an archive, or addresses. */
export type ReadPicture = (name: string) => Promise<FoundPicture>;

/** What an import finds the pictures in that products name. */
export interface PictureSource {
	/** @returns the key of the picture, or what is wrong with it */
	keyOf(name: string): Promise<{ readonly key: string } | { readonly problem: string }>;
}

/** Where pictures are stored, decoded and written again by a process of their own. */
export interface PictureStores {
	readonly files: FileStore;
	readonly maker: PictureMaker;
}

/**
 * Stores the pictures that products name.
 * @param stores where they are stored; without it, they are only read
 */
export function pictureSource(read: ReadPicture, stores: PictureStores | undefined): PictureSource {
	return {
		async keyOf(name) {
			const found = await read(name);
			if ('problem' in found) return found;
			const { bytes } = found;
			try {
				return { key: stores ? await storePhotograph(stores, bytes) : photographKey(bytes) };
			} catch (error) {
				if (error instanceof NoPicture) return { problem: 'no_picture' };
				throw error;
			}
		},
	};
}

/** Pictures of a product that are read at the same time. */
const AT_A_TIME = 4;

/** A product with the keys of its pictures in the place of files. @throws GoodsRefused for files that are no pictures */
export async function withPictures(product: WrittenProduct, source: PictureSource): Promise<WrittenProduct> {
	const problems: GoodsProblem[] = [];
	const inTurn = pLimit(AT_A_TIME);
	const keysOf = async (names: readonly string[], at: string) => {
		const found = await Promise.all(
			names.map((name) => (isPicture(name) ? { key: name } : inTurn(() => source.keyOf(name)))),
		);
		return found.flatMap((each, i) => {
			if ('key' in each) return [each.key];
			problems.push({ field: `${at}.${i}`, problem: each.problem, value: names[i] });
			return [];
		});
	};
	const pictures = await keysOf(product.pictures, 'pictures');
	const options = await Promise.all(
		product.options.map(async (option, i) => ({
			...option,
			values: await Promise.all(
				option.values.map(async (value, j) => ({
					...value,
					pictures: await keysOf(value.pictures, `options.${i}.values.${j}.pictures`),
				})),
			),
		})),
	);
	if (problems.length > 0) throw new GoodsRefused(problems);
	return { ...product, pictures, options };
}
