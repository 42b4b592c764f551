import { isDark, mixed, paletteOf } from './colours.ts';
import type { Subject } from './subject.ts';
import { BRAND_FACES, text } from './text.ts';

/** Papers of tags. */
const PAPERS = ['#c9a679', '#fbf8f1', '#2b2a28', '#e9e2d2', '#d8b98c'] as const;

/** A paper tag on a string, as it hangs from goods without a pack: brand, goods and size. */
export function tag(subject: Subject, x: number, y: number, width: number): string {
	const palette = paletteOf(subject);
	const paper = PAPERS[Math.floor(subject.brandChance('paper') * PAPERS.length)] ?? PAPERS[0];
	const ink = isDark(paper) ? '#f6f1e6' : '#2a241c';
	const face = BRAND_FACES[Math.floor(subject.brandChance('face') * BRAND_FACES.length)] ?? 'bold';
	const w = 300;
	const h = 400;
	const turn = subject.pick('hang', [-7, -4, 4, 8]);
	const words = subject.brand ? subject.title : '';
	return `<g transform="translate(${x} ${y}) scale(${width / w}) rotate(${turn})"><path d="M150 34 C150 -10 176 -52 268 -64" stroke="#8d7b5e" stroke-width="4" fill="none"/><path d="M58 0 H242 L${w} 58 V${h} H0 V58Z" fill="#1d150c" opacity=".18" transform="translate(7 9)"/><path d="M58 0 H242 L${w} 58 V${h} H0 V58Z" fill="${paper}"/><circle cx="150" cy="38" r="13" fill="#8d7b5e"/><circle cx="150" cy="38" r="7" fill="#5c5140"/><rect x="20" y="${h - 96}" width="${w - 40}" height="76" fill="${palette.deep}"/>
		${text(subject.brand || subject.title, { x: 150, y: words ? 118 : 150, width: 256, size: 62, tall: words ? 80 : 150, lines: words ? 1 : 4, fill: ink, face })}
		${text(words, { x: 150, y: 208, width: 256, size: 34, tall: 96, lines: 4, fill: ink, face: 'plain' })}
		${subject.measure ? text(subject.measure, { x: 150, y: h - 58, width: 240, size: 46, fill: palette.onDeep }) : text(subject.local, { x: 150, y: h - 58, width: 240, size: 34, tall: 70, lines: 2, fill: mixed(palette.onDeep, palette.deep, 0.08), face: 'plain' })}</g>`;
}
