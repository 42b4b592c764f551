import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	applyCoupon,
	COUPON_CHANGES,
	type CouponDraft,
	couponChangeProblems,
	couponProblems,
	couponState,
	isCouponCode,
} from './index.ts';

const draft: CouponDraft = {
	title: { en: '10% off' },
	shop: null,
	categories: ['phones'],
	benefit: 'percent',
	percent: 10,
	off: 10_000,
	minSpend: 50_000,
	startsAt: 100,
	endsAt: 200,
	uses: 20,
	usesPerShopper: 2,
	isListed: true,
};

const USED = { collected: 3, used: 5 };
const FRESH = { collected: 0, used: 0 };

describe('a coupon', () => {
	test.each([
		['without a title', { title: { mm: ' ' } }, [['title', 'missing']]],
		['with a title that is too long', { title: { thai: 'ล'.repeat(61) } }, [['title.thai', 'too_long']]],
		['of no percent', { percent: null }, [['percent', 'missing']]],
		['of 95 percent', { percent: 95 }, [['percent', 'out_of_range']]],
		['of no amount', { benefit: 'amount', percent: null, off: null }, [['off', 'missing']]],
		['for eleven categories', { categories: 'abcdefghijk'.split('') }, [['categories', 'too_many']]],
		['of half a unit', { off: 0.5 }, [['off', 'out_of_range']]],
		['that ends at its start', { endsAt: 100 }, [['endsAt', 'ends_before_start']]],
		[
			'for nobody',
			{ uses: 0, usesPerShopper: 0 },
			[
				['uses', 'out_of_range'],
				['usesPerShopper', 'out_of_range'],
			],
		],
		['for free delivery, for ever', { benefit: 'free_delivery', percent: null, off: null, uses: null }, []],
	] as const)('%s', (_, change, problems) => {
		const found = couponProblems({ ...draft, ...change });
		expect(found.map(({ field, problem }) => [field, problem])).toEqual(problems);
	});

	it.each([
		['SAVE-50', true],
		['ABC', false],
		['save', false],
		['A'.repeat(21), false],
		['SAVE 50', false],
	])('%s as its code: %s', (code, isOne) => {
		expect(isCouponCode(code)).toBe(isOne);
	});

	test.each([
		[99, 0, 'planned'],
		[100, 0, 'running'],
		[199, 20, 'used_up'],
		[200, 20, 'ended'],
	])('at %d with %d uses is %s', (now, used, state) => {
		expect(couponState(draft, used, now)).toBe(state);
	});
});

describe('a change of a coupon', () => {
	/** Each fact with a value that favours shoppers, and one that does not. */
	const CHANGES = {
		title: [{ en: '10% off all' }, { en: 'Less' }],
		isListed: [true, false],
		endsAt: [300, 150],
		shop: ['inle-weavers', 'bagan-lacquer'],
		categories: [['tablets', 'phones'], ['tablets']],
		benefit: ['free_delivery', 'amount'],
		percent: [20, 5],
		off: [null, 5_000],
		usesPerShopper: [3, 1],
		uses: [null, 6],
		minSpend: [0, 60_000],
		startsAt: [50, 150],
	} as const satisfies { readonly [Field in keyof CouponDraft]: readonly [CouponDraft[Field], CouponDraft[Field]] };
	const ALLOWED = { free: [true, true], fixed: [false, false], more: [true, false], less: [true, false] } as const;

	test.each(Object.entries(COUPON_CHANGES))('%s is %s once somebody has it', (name, change) => {
		const field = name as keyof CouponDraft;
		for (const [at, value] of CHANGES[field].entries()) {
			const after = { ...draft, [field]: value };
			expect(couponChangeProblems(draft, after, FRESH), `${name} ${value}`).toEqual([]);
			const isAllowed = ALLOWED[change][at] ?? expect.fail();
			const problems = couponChangeProblems(draft, after, USED).map((each) => each.field);
			expect(problems, `${name} ${value}`).toEqual(isAllowed ? [] : [name]);
			expect(couponChangeProblems(draft, after, { collected: 1, used: 0 }).length).toBe(isAllowed ? 0 : 1);
		}
	});

	it.each([
		[['phones'], [], true],
		[['phones', 'tablets'], ['tablets', 'phones'], true],
		[['phones', 'tablets'], ['phones'], false],
		[[], ['phones'], false],
		[[], [], true],
	])('may turn categories %j into %j: %s', (from, to, isAllowed) => {
		const problems = couponChangeProblems({ ...draft, categories: from }, { ...draft, categories: to }, USED);
		expect(problems).toEqual(isAllowed ? [] : [{ field: 'categories', problem: 'only_more' }]);
	});

	it('leaves no fewer uses than orders have taken', () => {
		expect(couponChangeProblems(draft, { ...draft, uses: 5 }, USED)).toEqual([]);
		expect(couponChangeProblems(draft, { ...draft, uses: 4 }, USED)).toEqual([
			{ field: 'uses', problem: 'below_used' },
		]);
	});

	it('never makes a coupon that somebody has worth less', () => {
		const money = (amount: number) => ({ amount, currency: 'mmk' }) as const;
		const worth = (each: CouponDraft, goods: number) => {
			const benefit = {
				kind: 'percent',
				percent: each.percent ?? 0,
				most: each.off === null ? null : money(each.off),
			} as const;
			const times = { startsAt: each.startsAt, endsAt: 1_000, usesLeft: null, usesLeftForShopper: each.usesPerShopper };
			const scope = { shop: null, categories: each.categories, minSpend: money(each.minSpend) };
			const lines = ['phones', 'tablets'].map((category) => ({ goods: money(goods), categories: [category] }));
			const parcels = [{ shop: 'lotus', lines, delivery: money(0), isDelivered: true }];
			const outcome = applyCoupon({ code: 'SAVE', benefit, ...scope, ...times }, parcels, 160);
			return outcome.kind === 'accepted' ? outcome.goodsOff.amount : 0;
		};
		const change = fc.record(
			{
				percent: fc.integer({ min: 1, max: 90 }),
				off: fc.option(fc.integer({ min: 1, max: 20_000 })),
				minSpend: fc.integer({ min: 0, max: 100_000 }),
				startsAt: fc.integer({ min: 0, max: 180 }),
				categories: fc.subarray(['phones', 'tablets', 'books']),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(change, fc.integer({ min: 0, max: 200_000 }), (changed, goods) => {
				const after = { ...draft, ...changed };
				fc.pre(couponChangeProblems(draft, after, USED).length === 0);
				expect(worth(after, goods)).toBeGreaterThanOrEqual(worth(draft, goods));
			}),
		);
	});
});
