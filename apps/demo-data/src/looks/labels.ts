import type { Print } from '@zaylat/api/pictures';
import { mixed, type Palette, paletteOf } from './colours.ts';
import { type MotifName, motif } from './motifs.ts';
import type { Subject } from './subject.ts';
import { BRAND_FACES, type Face, round, text } from './text.ts';

/** What a label is made with. */
interface Sheet {
	readonly subject: Subject;
	readonly palette: Palette;
	readonly motif: MotifName;
	readonly face: Face;
	readonly height: number;
	/** What is said largest: the brand, or the goods where there is none. */
	readonly headline: string;
	/** What the pack has in it. */
	readonly title: string;
}

/** Width of labels; heights follow from their packs. */
const WIDTH = 1000;

/**
 * The printed front of a pack: brand, goods, their name in the language of the country, size, and what is in it.
 * @param aspect height by width
 */
export function label(subject: Subject, name: MotifName, aspect: number, bare = false): Print {
	const height = Math.round(WIDTH * aspect);
	const faceAt = Math.floor(subject.brandChance('face') * BRAND_FACES.length);
	const sheet: Sheet = {
		subject,
		palette: paletteOf(subject),
		motif: name,
		face: BRAND_FACES[faceAt] ?? 'bold',
		height,
		headline: subject.brand || subject.title,
		title: subject.brand ? subject.title : '',
	};
	const layouts = aspect < 0.75 ? WIDE : bare ? BARE : LAYOUTS;
	const layout = layouts[Math.floor(subject.brandChance('layout') * layouts.length)] ?? LAYOUTS[0];
	return { width: WIDTH, height, svg: layout(sheet) };
}

type Layout = (sheet: Sheet) => string;

const inksOn = ({ palette }: Sheet, fill = palette.accent) => ({
	fill,
	deep: palette.deep,
	light: mixed(palette.accent, '#ffffff', 0.8),
});

const ground = (height: number, fill: string) => `<rect width="${WIDTH}" height="${height}" fill="${fill}"/>`;

/** The size in a field of its own. */
function badge(sheet: Sheet, x: number, y: number, width: number): string {
	const { subject, palette } = sheet;
	if (subject.measure === '') return '';
	const tall = Math.min(width * 0.34, sheet.height * (sheet.height < 750 ? 0.2 : 0.1));
	return `<rect x="${round(x - width / 2)}" y="${round(y - tall / 2)}" width="${round(width)}" height="${round(tall)}" rx="${round(tall / 2)}" fill="${palette.accent}"/>${text(
		subject.measure,
		{ x, y, width: width * 0.84, size: tall * 0.62, fill: mixed(palette.deep, '#000000', 0.55), face: 'bold' },
	)}`;
}

/** A disc with the motif, and a band with the words below. */
const medallion: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	const y = h * 0.425;
	const r = Math.min(270, h * 0.175);
	return `${ground(h, palette.ground)}<rect y="${h * 0.62}" width="${WIDTH}" height="${h * 0.38}" fill="${palette.deep}"/>
		<rect y="${h * 0.62}" width="${WIDTH}" height="${h * 0.012}" fill="${palette.accent}"/>
		<circle cx="500" cy="${y}" r="${r * 1.12}" fill="${palette.accent}"/><circle cx="500" cy="${y}" r="${r}" fill="${mixed(palette.ground, '#ffffff', 0.82)}"/>
		${motif(sheet.motif, 500, y, r * 1.35, { fill: palette.deep, deep: mixed(palette.deep, '#000000', 0.4), light: palette.accent })}
		${text(sheet.headline, { x: 500, y: h * 0.12, width: 840, tall: h * 0.17, size: 150, fill: palette.ink, face, lines: sheet.title ? 1 : 2 })}
		${text(sheet.title, { x: 500, y: h * 0.715, width: 860, tall: h * 0.13, size: 84, fill: palette.onDeep, lines: 2 })}
		${text(subject.local, { x: 500, y: h * 0.82, width: 860, tall: h * 0.11, size: 64, fill: palette.onDeep, face: 'plain', lines: 2 })}
		${badge(sheet, 500, h * 0.92, 330)}`;
};

