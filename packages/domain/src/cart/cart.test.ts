import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addLine,
	type CartLine,
	COUNT_REFRESH_MS,
	cartTotals,
	clampQuantity,
	countPieces,
	groupByShop,
	lineStock,
	removeLine,
	setQuantity,
} from './index.ts';

const SHOPS = [
	{ slug: 'inle-weavers', name: 'Inle Weavers' },
	{ slug: 'shan-hills', name: 'Shan Hills Tea' },
] as const;

function line(id: string, more: Partial<CartLine> = {}): CartLine {
	return {
		id,
		variantId: `variant-${id}`,
		unitPrice: { amount: 1_850_000, currency: 'mmk' },
		previousUnitPrice: null,
		quantity: 1,
		available: 10,
		shop: SHOPS[0],
		...more,
	};
}

const kyat = (amount: number) => ({ amount, currency: 'mmk' as const });
const prices = fc.nat({ max: 1_000_000_000 }).map(kyat);
const someLine = fc.record({
	unitPrice: prices,
	previousUnitPrice: fc.option(prices),
	quantity: fc.integer({ min: 1, max: 999 }),
	available: fc.nat({ max: 1200 }),
	shop: fc.constantFrom(...SHOPS),
});
/** Carts as the API answers them: every line its own variant. */
const carts = fc
	.array(someLine, { maxLength: 12 })
	.map((all) => all.map((some, index) => ({ ...some, id: `l${index}`, variantId: `v${index}` })));

describe('clampQuantity', () => {
	it.each([
		['within the stock', 3, { available: 10, maxQuantity: 5 }, 3],
		['at most what one order may hold', 9, { available: 10, maxQuantity: 5 }, 5],
		['at most what is in stock', 9, { available: 4, maxQuantity: 5 }, 4],
		['at least one', 0, { available: 4, maxQuantity: 5 }, 1],
		['at least one, even when less is wanted', -7, { available: 4, maxQuantity: 5 }, 1],
		['none when sold out', 3, { available: 0, maxQuantity: 5 }, 0],
		['none when the stock is negative', 3, { available: -2, maxQuantity: 5 }, 0],
		['whole pieces', 2.9, { available: 10, maxQuantity: 5 }, 2],
		['one for no number', Number.NaN, { available: 10, maxQuantity: 5 }, 1],
		['all for endless wishes', Number.POSITIVE_INFINITY, { available: 10, maxQuantity: 5 }, 5],
		['without a limit of the order', 9, { available: 10 }, 9],
	] as const)('%s', (_, wanted, limits, expected) => {
		expect(clampQuantity(wanted, limits)).toBe(expected);
	});

	it('stays within its limits, is at rest there, and follows the wish', () => {
		const limits = fc.record({ available: fc.nat({ max: 1000 }), maxQuantity: fc.integer({ min: 1, max: 999 }) });
		fc.assert(
			fc.property(fc.double(), fc.double({ noNaN: true }), limits, (wanted, other, limit) => {
				const quantity = clampQuantity(wanted, limit);
				const most = Math.min(limit.available, limit.maxQuantity);
				expect(Number.isInteger(quantity)).toBe(true);
				expect(quantity).toBeLessThanOrEqual(most);
				expect(quantity).toBeGreaterThanOrEqual(Math.min(1, most));
				expect(clampQuantity(quantity, limit)).toBe(quantity);
				if (wanted <= other) expect(quantity).toBeLessThanOrEqual(clampQuantity(other, limit));
				if (Number.isInteger(wanted) && wanted >= 1 && wanted <= most) expect(quantity).toBe(wanted);
			}),
		);
	});
});

describe('cartTotals', () => {
	it('adds up prices, savings and pieces', () => {
		const totals = cartTotals([
			line('a', { quantity: 2, previousUnitPrice: kyat(2_400_000) }),
			line('b', { unitPrice: kyat(690_000), quantity: 3 }),
		]);
		expect(totals).toEqual({
			subtotal: kyat(5_770_000),
			previous: kyat(6_870_000),
			savings: kyat(1_100_000),
			lines: [
				{ total: kyat(3_700_000), previous: kyat(4_800_000) },
				{ total: kyat(2_070_000), previous: kyat(2_070_000) },
			],
			pieceCount: 5,
			soldOutIds: [],
			insufficientIds: [],
		});
	});

	it('leaves sold-out lines out and names them', () => {
		const totals = cartTotals([line('a'), line('b', { available: 0, quantity: 4 })]);
		expect(totals).toMatchObject({ subtotal: kyat(1_850_000), pieceCount: 1, soldOutIds: ['b'], insufficientIds: [] });
	});

	it('names lines that want more than there is and counts them as wanted', () => {
		const totals = cartTotals([line('a', { quantity: 4, available: 3 })]);
		expect(totals).toMatchObject({ subtotal: kyat(7_400_000), pieceCount: 4, soldOutIds: [], insufficientIds: ['a'] });
	});

	it('takes a previous price that is not higher for no discount', () => {
		expect(cartTotals([line('a', { previousUnitPrice: kyat(1) })]).savings).toEqual(kyat(0));
	});

	it('is zero in the edition’s currency for an empty cart', () => {
		expect(cartTotals([], 'thb').subtotal).toEqual({ amount: 0, currency: 'thb' });
		expect(cartTotals([]).subtotal).toEqual(kyat(0));
		expect(cartTotals([line('a')], 'thb').subtotal.currency).toBe('mmk');
	});

	it('refuses to add different currencies', () => {
		expect(() => cartTotals([line('a'), line('b', { unitPrice: { amount: 1, currency: 'thb' } })])).toThrow(RangeError);
	});

	it('is exactly the sum of the lines that can be bought, and never negative', () => {
		fc.assert(
			fc.property(carts, (lines) => {
				const { subtotal, previous, savings, pieceCount, soldOutIds, insufficientIds } = cartTotals(lines);
				let sum = 0n;
				let pieces = 0;
				for (const { unitPrice, quantity, available } of lines) {
					if (available === 0) continue;
					sum += BigInt(unitPrice.amount) * BigInt(quantity);
					pieces += quantity;
				}
				expect(BigInt(subtotal.amount)).toBe(sum);
				expect(pieceCount).toBe(pieces);
				for (const { amount } of [subtotal, previous, savings]) expect(amount).toBeGreaterThanOrEqual(0);
				expect(subtotal.amount + savings.amount).toBe(previous.amount);
				for (const { id, quantity, available } of lines) {
					expect(soldOutIds.includes(id)).toBe(available === 0);
					expect(insufficientIds.includes(id)).toBe(available > 0 && quantity > available);
				}
			}),
		);
	});
});

