import type { Print } from '@zaylat/api/pictures';
import { against, hsl, mixed } from './colours.ts';
import { type MotifName, motif } from './motifs.ts';
import { buttons, leafBadge, piping, pocket, slubs, twill, weave, wideCut } from './plain-patterns.ts';
import { isShortSleeved } from './shapes.ts';
import type { Subject } from './subject.ts';
import { BRAND_FACES, round, text } from './text.ts';

/** What is printed or woven on cloth of a colour, on a field of 1000 × 1000. */
type Pattern = (subject: Subject, colour: string) => string;

const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Colours that go with most others. */
const YARNS = ['#f4efe6', '#22304f', '#7d2f3b', '#d9b24c'] as const;

const stripes: Pattern = (subject, colour) => {
	const count = 7 + Math.floor(subject.chance('count') * 12);
	const isUpright = subject.chance('direction') < 0.4;
	const second = subject.pick('second', [against(colour, 0.75), against(colour, 0.45), ...YARNS]);
	const wide = 1000 / count;
	return times(count, (i) => {
		const at = round(i * wide);
		const thick = round(wide * (0.3 + 0.25 * subject.chance('thick')));
		return isUpright
			? `<rect x="${at}" width="${thick}" height="1000" fill="${second}"/>`
			: `<rect y="${at}" width="1000" height="${thick}" fill="${second}"/>`;
	});
};

const checks: Pattern = (subject, colour) => {
	const count = 5 + Math.floor(subject.chance('count') * 7);
	const wide = 1000 / count;
	const second = subject.pick('second', [against(colour, 0.6), against(colour, 0.4), ...YARNS]);
	return times(
		count,
		(i) =>
			`<rect x="${round(i * wide)}" width="${round(wide * 0.45)}" height="1000" fill="${second}" opacity=".45"/><rect y="${round(i * wide)}" width="1000" height="${round(wide * 0.45)}" fill="${second}" opacity=".45"/><rect x="${round((i + 0.7) * wide)}" width="6" height="1000" fill="${against(colour, 0.85)}" opacity=".7"/>`,
	);
};

const flowers: Pattern = (subject, colour) =>
	times(34, (i) => {
		const hue = subject.chance('hue') * 360;
		const fill = i % 3 ? hsl(hue + 30 * (i % 2), 0.7, 0.62) : against(colour, 0.7);
		return motif(
			'flower',
			1000 * subject.chance(`x${i}`),
			1000 * subject.chance(`y${i}`),
			90 + 80 * subject.chance(`r${i}`),
			{
				fill,
				deep: hsl(46, 0.9, 0.55),
				light: mixed(fill, '#ffffff', 0.5),
			},
		);
	});

const leaves: Pattern = (subject, colour) =>
	times(30, (i) => {
		const x = round(1000 * subject.chance(`x${i}`));
		const y = round(1000 * subject.chance(`y${i}`));
		const fill = against(colour, 0.35 + 0.3 * (i % 2));
		return `<g transform="rotate(${Math.round(360 * subject.chance(`t${i}`))} ${x} ${y})">${motif('leaf', x, y, 130, { fill, deep: mixed(fill, '#000000', 0.2), light: colour })}</g>`;
	});

/** Bands of diamonds, as ikat and Shan weavers make them. */
const ikat: Pattern = (subject, colour) => {
	const rows = 6 + Math.floor(subject.chance('rows') * 5);
	const tall = 1000 / rows;
	const hue = subject.chance('hue') * 360;
	return times(rows, (row) => {
		const fill = row % 2 ? against(colour, 0.7) : hsl(hue + 40 * row, 0.6, 0.5);
		return `<rect y="${round(row * tall)}" width="1000" height="8" fill="${fill}"/>${times(12, (i) => {
			const x = round((i + (row % 2) / 2) * 90);
			const y = round((row + 0.5) * tall);
			const r = tall * 0.34;
			return `<path d="M${x} ${round(y - r)} L${round(x + 36)} ${y} L${x} ${round(y + r)} L${round(x - 36)} ${y}Z" fill="${fill}"/><path d="M${x} ${round(y - r * 0.45)} L${round(x + 15)} ${y} L${x} ${round(y + r * 0.45)} L${round(x - 15)} ${y}Z" fill="${colour}"/>`;
		})}`;
	});
};

