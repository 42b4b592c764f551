import type { RenderLayer } from '@zaylat/api/pictures';
import type { Subject } from './subject.ts';
import { text } from './text.ts';

/** What stands on a thing, and where: shares of the side of its render from its upper left corner. */
interface Badge {
	readonly says: 'brand' | 'measure';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly tall: number;
	readonly fill: string;
}

const brand = (x: number, y: number, width: number, tall: number, fill: string): Badge => ({
	...{ says: 'brand', x, y, width, tall, fill },
});
const measure = (x: number, y: number, width: number, tall: number, fill: string): Badge => ({
	...{ says: 'measure', x, y, width, tall, fill },
});

const GREY = '#6d7278';
const PALE = '#e4e6e9';

/** Fronts of rendered things that carry the name of their maker, as they are sold. */
const BADGES: Readonly<Record<string, readonly Badge[]>> = {
	'air-conditioner': [brand(0.23, 0.445, 0.2, 0.05, GREY), measure(0.5, 0.445, 0.16, 0.034, GREY)],
	'rice-cooker': [brand(0.63, 0.61, 0.2, 0.06, GREY), measure(0.63, 0.68, 0.14, 0.05, GREY)],
	refrigerator: [brand(0.36, 0.15, 0.13, 0.035, '#3f4348')],
	'washing-machine': [brand(0.255, 0.197, 0.12, 0.034, GREY), measure(0.31, 0.755, 0.14, 0.05, GREY)],
	'microwave-oven': [brand(0.33, 0.625, 0.2, 0.034, PALE)],
	'power-bank': [brand(0.5, 0.62, 0.26, 0.05, PALE), measure(0.5, 0.74, 0.3, 0.05, PALE)],
	'air-fryer': [brand(0.62, 0.34, 0.2, 0.05, PALE), measure(0.62, 0.41, 0.12, 0.04, PALE)],
	'electric-kettle': [brand(0.44, 0.66, 0.22, 0.05, '#4a4e54')],
};

/** Fills of badges on painted things. */
const ON_PAINT = new Set(['power-bank']);

/**
 * The words on the front of a thing; empty for types without any.
 * @param ink the fill on painted things
 */
export function badgesOn(
	type: string,
	subject: Subject,
	[left, top, side]: RenderLayer['at'],
	isMirrored: boolean,
	ink: string,
): string {
	return (BADGES[type] ?? [])
		.map(({ says, x, y, width, tall, fill }) =>
			text(says === 'brand' ? subject.brand : subject.measure, {
				x: left + side * (isMirrored ? 1 - x : x),
				y: top + side * y,
				width: side * width,
				size: side * tall,
				fill: ON_PAINT.has(type) ? ink : fill,
				...(says === 'measure' && { face: 'narrow' }),
			}),
		)
		.join('');
}
