import { describe, expect, it } from 'vitest';
import {
	compileSynonyms,
	hitsOf,
	indexTerms,
	NO_SYNONYMS,
	nounUnit,
	nounUnits,
	readQuery,
	scorerOf,
	wellMatched,
} from './index.ts';

interface Goods {
	readonly name: string;
	readonly brand?: string;
	readonly description?: string;
}

const BRANDS = compileSynonyms([['fruit', '水果']], [['apple', '苹果']]);

/** Names of the products that match a text well. */
function found(text: string, goods: readonly Goods[], synonyms = NO_SYNONYMS): string[] {
	const query = readQuery(text, synonyms);
	const score = scorerOf(query, () => 1);
	const matched = goods.map(({ name, brand, description }) => {
		const texts = {
			name: [name],
			...(brand && { brand: [brand] }),
			...(description && { description: [description] }),
		};
		const nouns = { head: nounUnits(name).whole, ...(brand && { brand: [nounUnit(brand)] }) };
		return { name, count: 1, match: score(hitsOf(indexTerms(texts, nouns).terms)) };
	});
	const having = matched.filter(({ match }) => match.had.every((had) => had !== undefined));
	return wellMatched(having, query.pieces).map(({ name }) => name);
}

describe('products that match well', () => {
	it('are what the word says, not what only has it', () => {
		const goods = [{ name: 'Fragrant rice' }, { name: 'Rice cooker' }, { name: 'Rice noodles' }];
		expect(found('rice', goods)).toEqual(['Fragrant rice']);
		expect(found('rice cooker', goods)).toEqual(['Rice cooker']);
	});
	it('have the word in their names where none is what it says', () => {
		const goods = [{ name: 'Cotton shirt' }, { name: 'Silk shirt', description: 'Softer than cotton' }];
		expect(found('cotton', goods)).toEqual(['Cotton shirt']);
	});
	it('are of a brand that is searched for alone, in any of its spellings', () => {
		const goods = [
			{ name: 'Apple smartphone', brand: 'Apple' },
			{ name: '红苹果汁' },
			{ name: 'Oppo smartphone', brand: 'Oppo' },
		];
		expect(found('apple', goods, BRANDS)).toEqual(['Apple smartphone']);
	});
	it('are of the kinds that a broad word means, and not the other way round', () => {
		const kinds = compileSynonyms(
			[
				['clothes', 'clothing'],
				['dress', 'ชุดเดรส'],
			],
			[],
			[['clothes', 'dress', 'shirt']],
		);
		const goods = [
			{ name: 'Linen dress' },
			{ name: 'ชุดเดรสผ้าฝ้าย' },
			{ name: 'Clothes hanger' },
			{ name: 'Baby clothes' },
		];
		expect(found('clothing', goods, kinds)).toEqual(['Linen dress', 'ชุดเดรสผ้าฝ้าย', 'Baby clothes']);
		expect(found('dress', goods, kinds)).toEqual(['Linen dress', 'ชุดเดรสผ้าฝ้าย']);
	});
	it('are not what only ends like the word in some languages', () => {
		const oils = compileSynonyms([['oil', '油', 'น้ำมัน', 'ဆီ']]);
		const called = (text: string, { whole, parts }: ReturnType<typeof nounUnits>) => {
			const query = readQuery(text, oils);
			const { terms } = indexTerms({ name: ['x'] }, { head: whole, name: parts });
			return scorerOf(query, () => 1)(hitsOf(terms)).nouns[0]?.isAgreed;
		};
		const inAll = ['Palm oil', '棕榈油', 'น้ำมันปาล์ม', 'စားအုန်းဆီ'].map(nounUnits);
		const inTwo = ['Oyster sauce', '蚝油', 'ซอสหอยนางรม', 'ခရုဆီ'].map(nounUnits);
		const all = (units: ReturnType<typeof nounUnits>[]) => ({
			whole: units.flatMap(({ whole }) => whole),
			parts: units.flatMap(({ parts }) => parts),
		});
		expect(called('油', all(inAll))).toBe(true);
		expect(called('油', all(inTwo))).toBe(false);
	});
	it('are none where none was found', () => {
		expect(found('rice', [])).toEqual([]);
	});
});
