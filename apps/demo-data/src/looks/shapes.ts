import type { Subject } from './subject.ts';

/** The render that shows a product, and its colour. */
interface Shape {
	readonly type: string;
	/** `#rrggbb`, of products without a choice of colour. */
	readonly colour?: string;
}

/** Whether words of a name say that a shirt has short sleeves. */
export const isShortSleeved = (words: string): boolean => SHORT_SLEEVES.test(words);
const SHORT_SLEEVES = /short-sleeved|hawaiian/;

/** Shapes of a type by words of names, tried in this order. */
const SHAPES: Readonly<Record<string, readonly (readonly [words: RegExp, type: string])[]>> = {
	chair: [
		[/office|ergo|gaming/, 'shape-office-chair'],
		[/folding/, 'shape-folding-chair'],
		[/modern|compact|rattan|bamboo|padauk/, 'shape-chair'],
	],
	shirt: [[SHORT_SLEEVES, 'polo-shirt']],
	sofa: [[/corner/, 'shape-corner-sofa']],
	'frying-pan': [
		[/grill/, 'shape-grill-pan'],
		[/deep|large|wok/, 'shape-deep-pan'],
		[/./, 'shape-frying-pan'],
	],
};

/** Colours of materials, tried in this order; the first two shades of each are chosen by name. */
const MATERIALS: readonly (readonly [words: RegExp, first: string, second: string])[] = [
	[/cast iron/, '#2a2b2d', '#3a3b3e'],
	[/granite|marble|stone/, '#6f7378', '#8d8a84'],
	[/stainless|aluminium|steel/, '#c3c6ca', '#aeb2b7'],
	[/copper/, '#b87346', '#a8653b'],
	[/ceramic/, '#d9c9b0', '#8fa89a'],
	[/rattan|bamboo/, '#d6ae6c', '#c49a58'],
	[/padauk/, '#8e3f26', '#7d3620'],
	[/teak/, '#b9814a', '#9c6a3a'],
	[/plastic/, '#e6e4de', '#8fb3c4'],
	[/mesh|faux leather/, '#2b2d31', '#46484e'],
];

const PANS: readonly [string, ...string[]] = [
	'#35363a',
	'#7d2f2b',
	'#2f4a63',
	'#4d6a52',
	'#b98a5a',
	'#5d5560',
	'#8d8f94',
];

/** The shape of a product that does not look like its type. */
export function shapeOf(type: string, subject: Subject): Shape | undefined {
	const found = SHAPES[type]?.find(([words]) => words.test(subject.words))?.[1];
	if (found === undefined) return undefined;
	const material = MATERIALS.find(([words]) => words.test(subject.words));
	if (material) return { type: found, colour: subject.pick('shade', [material[1], material[2]]) };
	return type === 'frying-pan' ? { type: found, colour: subject.pick('pan', PANS) } : { type: found };
}
