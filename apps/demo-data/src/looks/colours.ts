import type { Subject } from './subject.ts';

/** Colours of a design, `#rrggbb`. */
export interface Palette {
	readonly ground: string;
	readonly deep: string;
	readonly accent: string;
	/** Readable on the ground, and on `deep`. */
	readonly ink: string;
	readonly onDeep: string;
}

/** A CSS colour of hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
	const part = (n: number) => {
		const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
		const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
		return Math.round(255 * Math.min(1, Math.max(0, value)))
			.toString(16)
			.padStart(2, '0');
	};
	return `#${part(0)}${part(8)}${part(4)}`;
}

/** A colour between two. @param share of the second */
export function mixed(first: string, second: string, share: number): string {
	const channel = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
	return `#${[1, 3, 5]
		.map((start) => Math.round(channel(first, start) * (1 - share) + channel(second, start) * share))
		.map((value) => value.toString(16).padStart(2, '0'))
		.join('')}`;
}

/** Whether text on a colour must be white. */
export function isDark(colour: string): boolean {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
	return 0.299 * red + 0.587 * green + 0.114 * blue < 150;
}

/** A colour that stands out of another. */
export const against = (colour: string, share = 0.5): string =>
	mixed(colour, isDark(colour) ? '#ffffff' : '#1c1a18', share);

/** Hue, saturation and lightness that flavours, scents and materials are known by, tried in this order. */
const KNOWN: readonly (readonly [RegExp, number, number, number])[] = [
	[/lavender/, 268, 0.42, 0.56],
	[/rose|pink|strawberry|cherry/, 340, 0.62, 0.6],
	[/jasmine|fresh|white|original milk/, 165, 0.4, 0.46],
	[/lemongrass|green tea|aloe|mint|green curry|matcha|pandan|tea tree/, 128, 0.42, 0.38],
	[/lemon|banana|corn|butter|cheese|pineapple|honey/, 46, 0.86, 0.55],
	[/orange|turmeric|mango|carrot|vitamin c|thai tea|peach/, 30, 0.86, 0.54],
	[/hot and spicy|chilli|tom yum|red|beef|sardine|tomato|paprika/, 8, 0.72, 0.47],
	[/coffee|chocolate|cocoa|sandalwood|tamarind|brown|soy/, 22, 0.44, 0.33],
	[/charcoal|black|men's|squid/, 220, 0.14, 0.2],
	[/thanaka|vanilla|coconut|rice.milk|sesame|oat/, 40, 0.44, 0.66],
	[/shrimp|salmon|tuna|seafood|crab/, 200, 0.62, 0.42],
	[/chicken|peanut|almond|cashew/, 36, 0.72, 0.5],
	[/ocean|water|cool|ice|sensitive|hyaluron/, 204, 0.62, 0.5],
	[/grape|blackcurrant|taro|purple/, 280, 0.44, 0.44],
	[/organic|farm|herb|vegetable|leaf/, 96, 0.4, 0.38],
];

/** Hues of accents; without one it is the opposite of the ground's. */
const ACCENTS: readonly [number | undefined, ...(number | undefined)[]] = [44, 44, 40, 26, 50, undefined];

/** Colours of a pack: of its flavour or scent, else of its brand; each style and size has a shade of its own. */
export function paletteOf(subject: Subject): Palette {
	const known = KNOWN.find(([words]) => words.test(subject.words));
	const turn = (subject.chance('hue') - 0.5) * 26;
	const hue = (known?.[1] ?? subject.brandChance('hue') * 360) + turn;
	const saturation = Math.min(0.9, (known?.[2] ?? 0.6) + (subject.chance('saturation') - 0.5) * 0.16);
	const lightness = (known?.[3] ?? 0.46) + (subject.chance('lightness') - 0.5) * 0.1;
	const strong = hsl(hue, saturation, lightness);
	const pale = hsl(hue + 12, saturation * 0.55, 0.93);
	const accent = subject.pick('accent', ACCENTS);
	const accentHue = accent === undefined ? hue + 180 : accent;
	const deep = hsl(hue - 6, saturation, Math.max(0.16, lightness - 0.2));
	const isPale = subject.brandChance('ground') < 0.4;
	const ground = isPale ? pale : strong;
	return {
		ground,
		deep: isPale ? strong : deep,
		accent: hsl(accentHue, accent === undefined ? 0.5 : 0.82, accent === undefined ? 0.6 : 0.58),
		ink: isDark(ground) ? '#ffffff' : hsl(hue, 0.5, 0.17),
		onDeep: isDark(isPale ? strong : deep) ? '#ffffff' : hsl(hue, 0.5, 0.15),
	};
}
