import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type Credit,
	creditsOfReturns,
	type OrderedParcel,
	orderWorth,
	pointsByParcel,
	returnCredit,
	sumWorth,
} from './index.ts';
import { histories, PARTS } from './worth.arbitrary.ts';

const NOTHING = { goods: 0, discount: 0, delivery: 0, tax: 0, pointsPaid: 0, total: 0, points: 0 };

/** Three longyis and a delivery of 4,000 K, paid with 9,650 points. */
const PAID_WITH_POINTS: OrderedParcel = {
	...NOTHING,
	currency: 'mmk',
	isTaxIncluded: true,
	goods: 9_250_000,
	delivery: 400_000,
	tax: 440_500,
	pointsPaid: 9_650_000,
	points: 9_650,
	lines: [{ id: 'a', unitPrice: 9_250_000, quantity: 1 }],
};

const totalOf = ({ goods, discount, delivery, tax, pointsPaid }: Credit, isTaxIncluded: boolean) =>
	goods - discount + delivery + (isTaxIncluded ? 0 : tax) - pointsPaid;

describe('returnCredit', () => {
	it('gives points back for the goods and not for the delivery that they paid too', () => {
		const credit = returnCredit(PAID_WITH_POINTS, [], [{ lineId: 'a', quantity: 1 }]);
		expect(credit).toEqual({ ...NOTHING, goods: 9_250_000, tax: 440_500, pointsPaid: 9_250_000, points: 9_250 });
	});

	it('names the part of the coupon where a dress of 729 brings 726.19 back', () => {
		const dress: OrderedParcel = {
			...NOTHING,
			currency: 'thb',
			isTaxIncluded: true,
			goods: 72_900,
			discount: 281,
			delivery: 4_000,
			tax: 4_751,
			total: 76_619,
			lines: [{ id: 'a', unitPrice: 72_900, quantity: 1 }],
		};
		const credit = returnCredit(dress, [], [{ lineId: 'a', quantity: 1 }]);
		expect(credit).toEqual({ ...NOTHING, goods: 72_900, discount: 281, tax: 4_751, total: 72_619 });
	});

	it('adds the tax that was added to the goods', () => {
		const parcel: OrderedParcel = {
			...NOTHING,
			currency: 'thb',
			isTaxIncluded: false,
			goods: 20_000,
			tax: 1_400,
			delivery: 3_000,
			total: 24_400,
			lines: [{ id: 'a', unitPrice: 10_000, quantity: 2 }],
		};
		expect(returnCredit(parcel, [], [{ lineId: 'a', quantity: 1 }])).toMatchObject({ tax: 700, total: 10_700 });
	});

	it('brings no more pieces back than there are, and nothing for nothing', () => {
		const before = [{ lineId: 'a', quantity: 1 }];
		expect(returnCredit(PAID_WITH_POINTS, before, before)).toEqual(NOTHING);
		expect(returnCredit(PAID_WITH_POINTS, [], [])).toEqual(NOTHING);
	});
});

describe('returnCredit of a parcel whose coupon was for some lines', () => {
	/** 10% off 60,000 of 100,000 kyat, prices with 5% tax. */
	const parcel: OrderedParcel = {
		...NOTHING,
		currency: 'mmk',
		isTaxIncluded: true,
		...{ goods: 10_000_000, discount: 600_000, delivery: 250_000, tax: 447_600, total: 9_650_000 },
		lines: [
			{ id: 'phone', unitPrice: 3_000_000, quantity: 2, couponOff: 600_000 },
			{ id: 'dress', unitPrice: 4_000_000, quantity: 1, couponOff: 0 },
		],
	};

	it('gives the full price of other lines back, with the tax in it', () => {
		const credit = returnCredit(parcel, [], [{ lineId: 'dress', quantity: 1 }]);
		expect(credit).toEqual({ ...NOTHING, goods: 4_000_000, tax: 190_400, total: 4_000_000 });
	});

	it('gives the reduced price of its own lines back, piece by piece', () => {
		const one = [{ lineId: 'phone', quantity: 1 }];
		for (const before of [[], one, [{ lineId: 'dress', quantity: 1 }]]) {
			expect(returnCredit(parcel, before, one)).toMatchObject({
				goods: 3_000_000,
				discount: 300_000,
				total: 2_700_000,
			});
		}
	});

	it('takes the same part off each line where that was not stored by line', () => {
		const old = { ...parcel, lines: parcel.lines.map((line) => ({ ...line, couponOff: null })) };
		expect(returnCredit(old, [], [{ lineId: 'dress', quantity: 1 }])).toMatchObject({ discount: 240_000 });
	});

	it('leaves each line the part that was taken off it, for any history', () => {
		fc.assert(
			fc.property(histories, ({ parcels }) => {
				for (const one of parcels) {
					for (const { id, unitPrice, quantity, couponOff } of one.lines) {
						const credit = returnCredit(one, [], [{ lineId: id, quantity }]);
						expect(credit.goods).toBe(unitPrice * quantity);
						if (typeof couponOff === 'number') expect(credit.discount).toBe(couponOff);
					}
				}
			}),
		);
	});
});

