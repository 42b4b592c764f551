import type { RenderLayer, Scene, View } from '@zaylat/api/pictures';
import { badgesOn } from './badges.ts';
import { isDark, mixed, paletteOf } from './colours.ts';
import { FORMS } from './forms.ts';
import { packLayer } from './packs.ts';
import { clothPrint, hasPattern } from './patterns.ts';
import { measureLine, room } from './room.ts';
import { shapeOf } from './shapes.ts';
import { smallDevice } from './small-devices.ts';
import type { Subject } from './subject.ts';
import { tag } from './tags.ts';
import { BRAND_FACES, text } from './text.ts';

/** Types that are sold in a printed box. */
const BOXED = new Set(
	`charger charging-cable wireless-charger power-bank phone-holder screen-protector selfie-stick headphones earbuds smartwatch
	keypad-phone mouse keyboard joystick camera webcam microphone bluetooth-speaker soundbar projector router usb-hub security-camera
	dash-cam printer external-drive usb-drive rice-cooker electric-kettle blender air-fryer induction-cooker microwave-oven electric-fan
	steam-iron air-purifier hair-dryer electric-razor light-bulb rechargeable-lamp power-strip cooking-pot frying-pan wok teapot
	vacuum-flask lunch-box drill screwdriver-set thermometer blood-pressure-monitor calculator watch toy-car doll building-blocks
	crayons watercolours board-game baby-bottle perfume lipstick face-powder mascara nail-polish toothbrush razor deodorant
	radio robot-vacuum cordless-vacuum vacuum-cleaner football badminton joystick camping-stove mahjong playing-cards yo-yo
	food-container mug padlock fountain-pen ballpoint-pen pencil swim-goggles make-up-mirror cutlery kitchen-knife`.split(
		/\s+/,
	),
);

/** Types with letters, digits or hands that show which side is left. */
const TURNED = new Set([
	'jersey',
	'calculator',
	'wall-clock',
	'watch',
	'keyboard',
	'keypad-phone',
	'mahjong',
	'playing-cards',
]);

/** Middle of the sizes of a unit: what is larger is shown larger. */
const MIDDLES: Readonly<Record<string, number>> = {
	cm: 28,
	mm: 40,
	m: 1.5,
	ft: 5,
	l: 2.5,
	ml: 250,
	kg: 4,
	g: 250,
	'"': 20,
	w: 60,
	btu: 13_000,
	mah: 15_000,
	pieces: 24,
	pages: 160,
};

/** From 0 to 1 by the size of a product. */
function growthOf({ measure }: Subject): number {
	const [, amount = '', unit = ''] = /^([\d.]+)\s*(\S+)?/.exec(measure) ?? [];
	const middle = MIDDLES[unit.toLowerCase()] ?? (measure.endsWith('"') ? MIDDLES['"'] : undefined);
	const value = Number(amount);
	return middle === undefined || !value ? 0.5 : value / (value + middle);
}

/** Produce: how many heaps are shown. */
function heapsOf({ measure }: Subject): number {
	const [, amount = '', unit = ''] = /^([\d.]+) (kg|pieces)$/.exec(measure) ?? [];
	const value = Number(amount) / (unit === 'pieces' ? 3 : 1);
	return value > 3.5 ? 3 : value > 1.6 ? 2 : 1;
}

const PRODUCE = new Set(
	'mango pineapple durian mangosteen rambutans longans watermelon papaya dragon-fruit banana apple avocado orange-fruit coconut onion garlic chillies tomato potato carrots leafy-greens eggs'.split(
		' ',
	),
);

const FURNITURE = new Set(['sofa', 'chair', 'drawer-cabinet']);

/** The render of a product's type at a place, with its print. */
function subjectLayer(
	type: string,
	subject: Subject,
	colour: string | null,
	at: RenderLayer['at'],
	isMirrored: boolean,
): RenderLayer {
	const print = colour === null ? undefined : clothPrint(type, subject, colour);
	const shape = shapeOf(type, subject);
	const shown = shape ? { type: shape.type, colour: colour ?? shape.colour ?? null } : { type, colour };
	return { kind: 'render', ...shown, view: 'whole', at, isMirrored, ...(print && { prints: { middle: print } }) };
}

/**
 * Whether a product looks different from its type: its views are its own then, the further views of the type would show
 * another thing.
 */
export const isUnlikeType = (type: string, subject: Subject): boolean =>
	hasPattern(type, subject) || shapeOf(type, subject) !== undefined;

/**
 * A product without a pack of its own: beside its box, in a room, or with a tag.
 * @param isBare alone, without what a shop adds
 */
