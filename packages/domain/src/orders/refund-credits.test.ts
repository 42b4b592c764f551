import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsOfRefunds, orderWorth, type PaymentRefund, sumWorth, type WorthAmounts } from './index.ts';
import { histories, PARTS } from './worth.arbitrary.ts';

const credit = (kind: 'cancelled' | 'returned', at: number, total: number, more: Partial<WorthAmounts> = {}) => ({
	...{ goods: total, discount: 0, delivery: 0, tax: 0, pointsPaid: 0, points: 0 },
	...{ kind, at, total, ...more },
});
const refund = (reason: string, at: number, amount: number): PaymentRefund => ({ reason, at, amount });

/** What refunds give back, in their sequence. */
const found = (...[credits, refunds]: Parameters<typeof creditsOfRefunds>) => {
	const parts = creditsOfRefunds(credits, refunds);
	return refunds.map((each) => parts.get(each)?.total);
};

describe('creditsOfRefunds', () => {
	const credits = [
		credit('returned', 5, 9_967),
		credit('returned', 5, 9_966),
		credit('cancelled', 7, 400),
		credit('cancelled', 8, 300),
	];

	it('finds the credit of the same kind, moment and amount', () => {
		const refunds = [refund('returned', 5, 9_966), refund('cancelled', 7, 400), refund('returned', 5, 9_967)];
		expect(found(credits, refunds)).toEqual([9_966, 400, 9_967]);
	});

	it('gives each refund a credit of its own, also where no amount matches', () => {
		expect(found(credits, [refund('returned', 5, 12), refund('returned', 5, 11)])).toEqual([9_967, 9_966]);
		expect(found(credits, [refund('cancelled', 7, 12), refund('cancelled', 8, 11)])).toEqual([400, 300]);
		expect(found(credits, [refund('returned', 5, 9_966), refund('returned', 5, 11)])).toEqual([9_966, 9_967]);
	});

	it.each([
		['two of one amount', [300, 300], [300, 300], [300, 300]],
		['the largest first', [500, 300], [200, 400], [300, 500]],
		['one that the amount can be a part of', [100, 500], [400], [500]],
		['the one of which most is left', [100, 105], [90, 20, 10], [100, 70, 35]],
	])('finds %s', (_, totals, amounts, given) => {
		const own = totals.map((total) => credit('returned', 5, total));
		expect(
			found(
				own,
				amounts.map((amount) => refund('returned', 5, amount)),
			),
		).toEqual(given);
	});

	it('splits a credit that several payments give back, and parcels that were cancelled at one moment', () => {
		const [first, second] = [refund('cancelled', 7, 600), refund('cancelled', 7, 300)];
		const parts = creditsOfRefunds([credit('cancelled', 7, 900, { discount: 90, points: 7 })], [first, second]);
		expect(parts.get(first)).toMatchObject({ total: 600, discount: 60, points: 5 });
		expect(parts.get(second)).toMatchObject({ total: 300, discount: 30, points: 2 });
	});

	it('finds none for a payment that came late', () => {
		expect(found(credits, [refund('paid_late', 7, 400), refund('cancelled', 5, 9_966)])).toEqual([
			undefined,
			undefined,
		]);
	});

	it('makes the refunds of any history add up to its credits, however many payments paid', () => {
		fc.assert(
			fc.property(histories, fc.array(fc.nat({ max: 5_000_000 }), { maxLength: 3 }), ({ parcels }, payments) => {
				const given = orderWorth(parcels).credits.filter(({ total }) => total > 0);
				// Each payment gives back what is left of it before the next one does.
				const funds = [...payments, Number.MAX_SAFE_INTEGER];
				const refunds = given.flatMap(({ kind, at, total }) => {
					let wanted = total;
					return funds.flatMap((left, place): PaymentRefund[] => {
						const amount = Math.min(left, wanted);
						funds[place] = left - amount;
						wanted -= amount;
						return amount === 0 ? [] : [{ reason: kind, at, amount }];
					});
				});
				const parts = creditsOfRefunds(given, refunds);
				expect(parts.size).toBe(refunds.length);
				const [back, credited] = [sumWorth([...parts.values()]), sumWorth(given)];
				for (const part of PARTS) expect(back[part]).toBe(credited[part]);
			}),
			{ numRuns: 2_000 },
		);
	});

	it('never gives two refunds the same credit while there is another one', () => {
		const totals = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(totals, fc.infiniteStream(fc.integer({ min: 1, max: 1_000 })), (all, parts) => {
				const given = all.map((total, points) => credit('cancelled', 7, total, { points: 10 ** points }));
				// Each refund gives back at most its credit, such as all that is left of a payment.
				const refunds = all.map((total) => refund('cancelled', 7, Math.min(total, parts.next().value ?? 1)));
				const points = [...creditsOfRefunds(given, refunds).values()].map((part) => part.points);
				expect(points.toSorted((one, other) => one - other)).toEqual(given.map((one) => one.points));
			}),
		);
	});
});