describe('creditsOfReturns', () => {
	const parcel: OrderedParcel = {
		...NOTHING,
		currency: 'thb',
		isTaxIncluded: true,
		goods: 30_000,
		discount: 100,
		total: 29_900,
		lines: [{ id: 'a', unitPrice: 10_000, quantity: 3 }],
	};
	const of = (key: string, status: 'requested' | 'declined' | 'refunded', requestedAt: number, closedAt?: number) => ({
		...{ key, status, requestedAt, closedAt },
		pieces: [{ lineId: 'a', quantity: 1 }],
	});

	it('adds up to the whole: refunded returns first, in the sequence of their refunds', () => {
		const credits = creditsOfReturns(parcel, [
			of('open', 'requested', 1),
			of('late', 'refunded', 2, 9),
			of('soon', 'refunded', 3, 8),
		]);
		expect([...credits].map(([key, { goods, discount, total }]) => [key, goods, discount, total])).toEqual([
			['open', 10_000, 34, 9_966],
			['late', 10_000, 33, 9_967],
			['soon', 10_000, 33, 9_967],
		]);
	});

	it('puts refunds by their moment and open returns by their request, at one moment by their keys', () => {
		const four = {
			...parcel,
			goods: 40_000,
			discount: 202,
			total: 39_798,
			lines: [{ id: 'a', unitPrice: 10_000, quantity: 4 }],
		};
		const discounts = (...returns: Parameters<typeof of>[]) =>
			Object.fromEntries(
				[
					...creditsOfReturns(
						four,
						returns.map((each) => of(...each)),
					),
				].map(([key, { discount }]) => [key, discount]),
			);
		// A quarter of 202 each, rounded from the sum: 50, 51, 50, 51 in the sequence that counts.
		expect(discounts(['x', 'refunded', 1, 9], ['y', 'refunded', 2, 8])).toEqual({ x: 51, y: 50 });
		expect(discounts(['x', 'refunded', 1, 8], ['y', 'refunded', 2, 9])).toEqual({ x: 50, y: 51 });
		expect(discounts(['b', 'refunded', 1, 8], ['a', 'refunded', 2, 8])).toEqual({ b: 51, a: 50 });
		expect(discounts(['x', 'requested', 4], ['y', 'requested', 3])).toEqual({ x: 51, y: 50 });
		expect(discounts(['b', 'requested', 4], ['a', 'requested', 4])).toEqual({ b: 51, a: 50 });
		expect(discounts(['x', 'requested', 1], ['y', 'requested', 2], ['z', 'refunded', 3, 9])).toEqual({
			x: 51,
			y: 50,
			z: 50,
		});
	});

	it('does not count declined returns before others', () => {
		const credits = creditsOfReturns(parcel, [of('declined', 'declined', 1, 2), of('open', 'requested', 3)]);
		expect(credits.get('open')).toEqual(credits.get('declined'));
		expect(credits.get('open')).toMatchObject({ discount: 33, total: 9_967 });
	});
});

describe('pointsByParcel', () => {
	it('splits whole points exactly', () => {
		expect(pointsByParcel(10, [{ pointsPaid: 3_333 }, { pointsPaid: 3_333 }, { pointsPaid: 3_334 }])).toEqual([
			3, 3, 4,
		]);
		expect(pointsByParcel(0, [{ pointsPaid: 0 }])).toEqual([0]);
	});
});

