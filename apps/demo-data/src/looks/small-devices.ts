import { against, mixed } from './colours.ts';
import { shadow } from './frames.ts';
import type { Subject } from './subject.ts';
import { round, text } from './text.ts';

/** Where a small thing stands on the field: the middle of its foot. */
interface Place {
	readonly x: number;
	readonly floor: number;
}

type Drawing = (subject: Subject, colour: string | null, at: Place) => string;

/** Rounded boxes from the back to the front, which look like one solid thing. */
const SLICES = 14;

/** A socket of USB-C, or the wider one of USB-A. */
function socket(x: number, y: number, width: number, isWide: boolean): string {
	const height = width * (isWide ? 0.52 : 0.36);
	const radius = isWide ? height * 0.14 : height / 2;
	const tongue = isWide
		? `<rect x="${round(x - width * 0.38)}" y="${round(y - height * 0.02)}" width="${round(width * 0.76)}" height="${round(height * 0.32)}" fill="#e8e9ec"/>`
		: `<rect x="${round(x - width * 0.3)}" y="${round(y - height * 0.1)}" width="${round(width * 0.6)}" height="${round(height * 0.2)}" rx="2" fill="#77797f"/>`;
	return `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="#1a1b1e" stroke="#9a9da3" stroke-width="3"/>${tongue}`;
}

/** A charger: larger with more watts, with as many sockets as it has. */
const charger: Drawing = (subject, colour, { x, floor }) => {
	const watts = subject.number('power') ?? 20;
	const ports = subject.number('ports') ?? 1;
	const body = colour ?? '#f7f4ee';
	const w = 206 + 1.7 * Math.min(watts, 120);
	const h = w * (ports > 1 ? 1.24 : 1.06);
	const depth = w * 0.34;
	const left = x - w / 2 - depth * 0.3;
	const top = floor - h;
	const radius = round(w * (0.12 + 0.1 * subject.brandChance('radius')));
	const slices = Array.from({ length: SLICES }, (_, i) => {
		const back = 1 - i / (SLICES - 1);
		return `<rect x="${round(left + depth * back)}" y="${round(top - depth * 0.3 * back)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${mixed(body, '#0d0d10', 0.34 * back + 0.02)}"/>`;
	});
	const ink = against(body, 0.62);
	const sockets = Array.from({ length: ports }, (_, i) =>
		socket(left + w / 2, top + h * (0.3 + (0.46 / Math.max(ports, 2)) * i), w * 0.34, i === 2),
	);
	return `${shadow(x + depth * 0.25, floor + 4, w * 0.86, 44)}${slices.join('')}<linearGradient id="face" x2=".7" y2="1"><stop offset="0" stop-color="#ffffff" stop-opacity=".42"/><stop offset=".5" stop-color="#ffffff" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity=".12"/></linearGradient><rect x="${round(left)}" y="${round(top)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="url(#face)"/>
		${text(subject.brand, { x: left + w / 2, y: top + h * 0.13, width: w * 0.7, size: w * 0.13, fill: ink })}${sockets.join('')}
		${text(`${watts}W`, { x: left + w / 2, y: top + h * 0.87, width: w * 0.7, size: w * 0.19, fill: ink, face: 'narrow' })}`;
};

const CABLES = ['#f3f1ec', '#26272b', '#8e949c', '#a8353b', '#2f5f8a', '#4f7a5c'] as const;

/** The end of a cable, whose plug points down. */
function plug(x: number, y: number, connector: string, body: string): string {
	const isApple = /lightning/i.test(connector);
	const isWide = /usb-a/i.test(connector);
	const width = isWide ? 62 : isApple ? 34 : /micro/i.test(connector) ? 40 : 46;
	const tall = isWide ? 74 : 52;
	const marks = isApple
		? Array.from(
				{ length: 6 },
				(_, i) => `<rect x="${x - 13 + 4.6 * i}" y="${y + 128}" width="3" height="16" fill="#d9b24c"/>`,
			)
		: isWide
			? [-13, 9].map((at) => `<rect x="${x + at - 5}" y="${y + 136}" width="13" height="13" fill="#6d7076"/>`)
			: [`<rect x="${x - width / 2 + 8}" y="${y + 142}" width="${width - 16}" height="7" rx="3" fill="#55585e"/>`];
	return `<rect x="${x - width / 2}" y="${y + 102}" width="${width}" height="${tall}" rx="${isWide ? 4 : 12}" fill="#c9ccd1" stroke="#8d9096" stroke-width="2"/>${marks.join('')}<rect x="${x - 36}" y="${y}" width="72" height="110" rx="16" fill="${mixed(body, '#0d0d10', 0.12)}"/><rect x="${x - 36}" y="${y}" width="24" height="110" rx="12" fill="#ffffff" opacity=".2"/><rect x="${x - 13}" y="${y - 44}" width="26" height="52" rx="8" fill="${mixed(body, '#0d0d10', 0.22)}"/>`;
}

/** A charging cable in loops: more of a longer one, with the plugs that it has. */
const cable: Drawing = (subject, _, { x, floor }) => {
	const metres = (subject.number('length') ?? 100) / 100;
	const body = subject.pick('cable', CABLES);
	const loops = Math.min(6, 1 + Math.round(metres * 1.6));
	const isBraided = /nylon|braid|woven|strong|premium/.test(subject.words);
	const middle = floor - 420;
	const rings = Array.from({ length: loops }, (_, i) => {
		const [rx, ry] = [150 + 15 * (i % 3) + 6 * i, 130 + 9 * (i % 2) + 5 * i];
		const ring = (stroke: string, width: number, more = '') =>
			`<ellipse cx="${x + (i % 2 ? 7 : -7)}" cy="${middle + 4 * i}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
		return `${ring(mixed(body, '#0d0d10', 0.4), 25)}${ring(body, 21)}${isBraided ? ring(against(body, 0.3), 15, ' stroke-dasharray="5 7"') : ''}${ring('#ffffff', 4, ' opacity=".3"')}`;
	});
	const ends = ([-1, 1] as const).map((side) => {
		const path = `M${x + side * 120} ${middle + 118} C${x + side * 170} ${middle + 190} ${x + side * 96} ${middle + 170} ${x + side * 104} ${middle + 236}`;
		return `<path d="${path}" fill="none" stroke="${mixed(body, '#0d0d10', 0.4)}" stroke-width="25"/><path d="${path}" fill="none" stroke="${body}" stroke-width="21"/>`;
	});
	const connector = subject.fact('connector') || 'USB-C';
	const other = (subject.number('power') ?? 60) < 30 ? 'USB-A' : 'USB-C';
	return `${shadow(x, floor - 60, 260, 52)}${rings.join('')}${ends.join('')}${plug(x - 104, middle + 236, other, body)}${plug(x + 104, middle + 236, connector, body)}<rect x="${x - 30}" y="${middle - 176}" width="60" height="92" rx="12" fill="#1d1e21"/><rect x="${x - 30}" y="${middle - 176}" width="18" height="92" rx="9" fill="#ffffff" opacity=".16"/>${text(subject.brand, { x, y: middle - 130, width: 50, size: 22, fill: '#e6e7ea' })}`;
};

const DRAWINGS: Readonly<Record<string, Drawing>> = { charger, 'charging-cable': cable };

/** A small device that is drawn with what its facts say; undefined for types that are rendered. */
export const smallDevice = (type: string, subject: Subject, colour: string | null, at: Place): string | undefined =>
	DRAWINGS[type]?.(subject, colour, at);
