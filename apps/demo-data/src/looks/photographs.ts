import type { RenderLayer, Scene } from '@zaylat/api/pictures';
import { FIELD } from '@zaylat/api/pictures';
import { mixed } from './colours.ts';
import type { Subject } from './subject.ts';
import { round } from './text.ts';

/** A place at a buyer's home that goods lie or stand at, over the whole field. */
type Home = (subject: Subject, purpose: string) => string;

const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A table of boards before a wall. */
const table: Home = (subject, purpose) => {
	const wood = subject.pick(`${purpose}wood`, ['#8a5a36', '#b58a5c', '#6d4a31', '#a3744a']);
	const wall = subject.pick(`${purpose}wall`, ['#cfc5b4', '#b9c4bd', '#d8cfc6', '#a9b3bd']);
	return `<rect width="${FIELD}" height="${FIELD}" fill="${wall}"/><rect y="500" width="${FIELD}" height="40" fill="${mixed(wall, '#2a2118', 0.3)}"/><rect y="540" width="${FIELD}" height="460" fill="${wood}"/>${times(6, (i) => `<path d="M${-200 + 260 * i} 1000 L${300 + 80 * i} 540" stroke="${mixed(wood, '#1d120a', 0.5)}" stroke-width="5"/>`)}${times(26, (i) => `<path d="M${round(1000 * subject.chance(`${purpose}g${i}`))} ${round(560 + 420 * subject.chance(`${purpose}h${i}`))} q80 6 190 0" stroke="${mixed(wood, '#1d120a', 0.28)}" stroke-width="3" fill="none"/>`)}`;
};

/** A floor of tiles. */
const tiles: Home = (subject, purpose) => {
	const tile = subject.pick(`${purpose}tile`, ['#d6d2c8', '#c2b39b', '#b8c2c4', '#e0d6c9']);
	const joint = mixed(tile, '#3a352d', 0.35);
	return `<rect width="${FIELD}" height="${FIELD}" fill="${tile}"/>${times(9, (i) => `<path d="M${-700 + 300 * i} 1000 L${200 + 75 * i} 180" stroke="${joint}" stroke-width="5"/>`)}${times(7, (i) => `<path d="M0 ${round(180 + 26 * i * i)} H1000" stroke="${joint}" stroke-width="${3 + i * 0.6}"/>`)}<rect width="${FIELD}" height="180" fill="${mixed(tile, '#5a4c3c', 0.5)}"/><rect y="160" width="${FIELD}" height="24" fill="${mixed(tile, '#2a241c', 0.6)}"/>`;
};

/** A bed sheet with folds. */
const sheet: Home = (subject, purpose) => {
	const cloth = subject.pick(`${purpose}cloth`, ['#b9c7d6', '#d9c3c4', '#c9cdb4', '#d8d2c4']);
	return `<rect width="${FIELD}" height="${FIELD}" fill="${cloth}"/>${times(12, (i) => `<path d="M${round(-100 + 1200 * subject.chance(`${purpose}x${i}`))} 0 q${round(160 * subject.chance(`${purpose}b${i}`) - 80)} 480 ${round(200 * subject.chance(`${purpose}c${i}`) - 100)} 1000" stroke="${i % 2 ? mixed(cloth, '#ffffff', 0.4) : mixed(cloth, '#3a3a44', 0.22)}" stroke-width="${round(14 + 40 * subject.chance(`${purpose}w${i}`))}" fill="none" opacity=".55"/>`)}`;
};

/** A mat that is woven of reed. */
const mat: Home = (subject, purpose) => {
	const reed = subject.pick(`${purpose}reed`, ['#c8ab72', '#b7955c', '#d2bb8a']);
	return `<rect width="${FIELD}" height="${FIELD}" fill="${reed}"/>${times(40, (i) => `<rect y="${25 * i}" width="${FIELD}" height="11" fill="${mixed(reed, '#54401e', 0.22)}"/>`)}${times(14, (i) => `<rect x="${72 * i}" width="9" height="${FIELD}" fill="${mixed(reed, '#54401e', 0.3)}" opacity=".5"/>`)}<rect y="820" width="${FIELD}" height="60" fill="#9c3d33" opacity=".7"/>`;
};

const HOMES: readonly [Home, ...Home[]] = [table, tiles, sheet, mat];

/** A lamp's light and a telephone's camera: yellow or bluish, darker at the edges. */
const LIGHTS = ['#ffb14a', '#8fb3e8', '#ffd9a0', '#c9d6c0'] as const;

/** A photograph that a buyer took at home: another place, a lamp's light, not quite straight in the frame. */
export function photograph(scene: Scene, subject: Subject, photo: number): Scene {
	const purpose = `photo${photo}`;
	const home = HOMES[(Math.floor(subject.chance('home') * HOMES.length) + photo) % HOMES.length] ?? table;
	const light = subject.pick(`${purpose}light`, LIGHTS);
	const share = 0.62 + 0.2 * subject.chance(`${purpose}near`);
	const left = Math.round((1 - share) * 1000 * (0.25 + 0.5 * subject.chance(`${purpose}left`)));
	const top = Math.round((1 - share) * 1000 * (0.55 + 0.3 * subject.chance(`${purpose}top`)));
	const turn = Math.round(10 * subject.chance(`${purpose}turn`) - 5);
	const inside = scene.map((layer) =>
		layer.kind === 'drawing'
			? {
					kind: 'drawing' as const,
					svg: `<g transform="translate(${left} ${top}) scale(${round(share * 100) / 100}) rotate(${turn} 500 900)">${layer.svg}</g>`,
				}
			: { ...layer, at: within(layer.at, left, top, share) },
	);
	const dim = 0.1 + 0.16 * subject.chance(`${purpose}dim`);
	return [
		{ kind: 'drawing', svg: home(subject, purpose) },
		...inside,
		{
			kind: 'drawing',
			svg: `<radialGradient id="room" cx="${round(0.3 + 0.4 * subject.chance(`${purpose}lamp`))}" cy=".35" r=".85"><stop offset="0" stop-color="${light}" stop-opacity=".1"/><stop offset=".55" stop-color="#1a120a" stop-opacity="${round(dim * 10) / 10}"/><stop offset="1" stop-color="#0d0906" stop-opacity=".58"/></radialGradient><rect width="${FIELD}" height="${FIELD}" fill="${light}" opacity=".13"/><rect width="${FIELD}" height="${FIELD}" fill="url(#room)"/>`,
		},
	];
}

const within = ([x, y, side]: RenderLayer['at'], left: number, top: number, share: number): RenderLayer['at'] => [
	left + x * share,
	top + y * share,
	side * share,
];