const dots: Pattern = (subject, colour) => {
	const step = 70 + Math.floor(subject.chance('step') * 60);
	const fill = against(colour, 0.7);
	return times(Math.ceil(1000 / step) ** 2, (i) => {
		const row = Math.floor(i / Math.ceil(1000 / step));
		const x = (i % Math.ceil(1000 / step)) * step + (row % 2 ? step / 2 : 0);
		return `<circle cx="${x}" cy="${row * step}" r="${round(step * 0.17)}" fill="${fill}"/>`;
	});
};

const elephants: Pattern = (subject, colour) =>
	times(20, (i) => {
		const x = (i % 4) * 260 + (Math.floor(i / 4) % 2) * 130;
		const y = Math.floor(i / 4) * 210 + 60;
		return `<g transform="translate(${x} ${y}) scale(${1.1 + 0.2 * subject.chance('size')})" fill="${against(colour, 0.65)}"><ellipse cx="50" cy="40" rx="40" ry="28"/><circle cx="92" cy="34" r="20"/><path d="M106 40 q14 26 4 42 l-9 -3 q6 -16 -6 -30Z"/><rect x="20" y="52" width="14" height="34" rx="5"/><rect x="62" y="52" width="14" height="34" rx="5"/></g>`;
	});

/** A large print on the chest. */
const cartoon: Pattern = (subject, colour) => {
	const hue = subject.chance('hue') * 360;
	const name = subject.pick<MotifName>('figure', ['baby', 'paw', 'star', 'sun', 'bolt', 'biscuit', 'fish', 'mountain']);
	return `${motif(name, 500, 440, 330, { fill: hsl(hue, 0.8, 0.62), deep: hsl(hue + 40, 0.6, 0.25), light: '#fff6da' })}${text(subject.brand || subject.title, { x: 500, y: 665, width: 330, size: 58, tall: 70, fill: against(colour, 0.85), face: 'round', lines: 2 })}`;
};

const embroidery: Pattern = (subject, colour) => {
	const fill = subject.pick('thread', ['#d9b24c', '#f5efe0', '#c8475a', '#3f8f7a']);
	return times(7, (i) =>
		motif('flower', 395 + 35 * i, 300 + (i % 2) * 24, 56, {
			fill,
			deep: against(colour, 0.7),
			light: mixed(fill, '#ffffff', 0.5),
		}),
	);
};

/** Cloth that is dyed unevenly. */
const dyed: Pattern = (subject, colour) =>
	times(9, (i) => {
		const r = 60 + 150 * subject.chance(`r${i}`);
		const x = round(1000 * subject.chance(`x${i}`));
		const y = round(1000 * subject.chance(`y${i}`));
		return [1, 0.72, 0.44]
			.map(
				(share) =>
					`<circle cx="${x}" cy="${y}" r="${round(r * share)}" fill="none" stroke="${against(colour, 0.6)}" stroke-width="${round(14 * share)}" opacity=".55"/>`,
			)
			.join('');
	});

