import type { Depicted } from '@zaylat/api/pictures';

/** What of a product its picture shows: its words as packs and devices carry them, and what tells it from others. */
export interface Subject {
	/** Latin; empty for goods without a brand. */
	readonly brand: string;
	/** Latin: the English name without brand and size. */
	readonly title: string;
	/** The name in the language of the country, without its size. */
	readonly local: string;
	/** The size as the English name says it, such as "1.8 kg"; empty without one. */
	readonly measure: string;
	readonly edition: 'mm' | 'th';
	/** The English name in lower case, for words that decide a look. */
	readonly words: string;
	/** The value of a fact in English by its key; empty without it. */
	fact(key: string): string;
	/** The number of a fact by its key. */
	number(key: string): number | undefined;
	/** One of some values: the same for the same name and purpose. */
	pick<T>(purpose: string, values: readonly [T, ...T[]]): T;
	/** A number from 0 up to but not including 1: the same for the same name and purpose. */
	chance(purpose: string): number;
	/** As `chance`, but the same for all products of a brand. */
	brandChance(purpose: string): number;
}

const BRAND = 'Brand';
/** Goods whose names begin with a maker if they have no fact of their brand. */
const MODELS = /(?:television|smartphone|laptop|camera|tablet|keypad phone|monitor)$/;

/** Reads a product. */
export function subjectOf({ edition, name, facts }: Depicted): Subject {
	const said = facts.find((fact) => fact.name.en === BRAND)?.value.en;
	const [, bare = name.en, measure = ''] = /^(.*?)(?:, (\d[^,]*|[^,]* pieces))?$/.exec(name.en) ?? [];
	// A model such as "Lotus View" begins with its maker.
	const isModel = said === undefined && MODELS.test(bare) && /^[A-Z][a-z]+ [A-Z0-9]/.test(bare);
	const brand = said ?? (isModel ? (bare.split(' ')[0] ?? '') : '');
	const title = capitalised(bare.startsWith(`${brand} `) ? bare.slice(brand.length + 1) : bare);
	const seed = `${edition} ${name.en}`;
	const chance = (purpose: string) => numberOf(`${purpose}|${seed}`);
	return {
		brand,
		title,
		local: edition === 'mm' ? (name.mm.split('၊')[0] ?? '') : name.thai.replace(/ \d[\d,.]* .*$/, ''),
		measure,
		edition,
		words: name.en.toLowerCase(),
		fact: (key) => facts.find((fact) => fact.key === key)?.value.en ?? '',
		number: (key) => {
			const fact = facts.find((each) => each.key === key);
			const value = fact && Number.parseFloat(fact.value.en.replaceAll(',', ''));
			return value === undefined || Number.isNaN(value) ? undefined : value;
		},
		pick: (purpose, values) => values[Math.floor(chance(purpose) * values.length)] ?? values[0],
		chance,
		brandChance: (purpose) => numberOf(`${purpose}|${brand || title}`),
	};
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A number from 0 up to but not including 1 that follows from a text (FNV-1a with a final mix). */
export function numberOf(text: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
	hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
	return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Millilitres or grams of a size; undefined for others. */
export function amountOf({ measure }: Pick<Subject, 'measure'>): number | undefined {
	const [, amount = '', unit = ''] = /^([\d.]+) (ml|l|g|kg)$/i.exec(measure) ?? [];
	const factor = { ml: 1, g: 1, l: 1000, kg: 1000 }[unit.toLowerCase()];
	return factor === undefined ? undefined : Number(amount) * factor;
}
