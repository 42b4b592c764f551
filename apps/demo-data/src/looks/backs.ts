import type { Depicted, Print } from '@zaylat/api/pictures';
import { mixed, paletteOf } from './colours.ts';
import { numberOf, type Subject } from './subject.ts';
import { text } from './text.ts';

/** Most lines of facts on the back of a pack. */
const MOST_FACTS = 7;

/** Black and white bars that follow from a name. */
function bars(name: string, x: number, y: number, height: number): string {
	let at = x;
	const drawn = Array.from({ length: 34 }, (_, i) => {
		const width = 3 + Math.floor(numberOf(`${name}${i}`) * 3) * 3;
		const bar = i % 2 ? '' : `<rect x="${at}" y="${y}" width="${width}" height="${height}" fill="#1a1a1a"/>`;
		at += width;
		return bar;
	});
	return `<rect x="${x - 18}" y="${y - 14}" width="${at - x + 36}" height="${height + 28}" fill="#ffffff"/>${drawn.join('')}`;
}

/** The back of a pack: what it is and its facts, in English and the language of the country, with a bar code. */
export function backOf(subject: Subject, { facts, name }: Depicted, aspect: number): Print {
	const palette = paletteOf(subject);
	const height = Math.round(1000 * aspect);
	const language = subject.edition === 'mm' ? 'mm' : 'thai';
	const shown = facts.filter((fact) => fact.key !== undefined).slice(0, aspect < 0.75 ? 3 : MOST_FACTS);
	const ink = '#26241f';
	const top = height * 0.27;
	const row = (height * 0.46) / Math.max(shown.length, 4);
	const lines = shown.map((fact, i) => {
		const y = top + row * (i + 0.5);
		return `<path d="M90 ${y + row / 2} H910" stroke="#26241f" stroke-width="2" opacity=".35"/>${text(fact.name[language], { x: 100, y, width: 400, size: Math.min(40, row * 0.5), fill: ink, face: 'plain', anchor: 'start' })}${text(fact.value[language], { x: 900, y, width: 380, size: Math.min(40, row * 0.5), fill: ink, anchor: 'end' })}`;
	});
	return {
		width: 1000,
		height,
		svg: `<rect width="1000" height="${height}" fill="${palette.ground}"/><rect x="60" y="${height * 0.08}" width="880" height="${height * 0.84}" rx="20" fill="${mixed(palette.ground, '#ffffff', 0.88)}"/>
			${text(subject.brand ? `${subject.brand} ${subject.title}` : subject.title, { x: 100, y: height * 0.15, width: 800, size: 64, fill: ink, anchor: 'start', lines: 2 })}
			${text(subject.local, { x: 100, y: height * 0.225, width: 800, size: 46, fill: ink, face: 'plain', anchor: 'start' })}
			${lines.join('')}${bars(name.en, 100, height * 0.78, height * 0.1)}
			${text(subject.measure, { x: 900, y: height * 0.83, width: 330, size: 60, fill: ink, anchor: 'end' })}`,
	};
}
