import { numberOf } from './subject.ts';

/** Colours of goods without a choice of colour, by words of their names; tried in this order. */
type Paints = readonly (readonly [words: RegExp, colours: readonly [string, ...string[]]])[];

const FURS: Paints = [
	[/colou?rful|rainbow/, ['#d77f9a', '#7fa7c9', '#9c86c2', '#e0b04f', '#86b58a', '#d98a5c']],
	[/curly|soft|lightweight/, ['#e9dcc3', '#f1ebe0', '#cbb59a', '#d9c6c0']],
	[/washable|organic/, ['#c9b39a', '#a9b8a6', '#d8c8b0', '#b7a6a0']],
	[/./, ['#b07b4a', '#8a6a52', '#d3a878', '#6e4a35', '#c79a6b', '#9a7f68']],
];

const POTS: Paints = [
	[/cast iron|non-stick|granite|stone/, ['#2c2d30', '#4a4d52', '#5f5a55', '#6f7378']],
	[/stainless|steel|aluminium/, ['#c3c6ca', '#b4b8bd', '#d0d2d5']],
	[/clay|handmade|traditional/, ['#a8583a', '#8e4a33', '#6b4a3a', '#b98a5a', '#7c5f4a']],
	[/./, ['#b23a2e', '#2f5f8a', '#d9a441', '#5c7f5a', '#8f3f5c', '#3f7f86', '#e3d8c4', '#5d5560']],
];

/** Goods of all types whose names say their dye. */
const DYES: Paints = [[/indigo-dyed/, ['#35478c', '#2f4a7c', '#4a5f9c']]];

const PAINTS: Readonly<Record<string, Paints>> = { 'teddy-bear': FURS, 'cooking-pot': POTS };

/**
 * The colour of a product that has no choice of colours, where its type is not known by one.
 * @param name in English
 * @returns `#rrggbb`; undefined for types whose colours follow from the hue of the product
 */
export function ownPaint(type: string, name: string): string | undefined {
	const colours = [...DYES, ...(PAINTS[type] ?? [])].find(([words]) => words.test(name.toLowerCase()))?.[1];
	return colours?.[Math.floor(numberOf(`paint|${name}`) * colours.length)];
}
