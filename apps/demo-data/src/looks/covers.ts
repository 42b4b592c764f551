import type { Scene, View } from '@zaylat/api/pictures';
import { hsl, isDark, mixed, paletteOf } from './colours.ts';
import { FORMS } from './forms.ts';
import { packLayer } from './packs.ts';
import { scenery, wallpaper } from './screens.ts';
import type { Subject } from './subject.ts';
import { BRAND_FACES, text } from './text.ts';

/** Types whose face is a printed cover or card, with how it is composed. */
const COVERS: Readonly<Record<string, (subject: Subject) => Scene>> = {
	'folk-tales': (subject) => book(subject, true),
	cookbook: (subject) => book(subject, true),
	'comic-book': (subject) => book(subject, true),
	dictionary: (subject) => book(subject, false),
	notebook: (subject) => book(subject, false),
	'exercise-book': (subject) => book(subject, false),
	'jigsaw-puzzle': puzzle,
	'memory-card': memoryCard,
};

/** Views of goods with covers; undefined for other types. */
export const coverViews = (type: string): readonly View[] | undefined =>
	Object.hasOwn(COVERS, type) ? ['whole', 'detail'] : undefined;

/** Goods with a printed cover; undefined for other types. */
export function coverScene(type: string, subject: Subject, view: View): Scene | undefined {
	const scene = COVERS[type]?.(subject);
	if (view !== 'detail' || !scene) return scene;
	return scene.map((layer) => (layer.kind === 'render' ? { ...layer, at: [-360, -330, 1700] as const } : layer));
}

function book(subject: Subject, hasPicture: boolean): Scene {
	const palette = paletteOf(subject);
	const ground = hsl(
		subject.chance('cover') * 360,
		0.35 + 0.3 * subject.chance('saturation'),
		0.24 + 0.4 * subject.chance('lightness'),
	);
	const ink = isDark(ground) ? '#fdf6e4' : '#231f1a';
	const face = subject.pick('face', BRAND_FACES);
	const isLow = subject.chance('place') < 0.5;
	const y = isLow ? 1190 : 210;
	const picture = hasPicture
		? `<svg x="90" y="${isLow ? 90 : 430}" width="820" height="910" viewBox="0 0 820 910">${scenery(subject, 820, 910, 'cover')}</svg>`
		: `<svg x="0" y="${isLow ? 0 : 560}" width="1000" height="870" viewBox="0 0 1000 870" opacity=".55">${wallpaper(subject, 1000, 870, 'cover')}</svg>`;
	const svg = `<rect width="1000" height="1430" fill="${ground}"/>${picture}<rect x="40" y="40" width="920" height="1350" fill="none" stroke="${mixed(ink, ground, 0.4)}" stroke-width="6"/>
		${text(subject.brand ? `${subject.brand} ${subject.title}` : subject.title, { x: 500, y, width: 820, size: 128, tall: 280, lines: 4, fill: ink, face })}
		${text(subject.local, { x: 500, y: y + (isLow ? -200 : 190), width: 800, size: 54, tall: 80, fill: isLow ? '#ffffff' : mixed(ink, ground, 0.15), face: 'plain', more: isLow ? 'stroke="#00000055" stroke-width="1"' : '' })}
		${text(subject.measure, { x: 500, y: 1350, width: 400, size: 40, fill: mixed(ink, ground, 0.2), face: 'plain' })}`;
	const cover = packLayer(
		subject,
		FORMS.book,
		{ width: 1000, height: 1430, svg },
		{ ...palette, ground, deep: mixed(ground, '#000000', 0.2) },
	);
	return [{ ...cover, at: [30, 30, 940] }];
}

