import type { FormName } from './forms.ts';
import type { MotifName } from './motifs.ts';
import { amountOf, type Subject } from './subject.ts';

/** How goods of a type are packed. */
export interface Packing {
	readonly form: FormName;
	readonly motif: MotifName;
	/** Colour of what shows through a bottle; that of the label's design unless given. */
	readonly contents?: string;
}

type PackingOf = Packing | ((subject: Subject) => Packing);

const of = (form: FormName, motif: MotifName, contents?: string): Packing => ({
	form,
	motif,
	...(contents && { contents }),
});

/** Forms by size: the first whose least amount in grams or millilitres is reached. */
const bySize =
	(motif: MotifName, sizes: readonly (readonly [least: number, form: FormName])[], contents?: string) =>
	(subject: Subject): Packing => {
		const amount = amountOf(subject) ?? 0;
		return of(sizes.find(([least]) => amount >= least)?.[1] ?? 'pouch', motif, contents);
	};

/** Types that come in packs. */
const PACKINGS: Readonly<Record<string, PackingOf>> = {
	rice: bySize('grain', [
		[20_000, 'sack'],
		[4_000, 'pillow'],
		[0, 'pouch'],
	]),
	coffee: (subject) =>
		/whole bean|ground|hill|drip/.test(subject.words) ? of('pouch', 'bean') : bySize('bean', [[0, 'pouch']])(subject),
	'green-tea': bySize('leaf', [
		[200, 'pouch'],
		[0, 'box'],
	]),
	'milk-tea': (subject) => of(/sachets/.test(subject.measure) ? 'pillow' : 'pouch', 'cup'),
	'instant-noodles': (subject) => of(/cup|bowl/.test(subject.words) ? 'tub' : 'pillow', 'bowl'),
	'rice-noodles': of('pillow', 'bowl'),
	peanuts: of('pouch', 'nut'),
	cashews: of('pouch', 'nut'),
	'dried-beans': of('pouch', 'bean'),
	'chips-bag': of('pillow', 'sun'),
	'seaweed-snack': of('pillow', 'splash'),
	biscuits: bySize('biscuit', [
		[400, 'box'],
		[0, 'pillow'],
	]),
	chocolate: of('lowBox', 'star'),
	'cat-food': bySize('paw', [
		[400, 'pillow'],
		[0, 'pouch'],
	]),
	'dog-food': bySize('paw', [
		[5_000, 'sack'],
		[400, 'pillow'],
		[0, 'pouch'],
	]),
	'pet-litter': of('sack', 'paw'),
	'sugar-salt': of('pillow', 'sparkle'),
	'pickled-tea': bySize('leaf', [
		[250, 'tub'],
		[0, 'pouch'],
	]),
	'curry-paste': bySize('chilli', [
		[300, 'tub'],
		[100, 'jar'],
		[0, 'pouch'],
	]),
	'dried-fish': of('pouch', 'fish'),
	'dried-shrimp': of('pouch', 'fish'),
	'dried-squid': of('pouch', 'fish'),
	'palm-sugar': of('jar', 'leaf', '#a8692c'),
	honey: of('jar', 'flower', '#c98a1e'),
	'condensed-milk': of('lowCan', 'splash'),
	'milk-powder-can': of('can', 'baby'),
	'canned-fish': of('lowCan', 'fish'),
	'soft-drink-can': bySize('bubbles', [
		[400, 'pet'],
		[0, 'drinkCan'],
	]),
	'energy-drink': bySize(
		'bolt',
		[
			[200, 'drinkCan'],
			[0, 'sauce'],
		],
		'#6b3410',
	),
	juice: bySize('fruit', [
		[300, 'pet'],
		[0, 'brick'],
	]),
	'drinking-water': of('pet', 'drop', '#cfe6ee'),
	'milk-carton': of('brick', 'splash'),
	'cooking-oil': bySize(
		'sun',
		[
			[4_000, 'jug'],
			[0, 'pet'],
		],
		'#e6b93c',
	),
	'fish-sauce': of('sauce', 'fish', '#7d3d14'),
	'soy-sauce': of('sauce', 'bean', '#2c170c'),
	'chilli-sauce': bySize(
		'chilli',
		[
			[700, 'pet'],
			[0, 'sauce'],
		],
		'#b3261c',
	),
	soap: of('lowBox', 'flower'),
	'body-lotion': bySize('flower', [
		[200, 'pump'],
		[0, 'flip'],
	]),
	shampoo: of('flip', 'drop'),
	'face-cream': of('jar', 'sparkle'),
	'face-wash': of('tube', 'bubbles'),
	sunscreen: of('tube', 'sun'),
	toothpaste: of('lowBox', 'sparkle'),
	serum: of('box', 'drop'),
	'sheet-mask': of('pouch', 'leaf'),
	'hair-oil': of('sauce', 'drop', '#d8a93a'),
	'baby-lotion': of('flip', 'baby'),
	'baby-wipes': of('lowBox', 'baby'),
	diapers: of('pillow', 'baby'),
	'sanitary-pads': of('pillow', 'flower'),
	'laundry-detergent': (subject) =>
		/powder/.test(subject.words)
			? bySize('bubbles', [
					[2_000, 'pillow'],
					[0, 'pouch'],
				])(subject)
			: of('jug', 'bubbles'),
	'dish-soap': bySize('bubbles', [
		[1_500, 'jug'],
		[0, 'flip'],
	]),
	'floor-cleaner': of('jug', 'sparkle'),
	'engine-oil': of('jug', 'gear'),
	'supplement-bottle': of('jar', 'cross'),
	'balm-jar': of('jar', 'leaf'),
	plasters: of('lowBox', 'cross'),
	'face-mask': of('lowBox', 'cross'),
	thanaka: bySize('flower', [
		[100, 'tub'],
		[0, 'jar'],
	]),
	candle: of('jar', 'flower', '#f1e6d2'),
	'mosquito-coils': of('lowBox', 'leaf'),
	incense: of('lowBox', 'flower'),
	'ink-bottle': of('box', 'drop'),
};

/** How a product is packed; undefined for goods without a pack. */
export function packingOf(type: string, subject: Subject): Packing | undefined {
	const found = PACKINGS[type];
	return typeof found === 'function' ? found(subject) : found;
}