/** A wave between two fields. */
const wave: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	return `${ground(h, palette.ground)}<path d="M0 0 H1000 V${h * 0.36} C760 ${h * 0.5} 320 ${h * 0.26} 0 ${h * 0.42}Z" fill="${palette.deep}"/>
		<path d="M0 ${h * 0.42} C320 ${h * 0.26} 760 ${h * 0.5} 1000 ${h * 0.36} V${h * 0.39} C760 ${h * 0.53} 320 ${h * 0.29} 0 ${h * 0.45}Z" fill="${palette.accent}"/>
		${text(sheet.headline, { x: 500, y: h * 0.18, width: 860, tall: h * 0.19, size: 178, fill: palette.onDeep, face, lines: sheet.title ? 1 : 2 })}
		${motif(sheet.motif, 660, h * 0.58, Math.min(460, h * 0.36), inksOn(sheet))}
		${text(sheet.title, { x: 80, y: h * 0.56, width: 480, tall: h * 0.28, size: 84, fill: palette.ink, anchor: 'start', lines: 4 })}
		${text(subject.local, { x: 500, y: h * 0.83, width: 860, tall: h * 0.11, size: 66, fill: palette.ink, face: 'plain', lines: 2 })}
		${badge(sheet, 800, h * 0.925, 290)}`;
};

/** A slanted field with large words at the left. */
const slant: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	return `${ground(h, palette.deep)}<path d="M0 0 H1000 L1000 ${h * 0.46} L0 ${h * 0.66}Z" fill="${palette.ground}"/>
		<path d="M0 ${h * 0.66} L1000 ${h * 0.46} V${h * 0.49} L0 ${h * 0.69}Z" fill="${palette.accent}"/>
		${text(sheet.headline, { x: 80, y: h * 0.15, width: 840, tall: h * 0.19, size: 165, fill: palette.ink, face, anchor: 'start', lines: sheet.title ? 1 : 3 })}
		${text(sheet.title, { x: 80, y: h * 0.34, width: 760, tall: h * 0.24, size: 92, fill: palette.ink, anchor: 'start', lines: 3 })}
		${motif(sheet.motif, 740, h * 0.69, Math.min(430, h * 0.33), inksOn(sheet))}
		${text(subject.local, { x: 80, y: h * 0.8, width: 440, tall: h * 0.16, size: 64, fill: palette.onDeep, face: 'plain', anchor: 'start', lines: 3 })}
		${badge(sheet, 245, h * 0.92, 330)}`;
};

/** A frame in an old manner. */
const framed: Layout = (sheet) => {
	const { subject, palette, height: h } = sheet;
	const line = (inset: number, width: number) =>
		`<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${h - 2 * inset}" fill="none" stroke="${palette.accent}" stroke-width="${width}"/>`;
	return `${ground(h, palette.ground)}${line(44, 14)}${line(72, 4)}
		${motif(sheet.motif, 500, h * 0.27, Math.min(380, h * 0.3), inksOn(sheet))}
		${text(sheet.headline, { x: 500, y: h * 0.51, width: 780, tall: h * 0.19, size: 150, fill: palette.ink, face: 'serif', lines: sheet.title ? 1 : 2 })}
		<path d="M240 ${h * 0.612} H760" stroke="${palette.accent}" stroke-width="6"/>
		${text(sheet.title, { x: 500, y: h * 0.675, width: 760, tall: h * 0.13, size: 78, fill: palette.ink, face: 'serif', lines: 2 })}
		${text(subject.local, { x: 500, y: h * 0.79, width: 780, tall: h * 0.11, size: 62, fill: palette.ink, face: 'plain', lines: 2 })}
		${badge(sheet, 500, h * 0.895, 330)}`;
};

/** A light panel on stripes. */
const panel: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	const stripes = Array.from(
		{ length: 13 },
		(_, i) => `<rect x="${i * 80}" width="40" height="${h}" fill="${palette.deep}" opacity=".45"/>`,
	).join('');
	const ink = mixed(palette.deep, '#000000', 0.45);
	return `${ground(h, palette.ground)}${stripes}<rect x="90" y="${h * 0.1}" width="820" height="${h * 0.8}" rx="60" fill="${mixed(palette.ground, '#ffffff', 0.9)}" stroke="${palette.accent}" stroke-width="14"/>
		${text(sheet.headline, { x: 500, y: h * 0.21, width: 700, tall: h * 0.19, size: 140, fill: ink, face, lines: sheet.title ? 1 : 2 })}
		${motif(sheet.motif, 500, h * 0.42, Math.min(360, h * 0.26), { fill: palette.accent, deep: palette.deep, light: palette.ground })}
		${text(sheet.title, { x: 500, y: h * 0.61, width: 700, tall: h * 0.13, size: 80, fill: ink, lines: 2 })}
		${text(subject.local, { x: 500, y: h * 0.73, width: 700, tall: h * 0.11, size: 60, fill: ink, face: 'plain', lines: 2 })}
		${badge(sheet, 500, h * 0.83, 300)}`;
};

