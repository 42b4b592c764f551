import { against, mixed } from './colours.ts';
import { motif } from './motifs.ts';
import type { Subject } from './subject.ts';
import { round } from './text.ts';

/** What plain cloth has besides its colour, on a field of 1000 × 1000: its weave, or a detail of its cut. */
type Pattern = (subject: Subject, colour: string) => string;

const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Uneven threads of linen. */
export const slubs: Pattern = (subject, colour) =>
	times(120, (i) => {
		const isUpright = i % 2 === 0;
		const at = round(1000 * subject.chance(`s${i}`));
		const start = round(1000 * subject.chance(`t${i}`));
		const long = round(60 + 260 * subject.chance(`l${i}`));
		const fill = i % 3 ? against(colour, 0.12) : mixed(colour, '#ffffff', 0.3);
		return `<rect x="${isUpright ? at : start}" y="${isUpright ? start : at}" width="${isUpright ? 5 : long}" height="${isUpright ? long : 5}" fill="${fill}" opacity=".55"/>`;
	});

/** The slanting threads of denim, paler and darker, with seams of strong yellow thread. */
export const twill: Pattern = (subject, colour) => {
	const threads = times(72, (i) => {
		const x = round(i * 28 - 1000);
		const fill = i % 2 ? mixed(colour, '#ffffff', 0.2 + 0.1 * subject.chance(`t${i}`)) : mixed(colour, '#0d1016', 0.16);
		return `<path d="M${x} 1000 L${x + 1000} 0" stroke="${fill}" stroke-width="7" opacity=".5"/>`;
	});
	const seam = (path: string) =>
		`<path d="${path}" fill="none" stroke="#d8973c" stroke-width="7" stroke-dasharray="17 8"/>`;
	return `${threads}${seam('M0 930 H1000 M0 952 H1000')}${seam('M230 120 Q260 330 220 520 M770 120 Q740 330 780 520')}`;
};

/** Threads that hands have woven, some thicker than others. */
export const weave: Pattern = (subject, colour) =>
	times(46, (i) => {
		const fill = subject.chance(`f${i}`) < 0.5 ? against(colour, 0.2) : mixed(colour, '#ffffff', 0.28);
		const thick = round(4 + 9 * subject.chance(`k${i}`));
		return `<rect y="${round(i * 21.7)}" width="1000" height="${thick}" fill="${fill}" opacity=".75"/><rect x="${round(i * 21.7)}" width="${round(thick * 0.6)}" height="1000" fill="${fill}" opacity=".45"/>`;
	});

/** A small leaf that is stitched on the chest. */
export const leafBadge: Pattern = (subject, colour) => {
	const fill = subject.pick('leaf', ['#5f8f4e', '#8aa86a', '#3f7a56']);
	return `<circle cx="640" cy="330" r="58" fill="${against(colour, 0.86)}" opacity=".92"/>${motif('leaf', 640, 330, 74, { fill, deep: mixed(fill, '#000000', 0.3), light: '#f3f1e6' })}`;
};

/** Piping along the sides, as light and sporty clothes have it. */
export const piping: Pattern = (subject, colour) => {
	const cord = subject.pick('cord', [against(colour, 0.85), against(colour, 0.5), '#d9b24c']);
	const wide = round(250 + 60 * subject.chance('wide'));
	const side = (x: number, bend: number) =>
		`<path d="M${x} 0 Q${x - bend} 500 ${x + bend * 0.3} 1000" fill="none" stroke="${cord}" stroke-width="13"/>`;
	return `${side(wide, 60)}${side(1000 - wide, -60)}<path d="M0 960 H1000" stroke="${cord}" stroke-width="13"/>`;
};

/** Seams that are dropped to the upper arms, and a wide hem. */
export const wideCut: Pattern = (_, colour) => {
	const thread = against(colour, 0.4);
	return `<path d="M215 120 Q250 330 205 520 M785 120 Q750 330 795 520" fill="none" stroke="${thread}" stroke-width="8"/><path d="M0 900 H1000" stroke="${mixed(colour, '#1c1a18', 0.2)}" stroke-width="14"/><path d="M0 925 H1000" stroke="${thread}" stroke-width="5" stroke-dasharray="16 8"/>`;
};

/** A front that opens over its whole length, with buttons: on the render of a shirt that is closed below its collar. */
export const buttons = (colour: string): string =>
	`<path d="M470 190 V1000 M530 190 V1000" stroke="${mixed(colour, '#1c1a18', 0.28)}" stroke-width="5"/>${times(6, (i) => `<circle cx="500" cy="${360 + 118 * i}" r="15" fill="#f4f1ea" stroke="#8f8a80" stroke-width="3"/>`)}`;

/** A pocket on the chest, and stitches at the hem. */
export const pocket: Pattern = (subject, colour) => {
	const thread = against(colour, 0.4);
	const second = subject.chance('cloth') < 0.4 ? mixed(colour, '#1c1a18', 0.14) : colour;
	return `<path d="M575 290 H725 V420 L650 455 L575 420Z" fill="${second}" stroke="${thread}" stroke-width="7" stroke-dasharray="14 7"/><rect x="575" y="284" width="150" height="22" fill="${mixed(second, '#1c1a18', 0.12)}"/><path d="M0 930 H1000 M0 950 H1000" stroke="${thread}" stroke-width="5" stroke-dasharray="14 7"/>`;
};
