import { round } from './text.ts';

/** Colours of a motif. */
interface Inks {
	readonly fill: string;
	readonly deep: string;
	readonly light: string;
}

type Draw = (inks: Inks) => string;

const around = (count: number, draw: (degrees: number) => string) =>
	Array.from({ length: count }, (_, i) => draw((360 / count) * i)).join('');

const ear = (x: number, turn: number, { fill, deep }: Inks) =>
	`<g transform="translate(${x} 92) rotate(${turn})"><path d="M0 0 Q-3 -45 0 -84" stroke="${deep}" stroke-width="2.5" fill="none"/>${[
		14, 26, 38, 50, 62, 74,
	]
		.map(
			(y) =>
				`<ellipse cx="-6" cy="${-y}" rx="4" ry="8.5" transform="rotate(-28 -6 ${-y})" fill="${fill}"/><ellipse cx="6" cy="${-y}" rx="4" ry="8.5" transform="rotate(28 6 ${-y})" fill="${fill}"/>`,
		)
		.join('')}</g>`;

/** Pictures of what is in a pack, on a field of 100 × 100. */
const MOTIFS = {
	grain: (inks) => ear(50, 0, inks) + ear(40, -24, inks) + ear(60, 24, inks),
	bean: ({ fill, deep }) =>
		[
			[36, 40, -30],
			[66, 54, 24],
			[40, 74, 70],
		]
			.map(
				([x, y, turn]) =>
					`<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="14" ry="20" fill="${fill}"/><path d="M0 -19 Q8 -5 0 0 T0 19" stroke="${deep}" stroke-width="3.5" fill="none"/></g>`,
			)
			.join(''),
	leaf: ({ fill, deep, light }) =>
		`<path d="M50 92 C10 74 14 34 50 8 C86 34 90 74 50 92Z" fill="${fill}"/><path d="M50 92 C88 74 90 34 50 8Z" fill="${deep}" opacity=".55"/><path d="M50 96 V22 M50 74 L30 58 M50 74 L70 58 M50 54 L34 40 M50 54 L66 40" stroke="${light}" stroke-width="2.4" fill="none"/>`,
	flower: ({ fill, light, deep }) =>
		`${around(6, (turn) => `<ellipse cx="50" cy="27" rx="13" ry="22" fill="${turn % 120 ? fill : light}" transform="rotate(${turn} 50 50)"/>`)}<circle cx="50" cy="50" r="11" fill="${deep}"/>`,
	drop: ({ fill, light }) =>
		`<path d="M50 8 C64 34 80 48 80 66 A30 30 0 0 1 20 66 C20 48 36 34 50 8Z" fill="${fill}"/><path d="M34 66 A17 17 0 0 0 46 82" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
	fruit: ({ fill, deep, light }) =>
		`<circle cx="38" cy="62" r="28" fill="${fill}"/><circle cx="66" cy="58" r="26" fill="${fill}" stroke="${light}" stroke-width="2"/><circle cx="66" cy="58" r="19" fill="${light}" opacity=".75"/>${around(8, (turn) => `<path d="M66 58 L66 42" stroke="${fill}" stroke-width="2.5" transform="rotate(${turn} 66 58)"/>`)}<path d="M38 36 Q44 14 66 16 Q58 34 38 36Z" fill="${deep}"/>`,
	bowl: ({ fill, deep, light }) =>
		`<path d="M8 50 H92 A42 40 0 0 1 60 90 H40 A42 40 0 0 1 8 50Z" fill="${fill}"/><path d="M14 50 q9 -16 18 0 t18 0 18 0 18 0" stroke="${light}" stroke-width="5" fill="none"/><path d="M20 42 q9 -14 18 0 t18 0 18 0" stroke="${light}" stroke-width="5" fill="none"/><path d="M58 40 L88 8 M66 42 L96 16" stroke="${deep}" stroke-width="4" stroke-linecap="round"/>`,
	fish: ({ fill, deep, light }) =>
		`<path d="M8 50 Q34 18 70 44 L94 26 V74 L70 56 Q34 82 8 50Z" fill="${fill}"/><circle cx="26" cy="46" r="4.5" fill="${light}"/><path d="M42 36 Q50 50 42 64 M54 38 Q61 50 54 62" stroke="${deep}" stroke-width="3" fill="none"/>`,
	paw: ({ fill }) =>
		`<ellipse cx="50" cy="66" rx="24" ry="20" fill="${fill}"/>${[
			[22, 44],
			[40, 26],
			[60, 26],
			[78, 44],
		]
			.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9.5" ry="13" fill="${fill}"/>`)
			.join('')}`,
	sun: ({ fill, light }) =>
		`${around(12, (turn) => `<path d="M50 4 L55 22 H45Z" fill="${fill}" transform="rotate(${turn} 50 50)"/>`)}<circle cx="50" cy="50" r="24" fill="${fill}"/><circle cx="50" cy="50" r="15" fill="${light}" opacity=".6"/>`,
	chilli: ({ fill, deep }) =>
		`<path d="M22 26 Q30 80 88 88 Q54 96 30 76 Q12 58 14 28Z" fill="${fill}"/><path d="M44 18 Q52 64 92 66 Q66 76 48 60 Q34 44 36 20Z" fill="${fill}" opacity=".8"/><path d="M12 28 Q18 18 26 26 L20 10 M34 20 Q40 10 48 18 L44 4" stroke="${deep}" stroke-width="5" fill="none"/>`,
	nut: ({ fill, deep }) =>
		[
			[34, 46, -24],
			[66, 56, 30],
		]
			.map(
				([x, y, turn]) =>
					`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -34 C20 -34 20 -10 11 0 C24 12 20 36 0 36 C-20 36 -24 12 -11 0 C-20 -10 -20 -34 0 -34Z" fill="${fill}"/><path d="M-6 -22 V-8 M4 -24 V-6 M-8 10 V24 M2 8 V28 M10 12 V22" stroke="${deep}" stroke-width="2.6"/></g>`,
			)
			.join(''),
	splash: ({ fill, light }) =>
		`<path d="M6 70 C20 40 26 84 38 54 C46 30 54 30 60 54 C70 82 80 42 94 70 C96 92 4 92 6 70Z" fill="${fill}"/><circle cx="50" cy="18" r="8" fill="${fill}"/><circle cx="28" cy="34" r="5" fill="${fill}"/><circle cx="74" cy="34" r="5.5" fill="${fill}"/><path d="M22 74 Q50 88 78 74" stroke="${light}" stroke-width="4" fill="none"/>`,
	bubbles: ({ fill, light }) =>
		[
			[38, 60, 28],
			[72, 40, 19],
			[66, 78, 13],
			[26, 24, 11],
		]
			.map(
				([x = 0, y = 0, r = 0]) =>
					`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".85"/><path d="M${x - r * 0.55} ${y} A${r * 0.55} ${r * 0.55} 0 0 1 ${x} ${y - r * 0.55}" stroke="${light}" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
			)
			.join(''),
	sparkle: ({ fill, light }) =>
		`<path d="M50 4 Q55 44 96 50 Q55 56 50 96 Q45 56 4 50 Q45 44 50 4Z" fill="${fill}"/><path d="M82 10 Q84 22 96 24 Q84 26 82 38 Q80 26 68 24 Q80 22 82 10Z" fill="${light}"/>`,
	biscuit: ({ fill, deep }) =>
		`<circle cx="50" cy="50" r="40" fill="${fill}"/>${around(14, (turn) => `<circle cx="50" cy="10" r="7" fill="${fill}" transform="rotate(${turn} 50 50)"/>`)}${[
			[36, 38],
			[62, 34],
			[50, 58],
			[34, 68],
			[68, 64],
		]
			.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5.5" fill="${deep}"/>`)
			.join('')}`,
	cup: ({ fill, deep, light }) =>
		`<path d="M20 40 H76 V62 A24 24 0 0 1 52 86 H44 A24 24 0 0 1 20 62Z" fill="${fill}"/><path d="M76 46 h8 a9 9 0 0 1 0 20 h-9" stroke="${fill}" stroke-width="6" fill="none"/><ellipse cx="48" cy="41" rx="28" ry="6" fill="${deep}"/><path d="M36 28 q-6 -8 0 -16 M50 28 q-6 -8 0 -16 M62 28 q-6 -8 0 -16" stroke="${light}" stroke-width="4" fill="none"/>`,
	star: ({ fill }) => `<path d="M50 6 L62 38 L96 40 L69 60 L79 94 L50 74 L21 94 L31 60 L4 40 L38 38Z" fill="${fill}"/>`,
	bolt: ({ fill, light }) =>
		`<circle cx="50" cy="50" r="44" fill="${fill}"/><path d="M56 12 L26 56 H48 L42 90 L74 42 H52Z" fill="${light}"/>`,
	baby: ({ fill, deep, light }) =>
		`<circle cx="50" cy="52" r="38" fill="${fill}"/><circle cx="37" cy="48" r="4.5" fill="${deep}"/><circle cx="63" cy="48" r="4.5" fill="${deep}"/><path d="M38 64 Q50 76 62 64" stroke="${deep}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M50 14 q12 -12 14 2" stroke="${light}" stroke-width="5" fill="none"/>`,
	cross: ({ fill, light }) =>
		`<rect x="8" y="8" width="84" height="84" rx="18" fill="${fill}"/><path d="M50 24 V76 M24 50 H76" stroke="${light}" stroke-width="18"/>`,
	gear: ({ fill, light }) =>
		`${around(8, (turn) => `<rect x="41" y="4" width="18" height="24" rx="3" fill="${fill}" transform="rotate(${turn} 50 50)"/>`)}<circle cx="50" cy="50" r="34" fill="${fill}"/><circle cx="50" cy="50" r="14" fill="${light}"/>`,
	mountain: ({ fill, deep, light }) =>
		`<circle cx="70" cy="26" r="13" fill="${light}"/><path d="M4 86 L38 28 L60 62 L70 48 L96 86Z" fill="${fill}"/><path d="M38 28 L50 48 L38 56 L28 46Z" fill="${deep}" opacity=".6"/>`,
} as const satisfies Readonly<Record<string, Draw>>;

/** Name of a motif. */
export type MotifName = keyof typeof MOTIFS;

/** A motif about a point. */
export const motif = (name: MotifName, x: number, y: number, size: number, inks: Inks): string =>
	`<g transform="translate(${round(x - size / 2)} ${round(y - size / 2)}) scale(${round(size) / 100})">${MOTIFS[name](inks)}</g>`;
