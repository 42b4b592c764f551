import type { View } from '@zaylat/api/pictures';
import { isDark, mixed } from './colours.ts';
import { framed, shadow } from './frames.ts';
import { wallpaper } from './screens.ts';
import type { Subject } from './subject.ts';
import { type Face, round, text } from './text.ts';

/** Fonts of makers' names. */
const FACES = ['bold', 'round', 'plain', 'black', 'narrow'] as const satisfies readonly Face[];

/** Millimetres to units of the field in pictures of whole phones. */
const SCALE = 4.6;

/** Width and height in millimetres by the diagonal of the screen. */
function sizeOf(subject: Subject): readonly [width: number, height: number] {
	const inches = subject.number('screen') ?? 6.6;
	return [11.4 * inches, 24.2 * inches];
}

const lens = (x: number, y: number, r: number) =>
	`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#0e0f12"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="#6a6e76" stroke-width="${round(r * 0.12)}"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.55)}" fill="#1d2738"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.3)}" fill="#0a0d14"/><circle cx="${round(x - r * 0.26)}" cy="${round(y - r * 0.28)}" r="${round(r * 0.13)}" fill="#a9c4ef"/>`;
const lamp = (x: number, y: number, r: number) =>
	`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff3d6" stroke="#c9b98f" stroke-width="1.5"/>`;

/** Cameras on the back of a phone: from its upper left corner, in shares of its width. */
type Camera = (x: number, y: number, w: number, island: string) => string;

const column: Camera = (x, y, w) =>
	[0, 1, 2].map((i) => lens(x + w * 0.17, y + w * (0.19 + 0.245 * i), w * 0.098)).join('') +
	lamp(x + w * 0.37, y + w * 0.19, w * 0.03);
const pill: Camera = (x, y, w, island) =>
	`<rect x="${round(x + w * 0.06)}" y="${round(y + w * 0.06)}" width="${round(w * 0.28)}" height="${round(w * 0.66)}" rx="${round(w * 0.14)}" fill="${island}"/>${[0, 1].map((i) => lens(x + w * 0.2, y + w * (0.2 + 0.26 * i), w * 0.104)).join('')}${lamp(x + w * 0.2, y + w * 0.64, w * 0.032)}`;
const square: Camera = (x, y, w, island) =>
	`<rect x="${round(x + w * 0.06)}" y="${round(y + w * 0.06)}" width="${round(w * 0.5)}" height="${round(w * 0.5)}" rx="${round(w * 0.13)}" fill="${island}"/>${lens(x + w * 0.19, y + w * 0.19, w * 0.1)}${lens(x + w * 0.19, y + w * 0.43, w * 0.1)}${lens(x + w * 0.43, y + w * 0.31, w * 0.1)}${lamp(x + w * 0.43, y + w * 0.13, w * 0.03)}`;
const disc: Camera = (x, y, w, island) =>
	`<circle cx="${round(x + w * 0.5)}" cy="${round(y + w * 0.38)}" r="${round(w * 0.29)}" fill="${island}" stroke="#c8ccd2" stroke-width="2"/>${[
		[-0.1, -0.1],
		[0.1, -0.1],
		[-0.1, 0.1],
		[0.1, 0.1],
	]
		.map(([dx = 0, dy = 0], i) =>
			i === 3 ? lamp(x + w * 0.6, y + w * 0.48, w * 0.034) : lens(x + w * (0.5 + dx), y + w * (0.38 + dy), w * 0.084),
		)
		.join('')}`;
const bar: Camera = (x, y, w, island) =>
	`<rect x="${round(x)}" y="${round(y + w * 0.16)}" width="${round(w)}" height="${round(w * 0.25)}" fill="${island}"/>${lens(x + w * 0.18, y + w * 0.285, w * 0.085)}${lens(x + w * 0.4, y + w * 0.285, w * 0.085)}${lamp(x + w * 0.58, y + w * 0.285, w * 0.03)}`;
const block: Camera = (x, y, w, island) =>
	`<rect x="${round(x + w * 0.06)}" y="${round(y + w * 0.06)}" width="${round(w * 0.6)}" height="${round(w * 0.34)}" rx="${round(w * 0.09)}" fill="${island}"/>${lens(x + w * 0.2, y + w * 0.23, w * 0.108)}${lens(x + w * 0.45, y + w * 0.23, w * 0.108)}${lamp(x + w * 0.6, y + w * 0.13, w * 0.026)}`;
const CAMERAS: readonly [Camera, ...Camera[]] = [column, pill, square, disc, bar, block];

/** Brands with an arrangement of cameras for all their models, and what their dear models have. */
const cameraOf = (subject: Subject): Camera => {
	const own = Math.floor(subject.brandChance('camera') * CAMERAS.length);
	const turn = /pro|ultra|plus|\bfe\b|lite/.test(subject.words) ? 1 : subject.chance('camera') < 0.3 ? 2 : 0;
	return CAMERAS[(own + turn) % CAMERAS.length] ?? column;
};

