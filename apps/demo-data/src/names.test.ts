import { joinsIn, withJoins } from '@zaylat/domain/scripts';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from './assortment.ts';
import { buildCatalogue } from './build.ts';
import { buildGoods } from './goods.ts';

const PRODUCTS = [buildCatalogue(), buildAssortment(), buildGoods()].flatMap(({ products }) => products);
const NAMING = new Set(['Brand', 'Product type']);
const LANGUAGES = ['thai', 'mm'] as const;
const LONGEST = 12;

const SEGMENTERS = {
	thai: new Intl.Segmenter('th', { granularity: 'word' }),
	mm: new Intl.Segmenter('my', { granularity: 'word' }),
} as const;

/** Names of a language with the brand and type that each has, and how they are shown. */
const namesOf = (language: (typeof LANGUAGES)[number]) => [
	...new Map(
		PRODUCTS.map(({ name, facts }) => {
			const words = facts.filter((fact) => NAMING.has(fact.name.en)).map(({ value }) => value[language]);
			const shown = withJoins(name[language], joinsIn(name[language], words));
			return [name[language], { name: name[language], words, shown }] as const;
		}),
	).values(),
];

/** Offsets of a shown name, without its marks, at which a browser may end a line. */
function breaksIn(shown: string, language: (typeof LANGUAGES)[number]): Set<number> {
	const breaks = new Set<number>();
	for (const { index } of SEGMENTERS[language].segment(shown)) {
		if (shown[index] === '\u2060' || shown[index - 1] === '\u2060' || shown[index] === '\u00a0') continue;
		if (shown[index - 1] !== '\u00a0') breaks.add(shown.slice(0, index).replaceAll('\u2060', '').length);
	}
	return breaks;
}

describe.each(LANGUAGES)('names in %s', (language) => {
	const names = namesOf(language);

	it('never break inside of a brand or a type', () => {
		expect(names.filter(({ words }) => words.length > 0).length).toBeGreaterThan(1_000);
		const broken = names.flatMap(({ name, words, shown }) => {
			const breaks = breaksIn(shown, language);
			return words
				.filter((word) => word.length <= LONGEST)
				.filter((word) => {
					const at = name.indexOf(word);
					const inner = at < 0 ? [] : [...word].map((_, i) => at + i).slice(1);
					// A mark within a stack of Burmese consonants would take it apart.
					return inner.some((at) => breaks.has(at) && name[at] !== ' ' && !/[ \u1039]/.test(name[at - 1] ?? ''));
				})
				.map((word) => `${shown}: ${word}`);
		});
		expect(broken).toEqual([]);
	});

	it('never break between a word and its number, or between a size and its unit', () => {
		const broken = names.filter(({ shown }) => /\p{L}\p{M}* \p{Nd}|\p{Nd} [^\sA-Z]\S*$/u.test(shown));
		expect(broken.map(({ shown }) => shown)).toEqual([]);
	});
});

it('names would break inside of brands and types without their marks', () => {
	const broken = namesOf('thai').filter(({ name, words }) => {
		const breaks = breaksIn(name, 'thai');
		return words.some((word) => [...word].slice(1).some((_, i) => breaks.has(name.indexOf(word) + i + 1)));
	});
	expect(broken.length).toBeGreaterThan(1_000);
});
