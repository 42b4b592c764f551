import { buildCatalogue, buildGoods } from '@zaylat/demo-data/testing';
import { hitsOf, NO_SYNONYMS, readQuery, scorerOf } from '@zaylat/domain/text-search';
import { describe, expect, it } from 'vitest';
import { termColumns } from '../src/search/product-terms.ts';

const all = [...buildGoods().products, ...buildCatalogue().products];

function termsOf(name: string) {
	const product = all.find((each) => each.name.en === name);
	if (!product) throw new Error(`No product ${name}`);
	const { description, options = [], facts = [] } = product;
	const none = { en: '', mm: '', thai: '', china: '' };
	return termColumns({ name: product.name, description, options, facts, categories: [], shop: none });
}

const scoreOf = (text: string, name: string) =>
	scorerOf(readQuery(text, NO_SYNONYMS), () => 1)(hitsOf(termsOf(name).terms)).score;

describe('the index entry of a product', () => {
	it('ranks a phone before the cases that fit it', () => {
		const phone = scoreOf('Redmi Note 14', 'Xiaomi Redmi Note 14 smartphone');
		expect(phone).toBeGreaterThan(scoreOf('Redmi Note 14', 'Redmi Note 14 silicone phone case'));
	});

	it('still finds the case by the phone that it fits', () => {
		const text = 'Redmi Note 14 phone case';
		expect(scoreOf(text, 'Redmi Note 14 silicone phone case')).toBeGreaterThan(
			scoreOf(text, 'Xiaomi Redmi Note 14 smartphone'),
		);
	});

	it('has what a product is used with to narrow what other words find, not as its own words', () => {
		const watch = 'Garmin Forerunner 165 smartwatch';
		expect(scoreOf('iphone', watch)).toBeLessThan(0.82 * scoreOf('iphone', 'Apple iPhone 16 smartphone'));
		expect(scoreOf('smartwatch iphone', watch)).toBeGreaterThan(
			scoreOf('smartwatch iphone', 'Samsung Galaxy Fit3 smartwatch'),
		);
		expect(scoreOf('lightning', 'Apple iPhone 13 smartphone')).toBeLessThan(
			0.82 * scoreOf('lightning', 'UGREEN Nylon Lightning charging cable, 1 m'),
		);
	});

	it('has a fabric as its own words, and parts of a blend only as those of its description', () => {
		const blend = scoreOf('cotton', 'Oversized hoodie');
		expect(blend).toBeGreaterThan(0);
		expect(blend).toBeLessThan(0.82 * scoreOf('cotton', 'UNIQLO UT cartoon T-shirt'));
	});

	it('has an imitation only as a word of the description, and what a product lacks not at all', () => {
		const faux = scoreOf('leather', 'Lightweight handbag');
		expect(faux).toBeGreaterThan(0);
		expect(faux).toBeLessThan(0.82 * scoreOf('leather', 'Leather crossbody bag'));
		expect(scoreOf('stone', 'Silver ring')).toBe(0);
	});

	it('ranks a product by its type before others that have the word in their names', () => {
		const thanaka = scoreOf('thanaka', 'Shwe Pyi Nann liquid thanaka, 50 g');
		expect(thanaka).toBeGreaterThanOrEqual(1);
	});

	it('has the names of brand and type for corrections', () => {
		expect(termsOf('Sharp KS-COM rice cooker, 1.8 L').latinWords).toEqual(
			expect.arrayContaining(['sharp', 'ชาร์ป', 'หม้อหุงข้าว', 'ထမင်းပေါင်းအိုး', '电饭煲']),
		);
	});
});
