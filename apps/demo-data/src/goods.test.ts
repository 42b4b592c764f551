import { readPictureKey } from '@zaylat/api/pictures';
import { describe, expect, it } from 'vitest';
import { buildGoods, readLines } from './goods.ts';

const goods = buildGoods();

describe('the goods that complete the demo catalogue', () => {
	it('are at least 2,000 in each edition', () => {
		for (const edition of ['mm', 'th']) {
			expect(goods.products.filter((product) => product.edition === edition).length).toBeGreaterThan(2_000);
		}
	});

	it('have names of their own in every language', () => {
		for (const language of ['en', 'mm', 'thai', 'china'] as const) {
			const names = goods.products.map(({ edition, name }) => `${edition} ${name[language]}`);
			expect(new Set(names).size).toBe(names.length);
		}
	});

	it('write nouns, brands and measures in the script of each language', () => {
		const name = (en: string) => goods.products.find((product) => product.name.en === en)?.name;
		expect(name('Sharp KS-COM rice cooker, 1.8 L')).toEqual({
			en: 'Sharp KS-COM rice cooker, 1.8 L',
			mm: 'ရှပ် KS-COM ထမင်းပေါင်းအိုး၊ ၁.၈ လီတာ',
			thai: 'ชาร์ป KS-COM หม้อหุงข้าว 1.8 ลิตร',
			china: '夏普 KS-COM 电饭煲 1.8升',
		});
		for (const product of goods.products) {
			expect(product.name.mm).toMatch(/[\u1000-\u109f]/);
			expect(product.name.thai).toMatch(/[\u0e00-\u0e7f]/);
			expect(product.name.china).toMatch(/\p{Script=Han}/u);
		}
	});

	it('are of categories with three levels', () => {
		for (const { category1Id, category2Id, category3Id } of goods.products) {
			expect([category1Id, category2Id, category3Id]).not.toContain(null);
		}
	});

	it.each([
		[/volleyball/, 'volleyball'],
		[/Molten GG7X/, 'basketball'],
		[/top-load/, 'top-load-washer'],
		[/^(?!.*(robot|cordless)).*vacuum cleaner/, 'vacuum-cleaner'],
	])('%s are shown as %s', (name, type) => {
		const found = goods.products.filter((product) => name.test(product.name.en));
		const types = found.map(({ pictureKeys }) => {
			const parts = readPictureKey(pictureKeys[0] ?? '');
			return parts?.form === 'render' ? parts.type : undefined;
		});
		expect([...new Set(types)]).toEqual([type]);
	});

	it('are the same each time', () => {
		expect(JSON.stringify(buildGoods())).toBe(JSON.stringify(goods));
	});
});

describe('a line of a list of goods', () => {
	it('gives a product for each quality and each measure, with prices that grow with the measure', () => {
		const models = readLines('lux Soft | rose+cotton/jasmine | 100/200 g | 20 | mm');
		expect(models).toHaveLength(4);
		expect(models.map(({ kyat }) => Math.round(kyat))).toEqual([2_000, 3_605, 2_000, 3_605]);
		expect(models.map(({ qualities }) => qualities.map(([, en]) => en).join('+'))).toEqual([
			'rose+cotton',
			'rose+cotton',
			'jasmine',
			'jasmine',
		]);
		expect(models[0]).toMatchObject({ measure: [100, 'g'], editions: ['mm'] });
	});

	it.each(['unknown X | | | 20', 'lux | unknown | | 20', 'lux | | 5 miles | 20', 'lux | | | ', 'lux | | | 20 | xx'])(
		'is refused if it is malformed: %s',
		(line) => {
			expect(() => readLines(line)).toThrow();
		},
	);
});
