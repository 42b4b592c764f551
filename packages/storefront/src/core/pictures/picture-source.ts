import type { Picture } from '@zaylat/api-client/contract';
import type { ImageSource } from '@zaylat/ui/lazy-image';

/** Addresses and measures of a square picture, as image components take them. */
export interface PictureSource {
	/** In WebP, for browsers that show no AVIF. */
	readonly src: string;
	readonly sources: readonly [ImageSource];
	/** Pixels of `src`. */
	readonly width: number;
	readonly height: number;
}

/**
 * The addresses of a picture in the widths that the server offers.
 * @param main which width is in `src`, for what does not read `sources`
 * @param widest greatest width that is offered, unless the smallest one is wider
 */
export function pictureSource(
	{ path, widths }: Picture,
	main: 'middle' | 'largest' = 'middle',
	widest = Number.POSITIVE_INFINITY,
): PictureSource {
	const all = [...widths].sort((one, other) => one - other);
	const ascending = all.filter((width, place) => place === 0 || width <= widest);
	const side = (main === 'largest' ? ascending.at(-1) : ascending[Math.floor(ascending.length / 2)]) ?? 320;
	return {
		src: `${path}-${side}.webp`,
		sources: [{ type: 'image/avif', srcSet: ascending.map((width) => `${path}-${width}.avif ${width}w`).join(', ') }],
		width: side,
		height: side,
	};
}

/** Greatest width in pixels that is offered to visitors who use less data. */
export const LESS_DATA_WIDTH = 320;

const TINTS = [1, 2, 3, 4, 5, 6] as const;

/** The ground that a picture is on. */
export function tintOf({ tint }: Pick<Picture, 'tint'>): (typeof TINTS)[number] | undefined {
	return TINTS.find((each) => each === tint);
}
