import { type WordRange, wholeWords, wordParts } from '@zaylat/domain/scripts';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from './assortment.ts';
import { buildCatalogue } from './build.ts';
import { buildGoods } from './goods.ts';

const PRODUCTS = [buildCatalogue(), buildAssortment(), buildGoods()].flatMap(({ products }) => products);
const NAMING = new Set(['Brand', 'Product type']);
/** Characters of a word that is kept whole in each language. */
const LONGEST = { thai: 12, mm: 12 } as const;
type Language = keyof typeof LONGEST;

const SEGMENTERS = {
	thai: new Intl.Segmenter('th', { granularity: 'word' }),
	mm: new Intl.Segmenter('my', { granularity: 'word' }),
} as const;

/** Names of a language, each once, with the brand and type that each has. */
const namesOf = (language: Language) => [
	...new Map(
		PRODUCTS.map(({ name, facts }) => {
			const words = facts.filter((fact) => NAMING.has(fact.name.en)).map(({ value }) => value[language]);
			return [name[language], { name: name[language], words }] as const;
		}),
	).values(),
];

/** The words of brands and types in a name, as far as they are short, with where they are. */
const placesIn = (name: string, words: readonly string[], language: Language): WordRange[] =>
	words.flatMap((word) => {
		const at = name.indexOf(word);
		if (at < 0) return [];
		return [...word.matchAll(/\S+/g)].flatMap(({ 0: part, index }) =>
			part.length <= LONGEST[language] && /[\u0e00-\u0e7f\u1000-\u109f]/.test(part)
				? [[at + index, at + index + part.length] as const]
				: [],
		);
	});

const isWithin = ([start, end]: WordRange, ranges: readonly WordRange[]) =>
	ranges.some(([from, to]) => from <= start && end <= to);

describe.each(['thai', 'mm'] as const)('names in %s', (language) => {
	const names = namesOf(language);

	it('never break inside of a brand or a short type', () => {
		expect(names.filter(({ words }) => words.length > 0).length).toBeGreaterThan(1_000);
		const broken = names.flatMap(({ name, words }) => {
			const ranges = wholeWords(name, words);
			const places = placesIn(name, words, language).filter((place) => !isWithin(place, ranges));
			// One word may be a part of another, such as a type of a brand.
			return places
				.filter((place) => !ranges.some(([from, to]) => place[0] < to && from < place[1]))
				.map(([start, end]) => `${name}: ${name.slice(start, end)}`);
		});
		expect(broken).toEqual([]);
	});

	it('never break between a word and its number, or between a size and its unit', () => {
		const broken = names.filter(({ name, words }) => {
			const shown = wordParts(name, wholeWords(name, words))
				.map(({ text }) => text)
				.join('');
			return /\p{L}\p{M}* \p{Nd}|\p{Nd} [^\sA-Z]\S*$/u.test(shown);
		});
		expect(broken.map(({ name }) => name)).toEqual([]);
	});
});

it('no line of a Thai name begins with what is no word', () => {
	const NO_WORD = /^[\u0e01-\u0e2e](?:[\u0e34\u0e38]?\u0e4c|[\u0e48-\u0e4b]?$)/;
	const broken = namesOf('thai').flatMap(({ name, words }) =>
		wordParts(name, wholeWords(name, words))
			.filter(({ isWhole }) => !isWhole)
			.flatMap(({ text }) => {
				const pieces = [...SEGMENTERS.thai.segment(text)].map(({ segment }) => segment);
				return pieces.filter((piece, i) => NO_WORD.test(piece) && /[\u0e00-\u0e7f]$/.test(pieces[i - 1] ?? ''));
			})
			.map((piece) => `${name}: ${piece}`),
	);
	expect(broken).toEqual([]);
});

it('names would break inside of brands and types without that', () => {
	const broken = namesOf('thai').filter(({ name, words }) => {
		const breaks = new Set([...SEGMENTERS.thai.segment(name)].map(({ index }) => index));
		return placesIn(name, words, 'thai').some(([start, end]) => {
			for (let at = start + 1; at < end; at++) if (breaks.has(at)) return true;
			return false;
		});
	});
	expect(broken.length).toBeGreaterThan(1_000);
});
