import type { Depicted, Print, RenderLayer, Scene, View } from '@zaylat/api/pictures';
import { backOf } from './backs.ts';
import { mixed, type Palette, paletteOf } from './colours.ts';
import { FORMS, type Form } from './forms.ts';
import { label } from './labels.ts';
import type { MotifName } from './motifs.ts';
import { packingOf } from './pack-types.ts';
import { amountOf, type Subject } from './subject.ts';
import { text } from './text.ts';

/** Views of packs: the front, the label closer, and the back. */
export const PACK_VIEWS = ['whole', 'detail', 'back'] as const satisfies readonly View[];

/** A product in its pack; undefined for goods without one. */
export function packScene(type: string, subject: Subject, product: Depicted, view: View): Scene | undefined {
	const packing = packingOf(type, subject);
	if (!packing) return undefined;
	const form: Form = FORMS[packing.form];
	const palette = paletteOf(subject);
	const front = view === 'back' ? backOf(subject, product, form.aspect) : frontOf(subject, packing.motif, form);
	const isMirrored = subject.chance('angle') < 0.5 !== (view === 'back');
	const layer = packLayer(subject, form, front, palette, packing.contents);
	return [{ ...layer, isMirrored, at: placeOf(type, subject, view) }];
}

const frontOf = (subject: Subject, motif: MotifName, form: Form) =>
	label(subject, motif, form.aspect, form.isBottle === true);

/** A pack with its print, at no particular place. */
export function packLayer(
	subject: Subject,
	form: Form,
	front: Print,
	palette: Palette,
	contents?: string,
): RenderLayer {
	const body = contents ?? (form.isBottle ? bodyOf(subject, palette) : palette.ground);
	const prints: Record<string, Print> = {};
	if (form.cap) prints.all = capPrint(form.cap, capOf(subject, palette));
	for (const [name, aspect] of Object.entries(form.sides ?? {}))
		if (aspect !== undefined) prints[name] = sidePrint(subject, palette, aspect);
	prints[form.surface] = form.share === 1 ? front : onRound(front, form, palette);
	return { kind: 'render', type: form.render, view: 'whole', colour: body, at: [0, 0, 1000], prints };
}

/** The colour of a bottle below its label. */
const bodyOf = (subject: Subject, palette: Palette) =>
	subject.brandChance('body') < 0.45 ? mixed(palette.ground, '#ffffff', 0.85) : palette.deep;

const capOf = (subject: Subject, palette: Palette) =>
	[palette.accent, '#f4f2ec', palette.deep, '#2a2a2c'][Math.floor(subject.brandChance('cap') * 4)] ?? '#f4f2ec';

const capPrint = ([from, to]: readonly [number, number], colour: string): Print => ({
	width: 100,
	height: 1000,
	svg: `<rect y="${from * 1000}" width="100" height="${(to - from) * 1000}" fill="${colour}"/>`,
});

/** A label on the part of a round body that is turned to the camera; its edges go on to the sides. */
function onRound(front: Print, { share, isBottle }: Form, palette: Palette): Print {
	const width = Math.round(front.width / share);
	const left = (width - front.width) / 2;
	const wrap = isBottle ? 0.16 * front.width : left;
	// Free above and below, so that the edges of the label are smooth.
	const free = isBottle ? 10 : 0;
	const inner = front.height - 2 * free;
	return {
		width,
		height: front.height,
		svg: `<rect x="${left - wrap}" y="${free}" width="${front.width + 2 * wrap}" height="${inner}" fill="${palette.ground}"/><svg x="${left}" y="${free}" width="${front.width}" height="${inner}" viewBox="0 0 ${front.width} ${front.height}" preserveAspectRatio="none">${front.svg}</svg>`,
	};
}

/** The narrow or upper side of a box. */
function sidePrint(subject: Subject, palette: Palette, aspect: number): Print {
	const height = Math.round(1000 * aspect);
	const name = subject.brand || subject.title;
	const words =
		aspect > 1.2
			? `<g transform="translate(500 ${height / 2}) rotate(-90)">${text(name, { x: 0, y: -40, width: height * 0.85, size: Math.min(300, height * 0.14), fill: palette.onDeep, face: 'bold' })}</g>`
			: text(`${name}${subject.brand ? ` ${subject.title}` : ''}`, {
					x: 500,
					y: height / 2,
					width: 860,
					size: height * 0.3,
					fill: palette.onDeep,
					lines: 2,
				});
	return { width: 1000, height, svg: `<rect width="1000" height="${height}" fill="${palette.deep}"/>${words}` };
}

/** How packs of a type grow: between two amounts in grams or millilitres, from a share of the field to another. */
interface Growth {
	readonly amounts: readonly [least: number, most: number];
	readonly shares: readonly [least: number, most: number];
}

const GROWTH: Growth = { amounts: [30, 6_000], shares: [0.8, 1.06] };

/** What is sold in bags that one hand carries and in sacks: the difference shows. */
const GROWTHS: Readonly<Record<string, Growth>> = {
	rice: { amounts: [800, 26_000], shares: [0.56, 1.08] },
	'dog-food': { amounts: [100, 12_000], shares: [0.6, 1.06] },
};

/** Larger packs are shown larger; closer views show the label. */
function placeOf(type: string, subject: Subject, view: View): readonly [number, number, number] {
	const amount = amountOf(subject);
	const {
		amounts: [least, most],
		shares: [from, to],
	} = GROWTHS[type] ?? GROWTH;
	const growth = amount === undefined ? 0.75 : Math.log(amount / least) / Math.log(most / least);
	const side = Math.round(1000 * (from + (to - from) * Math.min(1, Math.max(0, growth))));
	if (view === 'detail') return [-420, -440, 1800];
	return [(1000 - side) / 2, (1000 - side) * 0.7, side];
}