function backPanel(subject: Subject, colour: string, left: number, top: number, w: number, h: number): string {
	const radius = w * (0.1 + 0.06 * subject.brandChance('corner'));
	const face = FACES[Math.floor(subject.brandChance('face') * FACES.length)] ?? 'bold';
	const ink = mixed(colour, isDark(colour) ? '#ffffff' : '#000000', 0.42);
	const isGlossy = subject.chance('finish') < 0.5;
	return `<linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mixed(colour, '#ffffff', 0.24)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mixed(colour, '#000000', 0.22)}"/></linearGradient><rect x="${round(left + w - 5)}" y="${round(top + h * 0.2)}" width="9" height="${round(h * 0.1)}" rx="3" fill="${mixed(colour, '#000000', 0.4)}"/><rect x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}" rx="${round(radius)}" fill="url(#back)" stroke="${mixed(colour, '#000000', 0.34)}" stroke-width="4"/><rect x="${round(left + 4)}" y="${round(top + 4)}" width="${round(w - 8)}" height="${round(h - 8)}" rx="${round(radius - 4)}" fill="none" stroke="#ffffff" stroke-opacity=".34" stroke-width="2"/>${isGlossy ? `<path d="M${round(left + w * 0.62)} ${round(top + 6)} L${round(left + w * 0.9)} ${round(top + 6)} L${round(left + w * 0.42)} ${round(top + h - 6)} L${round(left + w * 0.14)} ${round(top + h - 6)}Z" fill="#ffffff" opacity=".1"/>` : ''}${cameraOf(subject)(left, top, w, mixed(colour, '#000000', 0.28))}${text(subject.brand, { x: left + w / 2, y: top + h * 0.83, width: w * 0.6, size: w * 0.13, fill: ink, face })}`;
}

function frontPanel(subject: Subject, colour: string, left: number, top: number, w: number, h: number): string {
	const radius = w * (0.1 + 0.06 * subject.brandChance('corner'));
	const rim = w * (0.022 + 0.02 * subject.brandChance('rim'));
	const screen = framed(
		left + rim,
		top + rim,
		w - 2 * rim,
		h - 2 * rim,
		radius - rim,
		'front',
		wallpaper(subject, w - 2 * rim, h - 2 * rim, 'wall'),
	);
	const hour = 7 + Math.floor(subject.chance('hour') * 5);
	const minute = String(10 + Math.floor(subject.chance('minute') * 50));
	const hole = subject.brandChance('hole') < 0.3 ? w * 0.2 : w * 0.5;
	const isIsland = subject.brand === 'Apple';
	const dots = ['#3fb86b', '#3f7fe0', '#f4f5f7', '#e8843c'].map(
		(fill, i) =>
			`<rect x="${round(left + w * (0.12 + 0.2 * i))}" y="${round(top + h - w * 0.3)}" width="${round(w * 0.15)}" height="${round(w * 0.15)}" rx="${round(w * 0.042)}" fill="${fill}"/>`,
	);
	return `<rect x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}" rx="${round(radius)}" fill="#0d0e10" stroke="${mixed(colour, '#000000', 0.3)}" stroke-width="5"/>${screen}${isIsland ? `<rect x="${round(left + w * 0.36)}" y="${round(top + rim + w * 0.04)}" width="${round(w * 0.28)}" height="${round(w * 0.075)}" rx="${round(w * 0.038)}" fill="#08090a"/>` : `<circle cx="${round(left + hole)}" cy="${round(top + rim + w * 0.07)}" r="${round(w * 0.03)}" fill="#08090a"/>`}${text(`${hour}:${minute}`, { x: left + w / 2, y: top + h * 0.2, width: w * 0.8, size: w * 0.24, fill: '#ffffff', face: subject.pick('clock', ['plain', 'round', 'narrow', 'bold']) })}${dots.join('')}<path d="M${round(left + w * 0.6)} ${round(top + rim)} L${round(left + w * 0.86)} ${round(top + rim)} L${round(left + w * 0.34)} ${round(top + h - rim)} L${round(left + w * 0.14)} ${round(top + h - rim)}Z" fill="#ffffff" opacity=".055"/>`;
}

const OWN_COLOUR = '#2a2c30';

/** A phone from its front, beside its back; closer, its cameras; in use, beside a card of 54 mm and a measure. */
export function phone(subject: Subject, colour: string | null, view: View): string {
	const paint = colour ?? OWN_COLOUR;
	const [width, height] = sizeOf(subject);
	const w = width * SCALE;
	const h = height * SCALE;
	const floor = 900;
	if (view === 'detail')
		return `<g transform="translate(-40 40) scale(2.1)">${backPanel(subject, paint, 70, 20, w, h)}</g>`;
	if (view === 'use')
		return `${shadow(300, floor, w * 0.7, 26)}${shadow(690, floor, 200, 24)}${frontPanel(subject, paint, 130, floor - h, w, h)}<rect x="570" y="${floor - 85.6 * SCALE}" width="${54 * SCALE}" height="${85.6 * SCALE}" rx="15" fill="#2f6f73"/><rect x="610" y="${floor - 85.6 * SCALE + 50}" width="44" height="56" rx="8" fill="#d9bd6a"/>${text('54 × 86 mm', { x: 694, y: floor - 60, width: 200, size: 28, fill: '#ffffff' })}<path d="M530 ${floor - h} V${floor} M518 ${floor - h} h24 M518 ${floor} h24" stroke="#5b554c" stroke-width="4"/>${text(`${Math.round(height)} mm`, { x: 560, y: floor - h + 60, width: 240, size: 44, fill: '#5b554c', anchor: 'start' })}`;
	const isFrontLeft = subject.chance('side') < 0.35;
	const near = isFrontLeft ? 130 : 870 - w;
	const far = isFrontLeft ? 870 - w : 130;
	return `${shadow(500, floor + 4, 390, 34)}${backPanel(subject, paint, far, floor - h - 16, w, h)}${frontPanel(subject, paint, near, floor - h, w, h)}`;
}

/** The back of a phone alone. */
export function phoneBack(subject: Subject, colour: string | null): string {
	const [width, height] = sizeOf(subject);
	const w = width * SCALE * 1.06;
	const h = height * SCALE * 1.06;
	return `${shadow(500, 910, w * 0.8, 30)}${backPanel(subject, colour ?? OWN_COLOUR, 500 - w / 2, 906 - h, w, h)}`;
}