/** Patterns by words of names, tried in this order. */
const WORDS: readonly (readonly [RegExp, Pattern])[] = [
	[/elephant/, elephants],
	[/flower|floral|hawaiian/, flowers],
	[/batik|leaf/, leaves],
	[/ikat|shan |acheik|kachin|loom/, ikat],
	[/strip/, stripes],
	[/check|plaid|flannel/, checks],
	[/cartoon|kids'|ut /, cartoon],
	[/embroider/, embroidery],
	[/dyed|acid/, dyed],
];

/** What cloth of one colour has by words of names, tried in this order. */
const DETAILS: readonly (readonly [RegExp, Pattern])[] = [
	[/hand-woven/, weave],
	[/linen/, slubs],
	[/organic/, leafBadge],
	[/lightweight|\bdry\b|sport|airism/, piping],
	[/loose|oversize/, wideCut],
];

/** Clothes that are cut and sewn, so that they have seams and pockets. */
const SEWN = new Set(['t-shirt', 'shirt', 'blouse', 'polo-shirt', 'dress', 'hoodie']);

/** Of goods whose names tell nothing of it. */
const OTHERS: readonly (Pattern | undefined)[] = [undefined, undefined, stripes, dots, checks, undefined, ikat];

/** Types that are cut from cloth, with where a brand's name stands on them; others have none. */
const CLOTHES: Readonly<Record<string, readonly [x: number, y: number, width: number] | undefined>> = {
	't-shirt': [500, 400, 300],
	'polo-shirt': [620, 330, 130],
	hoodie: [500, 470, 280],
	jersey: [300, 300, 130],
	shirt: [630, 340, 110],
	blouse: undefined,
	dress: undefined,
	skirt: undefined,
	shorts: [300, 620, 150],
	trousers: undefined,
	raincoat: [620, 330, 140],
	'baby-romper': [500, 420, 220],
	longyi: undefined,
	towel: [500, 700, 300],
	'bedsheet-set': undefined,
	blanket: undefined,
	curtain: undefined,
	backpack: [500, 420, 300],
	'tote-bag': [500, 640, 420],
	'phone-case': [300, 700, 220],
	mug: [430, 520, 380],
	cap: [420, 420, 260],
	'shan-bag': undefined,
	socks: undefined,
};

/** Shirts with short sleeves are shown by a render without a front of buttons. */
const hasButtons = (type: string, { words }: Subject): boolean => type === 'shirt' && isShortSleeved(words);

/** Whether cloth of a type is printed. */
const isCloth = (type: string): boolean => Object.hasOwn(CLOTHES, type);

/** Clothes with a pocket on the chest. */
const POCKETED = new Set(['t-shirt', 'shirt', 'polo-shirt']);

/** What clothes of one colour have; undefined for other cloth. */
function detailOf(type: string, subject: Subject): Pattern | undefined {
	// Caps and shorts of denim show it, too.
	if (/denim/.test(subject.words)) return twill;
	if (!SEWN.has(type)) return undefined;
	const named = DETAILS.find(([words]) => words.test(subject.words))?.[1];
	return named ?? (POCKETED.has(type) && /classic|formal/.test(subject.words) ? pocket : undefined);
}

/** The pattern of a product's cloth; undefined when it has none. */
function patternOf(type: string, subject: Subject): Pattern | undefined {
	if (!isCloth(type)) return undefined;
	// What the facts say of a pattern counts more than the name.
	const fact = subject.fact('pattern').toLowerCase();
	const detail = detailOf(type, subject);
	if (/plain|solid|clear|transparent/.test(fact || subject.words)) return detail;
	const named = WORDS.find(([words]) => words.test(`${subject.words} ${fact}`))?.[1];
	if (named ?? detail) return named ?? detail;
	if (subject.brand || fact !== '') return undefined;
	return OTHERS[Math.floor(subject.chance('pattern') * OTHERS.length)];
}

/** Whether the cloth of a product is not that of its type, which is plain. */
export const hasPattern = (type: string, subject: Subject): boolean => patternOf(type, subject) !== undefined;

/** What is on the cloth of a product; undefined when it is plain. */
export function clothPrint(type: string, subject: Subject, colour: string): Print | undefined {
	const pattern = patternOf(type, subject);
	const place = CLOTHES[type];
	const face = BRAND_FACES[Math.floor(subject.brandChance('face') * BRAND_FACES.length)] ?? 'bold';
	const brand =
		place && pattern !== cartoon && subject.brand
			? text(subject.brand, {
					x: place[0],
					y: place[1],
					width: place[2],
					size: place[2] * 0.32,
					fill: against(colour, 0.82),
					face,
				})
			: '';
	const front = hasButtons(type, subject) ? buttons(colour) : '';
	const svg = `${pattern?.(subject, colour) ?? ''}${front}${brand}`;
	return svg === '' ? undefined : { width: 1000, height: 1000, svg };
}
