import { RENDERS } from '../../renders.ts';

/**
 * Words of English names of goods that do not look like the others of their type, with the picture type that they do; the
 * first that a name contains counts.
 */
const LOOKS: Readonly<Record<string, readonly (readonly [words: string, type: string])[]>> = {
	'frying-pan': [['wok', 'wok']],
	'storage-box': [
		['basket', 'storage-basket'],
		['drawer cabinet', 'drawer-cabinet'],
	],
	'vacuum-cleaner': [
		['robot', 'robot-vacuum'],
		['cordless', 'cordless-vacuum'],
	],
	'washing-machine': [['top-load', 'top-load-washer']],
	razor: [['electric', 'electric-razor']],
	'camping-stove': [['charcoal stove', 'charcoal-stove']],
	cutlery: [['chopsticks', 'chopsticks']],
	mug: [['tumbler', 'vacuum-flask']],
	'insect-spray': [['mosquito coils', 'mosquito-coils']],
	handbag: [['tote bag', 'tote-bag']],
	cap: [['bucket hat', 'bucket-hat']],
	jersey: [['tracksuit', 'hoodie']],
	basketball: [['volleyball', 'volleyball']],
	dumbbell: [['kettlebell', 'kettlebell']],
	'board-game': [
		['playing cards', 'playing-cards'],
		['mahjong', 'mahjong'],
	],
	watermelon: [
		['papaya', 'papaya'],
		['dragon fruit', 'dragon-fruit'],
	],
	mangosteen: [
		['longan', 'longans'],
		['rambutan', 'rambutans'],
	],
	potato: [['carrot', 'carrots']],
	peanuts: [
		['cashew', 'cashews'],
		['broad beans', 'dried-beans'],
	],
	'dried-shrimp': [
		['squid', 'dried-squid'],
		['fish', 'dried-fish'],
	],
	'fish-sauce': [['shrimp paste', 'curry-paste']],
	'chilli-sauce': [
		['chilli paste', 'curry-paste'],
		['balachaung', 'curry-paste'],
	],
	'soft-drink-can': [['soda water', 'drinking-water']],
	ring: [
		['silver mogok ruby', 'ring-silver-ruby'],
		['ruby', 'ring-gold-ruby'],
		['silver chanthaburi sapphire', 'ring-silver-sapphire'],
		['sapphire', 'ring-gold-sapphire'],
		['pearl', 'ring-silver-pearl'],
		['silver jade', 'ring-silver-jade'],
		['silver', 'ring-silver'],
		['gold', 'ring-gold'],
	],
	necklace: [
		['jade 925 silver', 'necklace-silver-jade'],
		['jade 18k', 'necklace-gold-jade'],
		['pearl', 'necklace-pearl'],
		['silver', 'necklace-silver'],
		['gold', 'necklace-gold'],
	],
	earrings: [
		['silver drop', 'drop-earrings-jade'],
		['gold-plated drop', 'earrings'],
		['silver hoop', 'hoop-earrings-silver'],
		['hoop', 'hoop-earrings-gold'],
		['pearl', 'stud-earrings-pearl'],
		['jade', 'stud-earrings-jade'],
		['silver', 'stud-earrings-silver'],
		['gold', 'stud-earrings-gold'],
	],
	bracelet: [
		['silver', 'bracelet-silver'],
		['gold', 'bracelet-gold'],
		['padauk', 'bracelet-padauk'],
		['pearl', 'bracelet-pearl'],
	],
};

/** The picture type of goods of a type by their English name; the type itself until theirs is rendered. */
export function pictureTypeOf(type: string, name: string): string {
	const words = name.toLowerCase();
	const look = LOOKS[type]?.find(([part]) => words.includes(part))?.[1];
	return look === undefined || RENDERS.typeOf(look) === undefined ? type : look;
}

/** Types that goods of another type look like, with that type. */
export const lookAlikes = (): readonly (readonly [look: string, type: string])[] =>
	Object.entries(LOOKS).flatMap(([type, looks]) => looks.map(([, look]) => [look, type] as const));
