/** Text of labels as SVG, in the fonts that the server has (apps/api/src/pictures/fonts). */

/** Fonts by their names in SVG, with the width of their letters relative to Noto Sans. */
const FACES = {
	plain: { family: 'Noto Sans, Noto Sans Myanmar, Noto Sans Thai', weight: 400, width: 0.94 },
	bold: { family: 'Noto Sans, Noto Sans Myanmar, Noto Sans Thai', weight: 700, width: 1 },
	serif: { family: 'Playfair Display, Noto Sans Myanmar, Noto Sans Thai', weight: 700, width: 0.98 },
	narrow: { family: 'Oswald, Noto Sans Myanmar, Noto Sans Thai', weight: 700, width: 0.8 },
	script: { family: 'Pacifico, Noto Sans Myanmar, Noto Sans Thai', weight: 400, width: 0.9 },
	round: { family: 'Comfortaa, Noto Sans Myanmar, Noto Sans Thai', weight: 700, width: 1.04 },
	black: { family: 'Archivo Black, Noto Sans Myanmar, Noto Sans Thai', weight: 400, width: 1.22 },
} as const;

/** Name of a font. */
export type Face = keyof typeof FACES;

/** Fonts that brands are set in. */
export const BRAND_FACES = ['bold', 'serif', 'narrow', 'script', 'round', 'black'] as const satisfies readonly Face[];

/** Marks that stand above or below another letter. */
const MARK = /[\u102d\u102e\u1032\u1036\u1037\u1039\u103a\u103d\u103e\u102f\u1030\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/;
/** Widths of letters as shares of the font's size, by what they are. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
	[MARK, 0],
	[/[\u1000-\u109f]/, 0.7],
	[/[\u0e00-\u0e7f]/, 0.6],
	[/[MWmw@%]/, 0.92],
	[/[iIljft.,:;'|!()\s/-]/, 0.36],
	[/[A-Z]/, 0.68],
	[/\d/, 0.6],
];

const widthOfLetter = (letter: string) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;

/** About how wide a text is at size 1. */
const widthOf = (text: string, face: Face): number =>
	FACES[face].width * [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** How a text is set. */
interface Setting {
	readonly x: number;
	/** Middle of the lines. */
	readonly y: number;
	/** Most that it may take. */
	readonly width: number;
	readonly size: number;
	readonly fill: string;
	readonly face?: Face;
	readonly anchor?: 'start' | 'middle' | 'end';
	/** Most lines. Default 1. */
	readonly lines?: number;
	/** Most that the lines may be high together. */
	readonly tall?: number;
	readonly spacing?: number;
	readonly more?: string;
}

/** A text in lines between words, as large as it fits. */
export function text(content: string, setting: Setting): string {
	const {
		x,
		y,
		width,
		size,
		fill,
		face = 'bold',
		anchor = 'middle',
		lines = 1,
		tall = 1_000,
		spacing = 0,
		more = '',
	} = setting;
	if (content === '') return '';
	let fits = size;
	let rows = wrapped(content, width / fits, face);
	const leading = /[\u0e00-\u109f]/.test(content) ? 1.5 : 1.16;
	const isTooLarge = () =>
		rows.length > lines || rows.length * fits * leading > tall || rows.some((row) => widthOf(row, face) * fits > width);
	while (fits > 8 && isTooLarge()) {
		fits *= 0.95;
		rows = wrapped(content, width / fits, face);
	}
	const { family, weight } = FACES[face];
	const height = fits * leading;
	const top = y - ((rows.length - 1) * height) / 2 + fits * 0.35;
	return rows
		.map(
			(row, i) =>
				`<text x="${round(x)}" y="${round(top + i * height)}" font-family="${family}" font-weight="${weight}" font-size="${round(fits)}" text-anchor="${anchor}" fill="${fill}"${spacing === 0 ? '' : ` letter-spacing="${spacing}"`} ${more}>${escaped(row)}</text>`,
		)
		.join('');
}

/** Lines of words that are at most so wide at size 1; a longer word has a line of its own. */
function wrapped(content: string, width: number, face: Face): string[] {
	const rows: string[] = [];
	for (const word of content.split(' ')) {
		const last = rows.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && widthOf(joined, face) <= width) rows[rows.length - 1] = joined;
		else rows.push(word);
	}
	return rows;
}

/** A number in a drawing. */
export const round = (value: number): number => Math.round(value * 10) / 10;
