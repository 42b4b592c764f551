import type { Scene, View } from '@zaylat/api/pictures';
import { isDark, mixed } from './colours.ts';
import { framed, shadow } from './frames.ts';
import { phone, phoneBack } from './phones.ts';
import { measureLine } from './room.ts';
import { scenery, wallpaper } from './screens.ts';
import type { Subject } from './subject.ts';
import { round, text } from './text.ts';

const METALS = ['#1b1c1f', '#2a2c30', '#9fa3a8', '#3a3d43'] as const;

/** Centimetres that the picture of a television shows in its width: the same for all, so that larger sets look larger. */
const ROOM = 176;
/** Centimetres that are free beside a set that is wider than that. */
const MARGIN = 10;
/** Inches below which the cabinet stands higher, so that a small set is not at the lower edge. */
const LARGE = 44;
/** Width of a set of 16 : 9 by its diagonal in inches, in centimetres. */
const SET_WIDTH = 2.214;

/** A television on a cabinet, both in one scale, with its width. */
function television(subject: Subject, view: View): string {
	const inches = Number.parseFloat(subject.measure || subject.fact('screen')) || 43;
	const isWhole = view === 'whole';
	const room = Math.max(ROOM, inches * SET_WIDTH + MARGIN);
	const scale = isWhole ? 1000 / room : 900 / (inches * SET_WIDTH);
	const w = inches * SET_WIDTH * scale;
	const h = (w * 9) / 16;
	const bezel = Math.max(3, (0.5 + 0.7 * subject.brandChance('bezel')) * scale);
	const metal = METALS[Math.floor(subject.brandChance('metal') * METALS.length)] ?? METALS[0];
	const floor = isWhole ? (inches < LARGE ? 720 : 770) : 800;
	const chin = bezel * (1.3 + subject.brandChance('chin'));
	const left = 500 - w / 2 - bezel;
	const lift = (4 + 3 * subject.brandChance('lift')) * scale;
	const top = floor - lift - chin - h - bezel;
	const feet = FEET[Math.floor(subject.brandChance('feet') * FEET.length)] ?? FEET[0];
	const screen = framed(500 - w / 2, top + bezel, w, h, 2, 'screen', scenery(subject, w, h, 'tv'));
	const shine = `<path d="M${round(left)} ${round(top)} h${round(w * 0.52)} L${round(left + w * 0.28)} ${round(top + h)} h${round(-w * 0.28)}Z" fill="#ffffff" opacity=".07"/>`;
	return `${isWhole ? cabinet(subject, room, scale, floor) : shadow(500, floor + 6, w * 0.52, 34)}${feet(w, floor, lift + chin, scale, metal)}
		<rect x="${round(left)}" y="${round(top)}" width="${round(w + 2 * bezel)}" height="${round(h + bezel + chin)}" rx="${round(bezel * 0.8)}" fill="${metal}"/>${screen}${shine}
		${text(subject.brand, { x: 500, y: top + bezel + h + chin / 2, width: w * 0.2, size: Math.max(9, chin * 0.8), fill: isDark(metal) ? '#d9dbde' : '#26282b' })}
		${isWhole ? measureLine(left, left + w + 2 * bezel, Math.max(40, top - 42), `${Math.round(w / scale)} cm`) : ''}
		${text(`${inches}″`, { x: 500 + w / 2 - 12, y: top + bezel + Math.max(28, h * 0.1), width: 300, size: Math.max(34, h * 0.13), fill: '#ffffff', anchor: 'end', more: 'opacity=".92"' })}`;
}

/** A cabinet that nearly fills the picture. */
function cabinet(subject: Subject, room: number, scale: number, floor: number): string {
	const wood = subject.pick('wood', ['#b98a5a', '#d9c4a3', '#7a5438', '#e9e6df', '#9a7350']);
	const w = 0.93 * room * scale;
	const left = 500 - w / 2;
	const h = 30 * scale;
	const dark = mixed(wood, '#2a1c10', 0.35);
	const doors = [0, 1, 2]
		.map(
			(i) =>
				`<rect x="${round(left + w * (0.02 + 0.325 * i))}" y="${round(floor + 26)}" width="${round(w * 0.31)}" height="${round(h - 40)}" rx="4" fill="${mixed(wood, '#ffffff', 0.1)}" stroke="${dark}" stroke-width="2"/><circle cx="${round(left + w * (0.175 + 0.325 * i))}" cy="${round(floor + 44)}" r="5" fill="${dark}"/>`,
		)
		.join('');
	return `${shadow(500, floor + h + 34, w * 0.56, 40)}<rect x="${round(left + 20)}" y="${round(floor + h)}" width="20" height="38" fill="${dark}"/><rect x="${round(left + w - 40)}" y="${round(floor + h)}" width="20" height="38" fill="${dark}"/><rect x="${round(left)}" y="${floor}" width="${round(w)}" height="${round(h)}" rx="6" fill="${wood}"/><rect x="${round(left)}" y="${floor}" width="${round(w)}" height="14" rx="6" fill="${mixed(wood, '#ffffff', 0.28)}"/>${doors}`;
}