describe('orderWorth', () => {
	const parcel = (key: string, goods: number, delivery: number) => ({
		...NOTHING,
		key,
		currency: 'mmk' as const,
		isTaxIncluded: true,
		goods,
		delivery,
		total: goods + delivery,
		lines: [{ id: `line of ${key}`, unitPrice: goods, quantity: 1 }],
		returns: [],
	});

	it('leaves out a parcel that was cancelled: 28,000 K of 44,600 K', () => {
		const order = [parcel('one', 2_500_000, 300_000), { ...parcel('two', 1_360_000, 300_000), cancelledAt: 5 }];
		const worth = orderWorth(order);
		expect(worth).toMatchObject({ goods: 2_500_000, delivery: 300_000, total: 2_800_000 });
		expect(worth.credits).toMatchObject([{ kind: 'cancelled', keys: ['two'], at: 5, total: 1_660_000 }]);
		expect(orderWorth(order, 5)).toMatchObject({ total: 4_460_000, credits: [] });
	});

	it('takes parcels that are cancelled together off once', () => {
		const order = ['one', 'two'].map((key) => ({ ...parcel(key, 100_000, 20_000), cancelledAt: 5 }));
		const [credit, ...others] = orderWorth(order).credits;
		expect(credit).toMatchObject({ keys: ['one', 'two'], total: 240_000, pieces: [{ quantity: 1 }, { quantity: 1 }] });
		expect(others).toEqual([]);
	});

	it('lists what was taken off by its moment, at one moment by its keys, each return on its own', () => {
		const back = (key: string, at: number) => ({ key, at, pieces: [{ lineId: 'a', quantity: 1 }] });
		const three = {
			...parcel('one', 300_00, 0),
			discount: 2_02,
			total: 297_98,
			lines: [{ id: 'a', unitPrice: 100_00, quantity: 3 }],
			returns: [back('late', 9), back('y', 5), back('x', 5)],
		};
		const credits = (...parcels: Parameters<typeof orderWorth>[0]) =>
			orderWorth(parcels).credits.map(({ kind, keys, at }) => `${kind} ${keys} at ${at}`);
		expect(credits(three, { ...parcel('two', 100, 0), cancelledAt: 7 })).toEqual([
			...['returned x at 5', 'returned y at 5', 'cancelled two at 7', 'returned late at 9'],
		]);
		const [x, y, late] = orderWorth([three]).credits;
		expect([x, y, late].map((credit) => credit?.discount)).toEqual([67, 67, 68]);
		expect(orderWorth([three]).credits.map(({ pieces }) => pieces)).toEqual(three.returns.map(({ pieces }) => pieces));
		expect(credits({ ...parcel('b', 100, 0), cancelledAt: 7 }, { ...parcel('a', 100, 0), cancelledAt: 3 })).toEqual([
			...['cancelled a at 3', 'cancelled b at 7'],
		]);
	});

	it('adds up, part by part, for any history', () => {
		fc.assert(
			fc.property(histories, ({ parcels, isTaxIncluded }) => {
				const worth = orderWorth(parcels);
				for (const part of PARTS) {
					expect(worth.parcels.reduce((sum, one) => sum + one[part], 0)).toBe(worth[part]);
					expect(worth[part] + sumWorth(worth.credits)[part]).toBe(sumWorth(parcels)[part]);
				}
				for (const one of [worth, ...worth.parcels, ...worth.credits]) {
					expect(one.total).toBe(totalOf(one, isTaxIncluded));
				}
			}),
		);
	});

	it('is never less than nothing, nor is anything that is taken off, for any history', () => {
		fc.assert(
			fc.property(histories, ({ parcels }) => {
				const worth = orderWorth(parcels);
				for (const one of [worth, ...worth.parcels, ...worth.credits]) {
					for (const part of PARTS) expect(one[part]).toBeGreaterThanOrEqual(0);
				}
			}),
		);
	});

	it('keeps whole kyat whole for any history', () => {
		fc.assert(
			fc.property(histories, ({ parcels, isWhole }) => {
				fc.pre(isWhole && parcels[0]?.currency === 'mmk');
				const { points: _, ...amounts } = sumWorth(orderWorth(parcels).credits);
				expect(Object.values(amounts).filter((amount) => amount % 100 !== 0)).toEqual([]);
			}),
		);
	});

	it('does not depend on the sequence of what happened', () => {
		const moments = fc.infiniteStream(fc.nat({ max: 1_000 }));
		fc.assert(
			fc.property(histories, moments, ({ parcels }, at) => {
				const moved = parcels.map((one) => ({
					...one,
					returns: one.returns.map((each) => ({ ...each, at: at.next().value ?? 0 })),
				}));
				const { credits: _, ...now } = orderWorth(parcels);
				const { credits: __, ...other } = orderWorth(moved);
				expect(other).toEqual(now);
			}),
		);
	});

	it('gives the same back for pieces one by one as for all at once, and then leaves the delivery alone', () => {
		fc.assert(
			fc.property(histories, ({ parcels }) => {
				for (const one of parcels) {
					const all = one.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
					const whole = returnCredit(one, [], all);
					const pieces = all.flatMap(({ lineId, quantity }) =>
						Array.from({ length: quantity }, () => ({ lineId, quantity: 1 })),
					);
					const parts = pieces.map((piece, index) => returnCredit(one, pieces.slice(0, index), [piece]));
					expect(sumWorth(parts)).toEqual(whole);
					expect(whole).toMatchObject({ goods: one.goods, discount: one.discount, tax: one.tax, delivery: 0 });
					expect(whole.total).toBeLessThanOrEqual(one.total);
					expect(whole.points).toBeLessThanOrEqual(one.points);
					expect(one.total + one.pointsPaid - whole.total - whole.pointsPaid).toBe(one.delivery);
				}
			}),
		);
	});

	it('refunds in all what was paid less what the order comes to, never more', () => {
		fc.assert(
			fc.property(histories, fc.nat({ max: 1_000 }), ({ parcels }, paidAt) => {
				const paid = orderWorth(parcels, paidAt);
				let [money, points] = [0, 0];
				for (const credit of orderWorth(parcels).credits.filter(({ at }) => at >= paidAt)) {
					money += credit.total;
					points += credit.points;
					expect(money).toBeLessThanOrEqual(paid.total);
					expect(points).toBeLessThanOrEqual(paid.points);
				}
				expect(paid.total - money).toBe(orderWorth(parcels).total);
				expect(paid.points - points).toBe(orderWorth(parcels).points);
			}),
		);
	});

	it('comes to nothing when all parcels are cancelled', () => {
		fc.assert(
			fc.property(histories, ({ parcels }) => {
				const { credits: _, parcels: __, ...sums } = orderWorth(parcels.map((one) => ({ ...one, cancelledAt: 2_000 })));
				expect(sums).toEqual(NOTHING);
			}),
		);
	});
});