/** Few words and a large motif that is cut off. */
const quiet: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	return `${ground(h, palette.ground)}<g opacity=".9">${motif(sheet.motif, 790, h * 0.24, 620, inksOn(sheet, mixed(palette.accent, palette.ground, 0.45)))}</g>
		<rect y="${h * 0.94}" width="${WIDTH}" height="${h * 0.06}" fill="${palette.deep}"/>
		${text(sheet.headline, { x: 80, y: h * 0.5, width: 800, tall: h * 0.19, size: 150, fill: palette.ink, face, anchor: 'start', lines: sheet.title ? 1 : 2 })}
		<rect x="80" y="${h * 0.575}" width="150" height="12" fill="${palette.accent}"/>
		${text(sheet.title, { x: 80, y: h * 0.66, width: 800, tall: h * 0.13, size: 82, fill: palette.ink, anchor: 'start', lines: 2 })}
		${text(subject.local, { x: 80, y: h * 0.775, width: 840, tall: h * 0.11, size: 60, fill: palette.ink, face: 'plain', anchor: 'start', lines: 2 })}
		${text(subject.measure, { x: 80, y: h * 0.88, width: 600, size: 88, fill: palette.ink, anchor: 'start' })}`;
};

/** A label that is wider than high. */
const wide: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	return `${ground(h, palette.ground)}<path d="M640 0 H1000 V${h} H560Z" fill="${palette.deep}"/><path d="M624 0 H652 L572 ${h} H544Z" fill="${palette.accent}"/>
		${text(sheet.headline, { x: 60, y: h * 0.24, width: 510, tall: h * 0.36, size: Math.min(130, h * 0.26), fill: palette.ink, face, anchor: 'start', lines: sheet.title ? 1 : 2 })}
		${text(sheet.title, { x: 60, y: h * 0.52, width: 480, tall: h * 0.24, size: Math.min(66, h * 0.15), fill: palette.ink, anchor: 'start', lines: 2 })}
		${text(subject.local, { x: 60, y: h * 0.8, width: 470, tall: h * 0.22, size: Math.min(50, h * 0.12), fill: palette.ink, face: 'plain', anchor: 'start', lines: 2 })}
		${motif(sheet.motif, 800, h * 0.4, Math.min(300, h * 0.56), inksOn(sheet))}
		${badge(sheet, 800, h * 0.84, Math.min(260, h * 0.6))}`;
};

/** A wide label with its words in the middle. */
const wideMiddle: Layout = (sheet) => {
	const { subject, palette, height: h, face } = sheet;
	const side = (x: number) => motif(sheet.motif, x, h * 0.5, Math.min(190, h * 0.5), inksOn(sheet));
	return `${ground(h, palette.deep)}<ellipse cx="500" cy="${h * 0.46}" rx="330" ry="${h * 0.62}" fill="${palette.ground}" stroke="${palette.accent}" stroke-width="12"/>
		${side(95)}${side(905)}
		${text(sheet.headline, { x: 500, y: h * 0.26, width: 540, tall: h * 0.36, size: Math.min(130, h * 0.24), fill: palette.ink, face, lines: sheet.title ? 1 : 2 })}
		${text(sheet.title, { x: 500, y: h * 0.49, width: 540, tall: h * 0.24, size: Math.min(64, h * 0.14), fill: palette.ink, lines: 2 })}
		${text(subject.local, { x: 500, y: h * 0.69, width: 500, tall: h * 0.22, size: Math.min(48, h * 0.11), fill: palette.ink, face: 'plain', lines: 2 })}
		${badge(sheet, 500, h * 0.89, Math.min(230, h * 0.48))}`;
};

const LAYOUTS = [medallion, wave, slant, framed, panel, quiet] as const;
/** On bottles, whose ground has the colour of the body. */
const BARE = [medallion, framed, quiet, wave] as const;
const WIDE = [wide, wideMiddle] as const;