function puzzle(subject: Subject): Scene {
	const palette = paletteOf(subject);
	const lines = Array.from({ length: 7 }, (_, i) => {
		const at = 120 * (i + 1);
		const knobs = (isUpright: boolean) =>
			Array.from({ length: 8 }, (__, k) => {
				const middle = 60 + 120 * k;
				const out = (i + k) % 2 ? 26 : -26;
				return isUpright
					? `M${at} ${middle - 60} v36 q${out} -10 ${out} 22 t${-out} 22 v40`
					: `M${middle - 60} ${at} h36 q-10 ${out} 22 ${out} t22 ${-out} h40`;
			}).join('');
		return knobs(true) + knobs(false);
	}).join('');
	const svg = `<svg width="1000" height="900" viewBox="0 0 1000 900">${scenery(subject, 1000, 900, 'puzzle')}</svg><path d="${lines}" fill="none" stroke="#000000" stroke-opacity=".3" stroke-width="3"/><rect y="670" width="1000" height="230" fill="${palette.deep}"/>
		${text(subject.brand ? `${subject.brand} ${subject.title}` : subject.title, { x: 50, y: 735, width: 640, size: 74, tall: 110, lines: 2, fill: palette.onDeep, anchor: 'start' })}${text(subject.local, { x: 50, y: 845, width: 640, size: 44, tall: 60, fill: palette.onDeep, face: 'plain', anchor: 'start' })}${text(subject.measure.replace(' pieces', ''), { x: 840, y: 785, width: 260, size: 150, fill: palette.accent, face: 'narrow' })}`;
	const box = packLayer(subject, FORMS.wideBox, { width: 1000, height: 900, svg }, palette);
	return [{ ...box, isMirrored: subject.chance('angle') < 0.5, at: [20, 40, 960] }];
}

/** A memory card on the card that it hangs on in shops. */
function memoryCard(subject: Subject): Scene {
	const palette = paletteOf(subject);
	const face = BRAND_FACES[Math.floor(subject.brandChance('face') * BRAND_FACES.length)] ?? 'bold';
	const [size = '', unit = ''] = subject.measure.split(' ');
	const isSmall = /micro/i.test(`${subject.title} ${subject.fact('connection')}`);
	const speed = subject.fact('speed');
	const [w, h] = isSmall ? [250, 340] : [330, 430];
	const left = 500 - w / 2;
	const dark = '#1c1d21';
	const card = `<path d="M${left} 800 q0 -18 18 -18 h${w - 78} l60 60 v${h - 60} q0 18 -18 18 h${-(w - 18)} q-18 0 -18 -18Z" fill="${dark}" stroke="#5a5d65" stroke-width="3"/><rect x="${left + 18}" y="870" width="${w - 36}" height="${h - 160}" rx="10" fill="${palette.accent}"/>${text(subject.brand || subject.title, { x: 500, y: 910, width: w - 60, size: 44, tall: 60, fill: '#17171a', face })}${text(size, { x: 500, y: 990, width: w - 60, size: 96, fill: '#17171a', face: 'narrow' })}${text(isSmall ? 'micro SD' : 'SD', { x: 500, y: 782 + h - 50, width: w - 60, size: 34, fill: '#d9dbe0' })}`;
	const svg = `<rect width="1000" height="1460" fill="${palette.ground}"/><path d="M0 300 L1000 180 V560 L0 640Z" fill="${palette.deep}"/>
		${text(subject.brand || subject.title, { x: 500, y: 255, width: 820, size: 120, tall: 150, lines: 2, fill: palette.onDeep, face })}${text(subject.title, { x: 500, y: 400, width: 760, size: 62, tall: 130, lines: 2, fill: palette.onDeep })}${text(`${size} ${unit}`, { x: 500, y: 530, width: 700, size: 110, fill: palette.accent, face: 'narrow' })}
		<rect x="230" y="690" width="540" height="580" rx="40" fill="#ffffff" opacity=".9"/>${card}${text(speed, { x: 500, y: 1345, width: 700, size: 62, fill: palette.ink })}`;
	const card_ = packLayer(subject, FORMS.card, { width: 1000, height: 1460, svg }, palette);
	return [{ ...card_, isMirrored: subject.chance('angle') < 0.5, at: [20, 20, 960] }];
}
