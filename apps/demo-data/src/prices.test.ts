import type { Edition } from '@zaylat/domain/editions';
import { describe, expect, it } from 'vitest';
import { buildAssortment } from './assortment.ts';
import { buildCatalogue } from './build.ts';
import { buildGoods } from './goods.ts';
import { contentOf, isContents, shopPrice } from './prices.ts';
import { type Measure, measureWords, UNIT_NAMES } from './words.ts';

const CATALOGUES = [buildCatalogue(), buildAssortment(), buildGoods()];
const PRODUCTS = CATALOGUES.flatMap(({ products }) => products);
/** By how much the unit price of a larger pack may exceed that of a smaller one: prices are rounded. */
const TOLERANCE = 1.05;

/** The name of a product without its size, and the size. */
function sized(name: string): { readonly bare: string; readonly measure: Measure } | undefined {
	const unit = UNIT_NAMES.find((key) => new RegExp(`\\d${measureWords([0, key])[0].slice(1)}$`).test(name));
	const [, bare, amount] = /^(.*), ([\d.]+)\D+$/.exec(name) ?? [];
	return bare && amount && unit ? { bare, measure: [Number(amount), unit] } : undefined;
}

/** Pairs of products of an edition that differ in their size only, the smaller one first. */
function pairs() {
	const bySize = Map.groupBy(
		PRODUCTS.flatMap(({ edition, name, price }) => {
			const found = sized(name.en);
			return found ? [{ ...found, edition, name: name.en, price }] : [];
		}),
		({ edition, bare }) => `${edition} ${bare}`,
	);
	return [...bySize.values()].flatMap((sizes) =>
		sizes.flatMap((small) =>
			sizes.filter((large) => contentOf(large.measure) > contentOf(small.measure)).map((large) => ({ small, large })),
		),
	);
}

describe('prices of the demo', () => {
	it('grow with the size: no larger pack is cheaper', () => {
		expect(pairs().length).toBeGreaterThan(700);
		const wrong = pairs().filter(({ small, large }) => large.price < small.price);
		expect(wrong.map(({ small, large }) => `${small.name} ${small.price} ${large.name} ${large.price}`)).toEqual([]);
	});

	it('of a unit of what is packed do not grow with the pack', () => {
		const perUnit = ({ price, measure }: { price: number; measure: Measure }) => price / contentOf(measure);
		const wrong = pairs().filter(
			({ small, large }) => isContents(small.measure) && perUnit(large) > perUnit(small) * TOLERANCE,
		);
		expect(wrong.map(({ small, large }) => `${small.name} ${small.price} ${large.name} ${large.price}`)).toEqual([]);
	});

	it('grow with the pack, the storage and the plan of a variant', () => {
		const RANKED = ['pack', 'storage', 'plan'];
		const variants = Map.groupBy(
			CATALOGUES.flatMap((rows) => rows.variants),
			({ productId }) => productId,
		);
		const wrong = PRODUCTS.filter(({ id, options }) => {
			const place = options?.findIndex(({ key }) => RANKED.includes(key)) ?? -1;
			if (place < 0) return false;
			const keys = options?.[place]?.values.map(({ key }) => key) ?? [];
			const prices = keys.map((key) => variants.get(id ?? 0)?.find(({ values }) => values[place] === key)?.price ?? 0);
			return prices.some((price, i) => i > 0 && price <= (prices[i - 1] ?? 0));
		});
		expect(wrong.map(({ name }) => name.en)).toEqual([]);
	});

	it('belong to products with names of their own in every language', () => {
		for (const language of ['en', 'mm', 'thai', 'china'] as const) {
			const alike = Map.groupBy(PRODUCTS, ({ edition, name }) => `${edition} ${name[language]}`);
			expect([...alike].filter(([, products]) => products.length > 1).map(([name]) => name)).toEqual([]);
		}
	});

	it('end as shops of the edition end them', () => {
		const amounts = (edition: Edition) =>
			PRODUCTS.filter(
				(product) => product.edition === edition && !/^[\d,]+-(kyat|baht) /.test(product.name.en),
			).flatMap(({ price, previousPrice }) => [price, ...(previousPrice ? [previousPrice] : [])]);
		expect(amounts('mm').filter((amount) => amount % 10_000 !== 0)).toEqual([]);
		expect(
			amounts('th').filter((amount) => amount >= 10_000 && amount % 1_000 !== (amount < 1_000_000 ? 900 : 0)),
		).toEqual([]);
		expect(amounts('th').filter((amount) => amount >= 1_000_000 && amount % 10_000 !== 9_000)).toEqual([]);
		expect(amounts('th').filter((amount) => amount < 10_000 && amount >= 2_000 && (amount % 500) % 400 !== 0)).toEqual(
			[],
		);
	});

	it.each([
		['mm', 18_460, 1_850_000],
		['mm', 123_400, 12_300_000],
		['th', 18_460, 18_900],
		['th', 1_210, 1_200],
		['th', 5_200, 4_900],
		['th', 5_300, 5_500],
		['th', 1_299_000, 1_299_000],
	] as const)('%s: about %i kyat are %i minor units', (edition, kyat, amount) => {
		expect(shopPrice(edition, kyat)).toBe(amount);
	});

	it('of cards of a value are that value, which the name says', () => {
		const cards = PRODUCTS.filter(({ name }) => /voucher|airtime/i.test(name.en));
		expect(cards.length).toBeGreaterThanOrEqual(14);
		for (const { edition, name, price, previousPrice } of cards) {
			const value = (price / 100).toLocaleString('en');
			expect(name.en).toMatch(new RegExp(`^${value}-${edition === 'mm' ? 'kyat' : 'baht'} `));
			expect(name.thai).toContain(`มูลค่า ${value} ${edition === 'mm' ? 'จ๊าต' : 'บาท'}`);
			expect(previousPrice).toBeNull();
		}
	});
});
