import { FIELD } from '@zaylat/api/pictures';
import { hsl, mixed } from './colours.ts';
import { scenery } from './screens.ts';
import type { Subject } from './subject.ts';
import { round, text } from './text.ts';

const FLOOR = 690;

/** A living room, for furniture: wall, floor, rug, and things whose size is known. */
export function room(subject: Subject): string {
	const wall = hsl(
		subject.pick('wall', [38, 28, 150, 205, 20, 90, 215]),
		0.1 + 0.1 * subject.chance('wall depth'),
		// A mid tone, which neither glares on the dark ground of a page nor hides pale goods.
		0.58 + 0.08 * subject.chance('wall light'),
	);
	const wood = subject.pick('floor', ['#c39a6b', '#a97c50', '#d8bb92', '#8d6642', '#c9b8a3']);
	const boards = Array.from(
		{ length: 8 },
		(_, i) =>
			`<path d="M${-260 + 215 * i} 1000 L${130 + 105 * i} ${FLOOR}" stroke="${mixed(wood, '#2a180a', 0.28)}" stroke-width="3"/>`,
	);
	const rug = hsl(subject.chance('rug') * 360, 0.2, 0.6);
	const isLeft = subject.chance('window side') < 0.5;
	return `<rect width="${FIELD}" height="${FIELD}" fill="${wall}"/><rect y="${FLOOR}" width="${FIELD}" height="${FIELD - FLOOR}" fill="${wood}"/>${boards.join('')}<rect y="${FLOOR - 20}" width="${FIELD}" height="22" fill="${mixed(wall, '#ffffff', 0.35)}"/><rect y="${FLOOR + 2}" width="${FIELD}" height="5" fill="#2a1c10" opacity=".22"/>
		<ellipse cx="500" cy="885" rx="${430 + 60 * subject.chance('rug size')}" ry="84" fill="${rug}"/><ellipse cx="500" cy="885" rx="395" ry="68" fill="none" stroke="${mixed(rug, '#ffffff', 0.5)}" stroke-width="6"/>
		${subject.pick('wall thing', [painting, window_, shelf])(subject, isLeft ? 90 : 640)}`;
}

const painting = (subject: Subject, x: number) =>
	`<rect x="${x + 8}" y="108" width="270" height="200" fill="#2a1c10" opacity=".16"/><rect x="${x}" y="100" width="270" height="200" fill="#e9e2d4"/><svg x="${x + 18}" y="118" width="234" height="164" viewBox="0 0 234 164">${scenery(subject, 234, 164, 'wall')}</svg>`;

const window_ = (subject: Subject, x: number) =>
	`<rect x="${x}" y="60" width="270" height="400" fill="#e6e1d6"/><rect x="${x + 16}" y="76" width="238" height="368" fill="${subject.pick('weather', ['#a9cbe0', '#e3c89c', '#b5cdb0'])}"/><path d="M${x + 16} 400 q60 -70 120 -20 t118 -20 v84 h-238Z" fill="#86a97b"/><path d="M${x + 135} 76 v368 M${x + 16} 240 h238" stroke="#e6e1d6" stroke-width="12"/><path d="M${x - 20} 50 h80 q-8 220 -44 420 h-36Z M${x + 290} 50 h-80 q8 220 44 420 h36Z" fill="${hsl(subject.chance('curtain') * 360, 0.16, 0.56)}"/>`;

const shelf = (subject: Subject, x: number) =>
	`<rect x="${x}" y="250" width="270" height="16" fill="#8d6642"/>${Array.from({ length: 8 }, (_, i) => {
		const tall = 60 + 60 * subject.chance(`book${i}`);
		return `<rect x="${x + 20 + i * 22}" y="${round(250 - tall)}" width="19" height="${round(tall)}" fill="${hsl(subject.chance(`spine${i}`) * 360, 0.4, 0.5)}"/>`;
	}).join('')}<circle cx="${x + 234}" cy="226" r="24" fill="#d9c4a3"/>`;

/** A line with its length, for a size in a picture. */
export function measureLine(from: number, to: number, y: number, words: string): string {
	const ink = '#3f3a33';
	const middle = (from + to) / 2;
	return `<path d="M${round(from)} ${y} H${round(to)} M${round(from)} ${y - 13} v26 M${round(to)} ${y - 13} v26" stroke="${ink}" stroke-width="4" fill="none"/><rect x="${round(middle - 84)}" y="${y - 26}" width="168" height="52" rx="26" fill="#ffffff"/>${text(words, { x: middle, y, width: 150, size: 34, fill: ink })}`;
}