describe('groupByShop (Decision 9)', () => {
	it('keeps shops in the order of their first line', () => {
		const lines = [line('a', { shop: SHOPS[1] }), line('b'), line('c', { shop: SHOPS[1] })];
		const groups = groupByShop(lines);
		expect(groups.map(({ shop, lines: own }) => [shop.name, own.map(({ id }) => id)])).toEqual([
			['Shan Hills Tea', ['a', 'c']],
			['Inle Weavers', ['b']],
		]);
		expect(groupByShop([])).toEqual([]);
	});

	it('has every line once, and its totals add up to those of the cart', () => {
		fc.assert(
			fc.property(carts, (lines) => {
				const groups = groupByShop(lines);
				expect(
					groups
						.flatMap((group) => group.lines)
						.map(({ id }) => id)
						.toSorted(),
				).toEqual(lines.map(({ id }) => id).toSorted());
				expect(groups.every((group) => group.lines.every(({ shop }) => shop.slug === group.shop.slug))).toBe(true);
				const total = cartTotals(lines);
				const sum = (pick: (totals: typeof total) => number) =>
					groups.reduce((all, { totals }) => all + pick(totals), 0);
				expect(sum(({ subtotal }) => subtotal.amount)).toBe(total.subtotal.amount);
				expect(sum(({ savings }) => savings.amount)).toBe(total.savings.amount);
				expect(sum(({ pieceCount }) => pieceCount)).toBe(total.pieceCount);
			}),
		);
	});
});

describe('lines', () => {
	it('stand against the stock', () => {
		expect(lineStock({ quantity: 3, available: 3 })).toBe('enough');
		expect(lineStock({ quantity: 4, available: 3 })).toBe('insufficient');
		expect(lineStock({ quantity: 4, available: 0 })).toBe('sold_out');
	});

	it('count their pieces, sold-out ones included', () => {
		expect(countPieces([line('a', { quantity: 2 }), line('b', { quantity: 3, available: 0 })])).toBe(5);
		expect(countPieces([])).toBe(0);
	});

	it('are counted anew 500 ms after a change (Specification §4, §9)', () => {
		expect(COUNT_REFRESH_MS).toBe(500);
	});
});

describe('setQuantity', () => {
	const lines = [line('a', { quantity: 2 }), line('b', { quantity: 3, available: 0 })];

	it('changes one line within its limits and leaves the others as they are', () => {
		const next = setQuantity(lines, 'a', 99);
		expect(next.map(({ quantity }) => quantity)).toEqual([10, 3]);
		expect(next[1]).toBe(lines[1]);
		expect(lines[0]?.quantity).toBe(2);
	});

	it('gives the same array back when nothing changes', () => {
		expect(setQuantity(lines, 'a', 2)).toBe(lines);
		expect(setQuantity(lines, 'gone', 2)).toBe(lines);
		expect(setQuantity(lines, 'b', 1)).toBe(lines);
	});
});

describe('addLine', () => {
	it('puts a new variant last', () => {
		expect(addLine([line('a')], line('b', { quantity: 2 })).map(({ id, quantity }) => [id, quantity])).toEqual([
			['a', 1],
			['b', 2],
		]);
	});

	it('lets a variant that is there grow, with the newest price and stock, under its old id', () => {
		const added = line('new', { variantId: 'variant-a', quantity: 9, available: 8, unitPrice: kyat(5) });
		const [first, ...rest] = addLine([line('a', { quantity: 2 })], added);
		expect(rest).toEqual([]);
		expect(first).toMatchObject({ id: 'a', quantity: 8, available: 8, unitPrice: kyat(5) });
	});

	it('adds the new quantity to the old one', () => {
		const [first] = addLine([line('a', { quantity: 2 })], line('new', { variantId: 'variant-a', quantity: 3 }));
		expect(first?.quantity).toBe(5);
	});

	it('adds nothing of what is sold out', () => {
		const lines = [line('a')];
		expect(addLine(lines, line('b', { available: 0 }))).toBe(lines);
	});

	it('never holds a variant twice nor more than there is', () => {
		fc.assert(
			fc.property(carts, carts, (lines, more) => {
				const all = more.reduce<readonly CartLine[]>(addLine, lines);
				expect(new Set(all.map(({ variantId }) => variantId)).size).toBe(all.length);
				for (const { variantId, quantity, available } of all) {
					const isTouched = more.some((added) => added.variantId === variantId && added.available > 0);
					if (isTouched) expect(quantity).toBeLessThanOrEqual(available);
				}
			}),
		);
	});
});

describe('removeLine', () => {
	it('takes one line out, and nothing when it is not there', () => {
		const lines = [line('a'), line('b')];
		expect(removeLine(lines, 'a')).toEqual([lines[1]]);
		expect(removeLine(lines, 'gone')).toBe(lines);
	});
});