export function setting(type: string, subject: Subject, colour: string | null, view: View, isBare = false): Scene {
	const isMirrored = !TURNED.has(type) && subject.chance('mirror') < 0.5;
	const side = Math.round(770 + 170 * growthOf(subject));
	const layer = (at: RenderLayer['at']) => subjectLayer(type, subject, colour, at, isMirrored);
	const ink = colour !== null && isDark(colour) ? '#f1f1f2' : '#33363b';
	const badges = (at: RenderLayer['at']): Scene => {
		const svg = badgesOn(type, subject, at, isMirrored, ink);
		return svg === '' ? [] : [{ kind: 'drawing', svg }];
	};
	if (view === 'detail') return [layer([-420, -360, 1800])];
	const middle: RenderLayer['at'] = [(1000 - side) / 2, (1000 - side) * 0.75, side];
	if (isBare && (FURNITURE.has(type) || !BOXED.has(type)))
		return [...produce(type, subject, layer, side), ...badges(middle)];
	const width = subject.number('width');
	if (FURNITURE.has(type)) {
		const shown = type === 'sofa' ? Math.min(980, 460 + 2.2 * (width ?? 200)) : 600 + 4 * ((width ?? 50) - 40);
		const left = Math.round((1000 - shown) * (type === 'sofa' ? 0.5 : 0.34 + 0.24 * subject.chance('place')));
		// The subject's part of its frame, which is as high as it.
		const inset = type === 'sofa' ? 0.1 : 0.29;
		return [
			{ kind: 'drawing', svg: room(subject) },
			layer([left, (type === 'sofa' ? 1030 : 960) - shown, shown]),
			{
				kind: 'drawing',
				svg:
					width === undefined ? '' : measureLine(left + shown * inset, left + shown * (1 - inset), 962, `${width} cm`),
			},
		];
	}
	if (BOXED.has(type)) {
		const isLeft = subject.chance('box') < 0.5;
		const shown = Math.round(side * 0.74);
		const box = 640 + Math.round(60 * subject.chance('box size'));
		const at: RenderLayer['at'] = [isLeft ? 990 - shown : 10, 985 - shown, shown];
		const drawn = smallDevice(type, subject, colour, { x: isLeft ? 690 : 310, floor: 925 });
		return [
			{
				...packBox(subject, isLeft ? 'start' : 'end'),
				isMirrored: isLeft,
				at: [isLeft ? 20 : 980 - box, 870 - box, box],
			},
			...(drawn === undefined ? [layer(at), ...badges(at)] : [{ kind: 'drawing', svg: drawn } as const]),
		];
	}
	const mark = { kind: 'drawing', svg: tag(subject, ...TAG_AT) } as const;
	const hook: Scene = HUNG.has(type)
		? [{ kind: 'drawing', svg: rail(subject, (1000 - side) * 0.75 + side * 0.26) }]
		: [];
	return [...hook, ...produce(type, subject, layer, side), ...badges(middle), mark];
}

/** Cards lay the discount over the upper left corner, the heart over the upper right and a button over the lower right. */
const TAG_AT = [48, 706, 180] as const;

/** Clothes that hang on a rail. */
const HUNG = new Set(['t-shirt', 'shirt', 'blouse', 'polo-shirt', 'jersey']);

/** A short rail, between the corners that cards cover, with the hook of a hanger whose lower end is inside of a collar. */
function rail(subject: Subject, collar: number): string {
	const metal = subject.pick('rail', ['#b9a07a', '#5c5f66', '#c9ccd1', '#3a3a3c']);
	return `<rect x="372" y="82" width="256" height="10" rx="5" fill="#1c1712" opacity=".08"/><rect x="372" y="58" width="256" height="17" rx="8.5" fill="${metal}"/><rect x="378" y="59" width="244" height="6" rx="3" fill="#ffffff" opacity=".35"/><path d="M500 ${Math.round(collar + 40)} V${Math.round(collar - 20)} C500 ${Math.round(collar - 60)} 536 120 536 84 A36 36 0 0 0 464 66" fill="none" stroke="#8f939a" stroke-width="9" stroke-linecap="round"/>`;
}

/** One render, or several of what is sold by weight. */
function produce(
	type: string,
	subject: Subject,
	layer: (at: RenderLayer['at']) => RenderLayer,
	side: number,
): RenderLayer[] {
	const heaps = PRODUCE.has(type) ? heapsOf(subject) : 1;
	if (heaps === 1) return [layer([(1000 - side) / 2, (1000 - side) * 0.75, side])];
	const each = heaps === 2 ? 640 : 560;
	return PLACES[heaps === 2 ? 0 : 1].map(([x = 0, y = 0]) => layer([x, y, each]));
}

/** Where two and three heaps lie. */
const PLACES = [
	[
		[20, 200],
		[350, 330],
	],
	[
		[30, 180],
		[420, 190],
		[220, 420],
	],
] as const;

/**
 * A retail box with brand, model and size.
 * @param anchor the side of its words, away from what stands before it
 */
function packBox(subject: Subject, anchor: 'start' | 'end'): RenderLayer {
	const palette = paletteOf(subject);
	const form = subject.brandChance('box form') < 0.5 ? FORMS.wideBox : FORMS.box;
	const height = Math.round(1000 * form.aspect);
	const isPaper = subject.brandChance('box paper') < 0.3;
	const ground = isPaper ? '#f3f0e9' : palette.ground;
	const ink = isDark(ground) ? '#ffffff' : '#24211d';
	const face = BRAND_FACES[Math.floor(subject.brandChance('face') * BRAND_FACES.length)] ?? 'bold';
	const x = anchor === 'start' ? 70 : 930;
	const svg = `<rect width="1000" height="${height}" fill="${ground}"/><path d="M0 ${height} V${height * 0.72} C320 ${height * 0.6} 620 ${height * 0.92} 1000 ${height * 0.7} V${height}Z" fill="${palette.deep}"/><rect width="1000" height="22" fill="${palette.accent}"/>
		${text(subject.brand || subject.title, { x, y: height * 0.16, width: 860, size: 150, tall: height * 0.2, lines: subject.brand ? 1 : 2, fill: ink, face, anchor })}
		${subject.brand ? text(subject.title, { x, y: height * 0.36, width: 800, size: 84, tall: height * 0.22, lines: 3, fill: mixed(ink, ground, 0.12), anchor }) : ''}
		${text(subject.measure, { x, y: height * 0.56, width: 700, size: 130, tall: height * 0.16, fill: isPaper ? palette.deep : ink, face: 'narrow', anchor })}
		${text(subject.local, { x, y: height * 0.89, width: 860, size: 56, tall: height * 0.12, lines: 2, fill: palette.onDeep, face: 'plain', anchor })}`;
	return packLayer(subject, form, { width: 1000, height, svg }, isPaper ? { ...palette, ground } : palette);
}
