import { describe, expect, it } from 'vitest';
import {
	areNeeded,
	categoryUnits,
	hitsOf,
	indexTerms,
	type Match,
	nounUnit,
	nounUnits,
	phrasesOf,
	type Query,
	type Rarity,
	readQuery,
	scorerOf,
	termOf,
	unitOfTerm,
	wellMatched,
} from './index.ts';
import { PRODUCTS, type RankedProduct, SYNONYMS, TEXTS } from './ranking.fixtures.ts';

const NAMES = phrasesOf(PRODUCTS.flatMap(({ brand = [], type }) => [...brand, ...type]));

/** The products as the index has them. */
const INDEX = PRODUCTS.map((product) => ({ product, terms: termsOf(product) }));

function termsOf({ name, type, category, brand = [], attribute = [], shop, description }: RankedProduct) {
	const texts = {
		...{ name, type, category, brand, attribute },
		shop: shop ? [shop] : [],
		description: description ? [description] : [],
	};
	const nouns = type.map(nounUnits);
	return indexTerms(texts, {
		head: nouns.flatMap(({ whole }) => whole),
		name: nouns.flatMap(({ parts }) => parts),
		brand: brand.map(nounUnit),
		category: categoryUnits(category),
	}).terms;
}

const COUNTS = new Map<number, number>();
for (const { terms } of INDEX) {
	for (const unit of new Set(terms.map(unitOfTerm))) COUNTS.set(unit, (COUNTS.get(unit) ?? 0) + 1);
}

/** Units that fewer products have say more. */
const rarity: Rarity = (unit) => {
	const count = COUNTS.get(unitOfTerm(termOf(unit, 'name'))) ?? 0;
	return 1 - Math.log(1 + count) / Math.log(1 + INDEX.length);
};

const percent = (value: number) => String(Math.round(value * 1000));

/** A query as it was read: each piece with its weight in thousandths, and its alternatives with theirs. */
const readLines = ({ pieces }: Query) =>
	pieces.map(({ text, weight, word, alternatives }) => {
		const listed = alternatives.map(
			(each) =>
				`${each.kind} ${each.text} ${percent(each.weight)} of ${percent(each.least)} ${each.units.length}/${each.words.length}`,
		);
		return `  ${text} (${percent(weight)}${word ? ', a word' : ''}): ${listed.join(' | ')}`;
	});

const flags = ({ isType, isBeside, nouns }: Match) =>
	isType.map((is, i) => `${is ? 'T' : ''}${isBeside[i] ? 'B' : ''}${nouns[i]?.isAgreed ? 'N' : ''}` || '-').join(' ');

/** What a text finds, the best first: the score in thousandths, how each piece is had, and whether it is shown. */
function rankingOf(text: string): string {
	const query = readQuery(text, SYNONYMS, NAMES);
	const scored = (types?: readonly boolean[]) => {
		const score = scorerOf(query, rarity, types);
		return INDEX.map(({ product, terms }) => ({ product, count: 1, match: score(hitsOf(terms)) }));
	};
	const plain = scored();
	// A piece that says what some product is matters more.
	const types = query.pieces.map((_, i) => plain.some(({ match }) => match.isType[i] === true));
	const found = scored(types).filter(({ match }) => match.score > 0.2);
	const needed = areNeeded(query.pieces);
	const whole = found.filter(({ match }) => match.had.every((had, i) => had !== undefined || !needed[i]));
	const shown = new Set(wellMatched(whole, query.pieces));
	const lines = found
		.toSorted((one, other) => other.match.score - one.match.score)
		.map((each) => {
			const { match, product } = each;
			const had = match.had.map((alternative) => alternative?.kind ?? '·').join(' ');
			return `${shown.has(each) ? '*' : ' '} ${percent(match.score)} ${percent(match.base)} ${product.name[0]} [${had}] ${flags(match)}`;
		});
	return ['', ...readLines(query), ...lines, ''].join('\n');
}

describe('the results of a small catalogue change only on purpose', () => {
	it.each(TEXTS)('%s', (text) => {
		expect(rankingOf(text)).toMatchSnapshot();
	});
});