type Feet = (width: number, floor: number, lift: number, scale: number, metal: string) => string;

const legs: Feet = (w, floor, lift, scale, metal) =>
	[-0.36, 0.36]
		.map((at) => {
			const x = 500 + w * at;
			return `<path d="M${round(x)} ${round(floor - lift)} L${round(x - 8 * scale)} ${floor} h${round(2.4 * scale)} L${round(x + 1.4 * scale)} ${round(floor - lift + 2 * scale)} L${round(x + 8 * scale)} ${floor} h${round(2.4 * scale)} L${round(x + 2.6 * scale)} ${round(floor - lift)}Z" fill="${metal}"/>`;
		})
		.join('');
const plate: Feet = (w, floor, lift, scale, metal) =>
	`<rect x="${round(500 - 3.4 * scale)}" y="${round(floor - lift)}" width="${round(6.8 * scale)}" height="${round(lift)}" fill="${mixed(metal, '#000000', 0.25)}"/><rect x="${round(500 - w * 0.2)}" y="${round(floor - 1.5 * scale)}" width="${round(w * 0.4)}" height="${round(1.5 * scale)}" rx="4" fill="${metal}"/>`;
const blades: Feet = (w, floor, lift, scale, metal) =>
	[-0.3, 0.3]
		.map(
			(at) =>
				`<rect x="${round(500 + w * at - 0.8 * scale)}" y="${round(floor - lift)}" width="${round(1.6 * scale)}" height="${round(lift)}" fill="${metal}"/><rect x="${round(500 + w * at - 7 * scale)}" y="${round(floor - 1.1 * scale)}" width="${round(14 * scale)}" height="${round(1.1 * scale)}" rx="3" fill="${metal}"/>`,
		)
		.join('');
const FEET: readonly [Feet, ...Feet[]] = [legs, plate, blades];

/** A monitor on its stand, with windows on its screen. */
function monitor(subject: Subject): string {
	const inches = Number.parseFloat(subject.measure || subject.fact('screen')) || 24;
	const ratio = inches >= 34 ? 21 / 9 : 16 / 9;
	const w = Math.min(900, 340 + 17.5 * inches);
	const h = w / ratio;
	const metal = METALS[Math.floor(subject.brandChance('metal') * METALS.length)] ?? METALS[0];
	const top = 720 - h;
	const left = 500 - w / 2;
	const pale = subject.pick('stand', ['#c9ccd1', '#2a2c30', '#8c9097', '#e6e7ea']);
	return `${shadow(500, 872, w * 0.42, 36)}<rect x="462" y="${round(top + h)}" width="76" height="150" fill="${mixed(pale, '#000000', 0.18)}"/><path d="M${500 - 150} 874 q150 -34 300 0 v8 h-300Z" fill="${pale}"/>
		<rect x="${round(left - 10)}" y="${round(top - 10)}" width="${round(w + 20)}" height="${round(h + 38)}" rx="12" fill="${metal}"/>${framed(left, top, w, h, 3, 'screen', wallpaper(subject, w, h, 'mon'))}
		${subject.chance('window') < 0.6 ? window_(left + w * 0.1, top + h * 0.16, w * 0.44, h * 0.56) : ''}
		${text(subject.brand, { x: 500, y: top + h + 15, width: 160, size: 17, fill: isDark(metal) ? '#e0e2e5' : '#222428' })}
		${text(`${inches}″`, { x: left + w - 24, y: top + h * 0.12, width: 200, size: h * 0.13, fill: '#ffffff', anchor: 'end' })}`;
}

/** A window with lines of words. */
const window_ = (x: number, y: number, w: number, h: number) =>
	`<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="10" fill="#fbfbfd" opacity=".95"/><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="26" rx="10" fill="#e3e5ea"/>${['#ec6a5e', '#f4bf4f', '#61c554'].map((colour, i) => `<circle cx="${round(x + 18 + 18 * i)}" cy="${round(y + 13)}" r="5.5" fill="${colour}"/>`).join('')}${Array.from({ length: 6 }, (_, i) => `<rect x="${round(x + 20)}" y="${round(y + 46 + (i * (h - 70)) / 6)}" width="${round(w * (i % 3 === 2 ? 0.5 : 0.84))}" height="${round(Math.max(5, h * 0.035))}" rx="3" fill="${i === 0 ? '#4a6fd0' : '#c3c8d2'}"/>`).join('')}`;

/** An open notebook computer, seen from the front. */
function laptop(subject: Subject, colour: string | null): string {
	const inches = Number.parseFloat(subject.measure || subject.fact('screen')) || 14;
	const body = colour ?? '#b9bcc2';
	const w = 470 + 20 * inches;
	const h = w * 0.6;
	const left = 500 - w / 2;
	const top = 700 - h;
	const deck = w * 0.09;
	return `${shadow(500, 802, w * 0.62, 40)}<rect x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}" rx="20" fill="#141518"/><rect x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}" rx="20" fill="none" stroke="${mixed(body, '#000000', 0.2)}" stroke-width="5"/>
		${framed(left + 17, top + 17, w - 34, h - 44, 6, 'screen', wallpaper(subject, w - 34, h - 44, 'lap'))}${subject.chance('window') < 0.45 ? window_(left + w * 0.14, top + h * 0.16, w * 0.4, h * 0.52) : ''}
		<path d="M${round(left)} 698 H${round(left + w)} L${round(left + w + deck)} 778 q4 22 -24 22 H${round(left - deck + 24)} q-28 0 -24 -22Z" fill="${body}"/><path d="M${round(left + 30)} 706 H${round(left + w - 30)} L${round(left + w + 4)} 752 H${round(left - 4)}Z" fill="${mixed(body, '#000000', 0.72)}"/>${[0, 1, 2].map((i) => `<path d="M${round(left + 22 - 10 * i)} ${718 + 12 * i} H${round(left + w - 22 + 10 * i)}" stroke="${mixed(body, '#000000', 0.35)}" stroke-width="2.5"/>`).join('')}
		<rect x="${round(left - deck)}" y="778" width="${round(w + 2 * deck)}" height="20" rx="9" fill="${mixed(body, '#000000', 0.24)}"/><path d="M410 756 H590 L598 776 H402Z" fill="${mixed(body, '#000000', 0.16)}"/>
		${text(subject.brand, { x: 500, y: top + h - 13, width: 200, size: 17, fill: '#cfd2d6' })}`;
}

/** A tablet, upright, and its back. */
function tablet(subject: Subject, colour: string | null, view: View): string {
	const inches = Number.parseFloat(subject.measure || subject.fact('screen')) || 10;
	const h = 500 + 22 * inches;
	const w = h * subject.pick('ratio', [0.7, 0.64, 0.72]);
	const body = colour ?? '#c3c6cb';
	const back = `<rect x="${round(430 - w / 2 - 70)}" y="${round(860 - h)}" width="${round(w)}" height="${round(h)}" rx="34" fill="${body}"/><circle cx="${round(430 - w / 2 - 16)}" cy="${round(914 - h)}" r="24" fill="#17181b"/><circle cx="${round(430 - w / 2 - 16)}" cy="${round(914 - h)}" r="11" fill="#2e3a4e"/>${text(subject.brand, { x: 360, y: 860 - h / 2, width: w * 0.5, size: 46, fill: mixed(body, isDark(body) ? '#ffffff' : '#000000', 0.4) })}`;
	const left = 640 - w / 2 - 20;
	const top = 880 - h;
	return `${shadow(500, 884, w * 0.8, 34)}${view === 'detail' ? '' : back}<rect x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}" rx="34" fill="#141518" stroke="${mixed(body, '#000000', 0.15)}" stroke-width="5"/>${framed(left + 22, top + 22, w - 44, h - 44, 12, 'screen', wallpaper(subject, w - 44, h - 44, 'tab'))}${icons(left + 22, top + h - 120, w - 44, 5)}`;
}

const icons = (x: number, y: number, w: number, count: number) =>
	`<rect x="${round(x + w * 0.08)}" y="${round(y)}" width="${round(w * 0.84)}" height="84" rx="26" fill="#ffffff" opacity=".28"/>${Array.from({ length: count }, (_, i) => `<rect x="${round(x + w * (0.12 + (0.8 / count) * i))}" y="${round(y + 14)}" width="56" height="56" rx="15" fill="${['#3fb86b', '#f4f5f7', '#3f7fe0', '#f0a030', '#d8506a'][i % 5]}"/>`).join('')}`;

const DEVICES: Readonly<Record<string, (subject: Subject, colour: string | null, view: View) => string>> = {
	television: (subject, _, view) => television(subject, view),
	monitor: (subject) => monitor(subject),
	laptop,
	tablet,
	smartphone: (subject, colour, view) => (view === 'back' ? phoneBack(subject, colour) : phone(subject, colour, view)),
};

const VIEWS: Readonly<Record<string, readonly View[]>> = {
	television: ['whole', 'detail'],
	smartphone: ['whole', 'detail', 'use', 'back'],
	monitor: ['whole'],
	laptop: ['whole'],
	tablet: ['whole'],
};

/** Views of a device that are drawn; undefined for other types. */
export const deviceViews = (type: string): readonly View[] | undefined => VIEWS[type];

/** A device as it is seen from the front; undefined for other types. */
export function deviceScene(type: string, subject: Subject, colour: string | null, view: View): Scene | undefined {
	const draw = DEVICES[type];
	return draw && [{ kind: 'drawing', svg: draw(subject, colour, view) }];
}
