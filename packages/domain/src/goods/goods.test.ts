import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	GOODS_LIMITS,
	GOODS_MOVES,
	type GoodsActor,
	type GoodsChange,
	type GoodsDraft,
	type GoodsMove,
	type GoodsState,
	goodsMoves,
	isVisible,
	mayChangeGoods,
	moveGoods,
	type Offer,
	type OfferUpdate,
	orderedReasons,
	publishProblems,
	reviewProblem,
	shownGoodsState,
	updateOffer,
} from './index.ts';

const STATES: readonly GoodsState[] = ['draft', 'in_review', 'on_sale', 'paused'];
const ACTORS: readonly GoodsActor[] = ['seller', 'operator'];
const MOVES = Object.keys(GOODS_MOVES) as GoodsMove[];
const anyState = fc.constantFrom(...STATES);

describe('the life of a product', () => {
	it.each<[GoodsActor, GoodsState, readonly GoodsMove[]]>([
		['seller', 'draft', ['submit']],
		['seller', 'in_review', ['withdraw']],
		['seller', 'on_sale', ['pause']],
		['seller', 'paused', ['resume']],
		['operator', 'draft', ['publish']],
		['operator', 'in_review', ['approve', 'send_back']],
		['operator', 'on_sale', ['take_down']],
		['operator', 'paused', ['take_down']],
	])('a %s can move one that is %s by %j', (actor, state, moves) => {
		expect(goodsMoves({ state, isComplete: true }, actor)).toEqual(moves);
	});

	it('puts nothing on sale, and nothing in review, that is incomplete', () => {
		for (const state of STATES) {
			for (const actor of ACTORS) {
				for (const move of goodsMoves({ state, isComplete: false }, actor)) {
					expect(['draft', 'paused']).toContain(GOODS_MOVES[move].to);
				}
			}
		}
	});

	it('lets no seller put on sale what no operator has seen', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(...MOVES), { maxLength: 12 }), (moves) => {
				let state: GoodsState = 'draft';
				for (const move of moves) {
					const moved = moveGoods({ state, isComplete: true }, move, 'seller', 'because');
					if ('state' in moved) state = moved.state;
				}
				expect(['draft', 'in_review']).toContain(state);
			}),
		);
	});

	it('tells the shop why', () => {
		const inReview = { state: 'in_review', isComplete: true } as const;
		expect(moveGoods(inReview, 'send_back', 'operator', ' ')).toEqual({ refusal: 'reason_missing' });
		expect(moveGoods(inReview, 'send_back', 'operator', 'No sizes')).toEqual({ state: 'draft' });
		expect(moveGoods(inReview, 'approve', 'seller')).toEqual({ refusal: 'wrong_actor' });
		expect(moveGoods({ ...inReview, state: 'draft' }, 'approve', 'operator')).toEqual({ refusal: 'wrong_state' });
		expect(moveGoods({ ...inReview, isComplete: false }, 'approve', 'operator')).toEqual({ refusal: 'incomplete' });
	});

	it('is put on sale by nobody while its shop is paused, and moves otherwise', () => {
		const held = { isComplete: true, isShopPaused: true } as const;
		for (const [state, move, actor] of [
			['draft', 'publish', 'operator'],
			['in_review', 'approve', 'operator'],
			['paused', 'resume', 'seller'],
		] as const) {
			expect(moveGoods({ ...held, state }, move, actor)).toEqual({ refusal: 'shop_paused' });
		}
		expect(moveGoods({ ...held, state: 'draft' }, 'submit', 'seller')).toEqual({ state: 'in_review' });
	});

	it('computes that it is sold out, and shows it nevertheless', () => {
		expect(shownGoodsState('on_sale', 0)).toBe('sold_out');
		expect(shownGoodsState('on_sale', 1)).toBe('on_sale');
		expect(shownGoodsState('on_sale', 0, true)).toBe('on_sale');
		expect(shownGoodsState('paused', 0)).toBe('paused');
		expect(STATES.filter(isVisible)).toEqual(['on_sale']);
	});
});

describe('what a shop is told of a product that is not put on sale', () => {
	it('is one reason at least, and words where the list has none', () => {
		expect(reviewProblem([], 'No')).toBe('reasons_missing');
		expect(reviewProblem(['other'], ' ')).toBe('note_missing');
		expect(reviewProblem(['other', 'duplicate'], 'It is sold twice')).toBeUndefined();
		expect(reviewProblem(['bad_pictures'], '')).toBeUndefined();
	});

	it('names each reason once, in the order of the list, and no unknown one', () => {
		expect(orderedReasons(['other', 'bad_pictures', 'moon', 'bad_pictures'])).toEqual(['bad_pictures', 'other']);
	});
});

describe('what a seller may change', () => {
	const CHANGES: readonly GoodsChange[] = [
		...(['texts', 'pictures', 'category', 'options', 'price', 'stock', 'delivery', 'removal'] as const),
	];

	it.each<[GoodsState, readonly GoodsChange[]]>([
		['draft', CHANGES],
		['in_review', ['price', 'stock']],
		['on_sale', ['texts', 'pictures', 'price', 'stock', 'delivery']],
		['paused', ['texts', 'pictures', 'category', 'options', 'price', 'stock', 'delivery']],
	])('of one that is %s: %j', (state, changes) => {
		expect(CHANGES.filter((change) => mayChangeGoods({ shopId: 7, state }, change, [3, 7]))).toEqual(changes);
	});

	it('never of another shop', () => {
		fc.assert(
			fc.property(anyState, fc.constantFrom(...CHANGES), fc.nat(), fc.array(fc.nat()), (state, change, shopId, own) => {
				fc.pre(!own.includes(shopId));
				expect(mayChangeGoods({ shopId, state }, change, own)).toBe(false);
			}),
		);
	});
});

describe('offers', () => {
	const START: Offer = { version: 0, price: 500, previousPrice: null, stock: 10 };
	const update = fc.record<OfferUpdate>({
		version: fc.integer({ min: 1, max: 50 }),
		price: fc.integer({ min: 1, max: 9_999 }),
		stock: fc.integer({ min: 0, max: 9_999 }),
	});
	const all = (offer: Offer, updates: readonly OfferUpdate[]): Offer =>
		updates.reduce((now, each) => {
			const result = updateOffer(now, each);
			return result.kind === 'applied' ? result.offer : now;
		}, offer);

	it('ends with the newest update, in whatever order and how often they arrive', () => {
		const sent = fc.uniqueArray(update, { selector: ({ version }) => version, minLength: 1 });
		fc.assert(
			fc.property(
				sent.chain((updates) =>
					fc.tuple(fc.constant(updates), fc.shuffledSubarray([...updates, ...updates], { minLength: updates.length })),
				),
				([updates, arrived]) => {
					const newest = Math.max(...arrived.map(({ version }) => version));
					const last = updates.find(({ version }) => version === newest);
					const { version, price, stock } = all(START, arrived);
					expect({ version, price, stock }).toEqual(last);
				},
			),
		);
	});

	it('changes nothing by an update that is not newer', () => {
		fc.assert(
			fc.property(update, fc.integer({ min: 50, max: 90 }), (each, version) => {
				expect(updateOffer({ ...START, version }, each)).toEqual({ kind: 'stale' });
			}),
		);
	});

	it('counts pieces once when their update is repeated', () => {
		const each = { version: 4, stockBy: 5 };
		expect(all(START, [each, each])).toEqual({ ...START, version: 4, stock: 15 });
	});

	it('adds up the pieces that came in and went out', () => {
		const moves = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 20 });
		fc.assert(
			fc.property(moves, (pieces) => {
				const { stock } = all(
					START,
					pieces.map((stockBy, i) => ({ version: i + 1, stockBy })),
				);
				expect(stock).toBe(START.stock + pieces.reduce((sum, each) => sum + each, 0));
			}),
		);
	});

	it.each<[string, OfferUpdate]>([
		['version_invalid', { version: 0, price: 1 }],
		['version_invalid', { version: 1.5, price: 1 }],
		['nothing_to_change', { version: 1 }],
		['stock_twice', { version: 1, stock: 1, stockBy: 1 }],
		['price_out_of_range', { version: 1, price: 0 }],
		['price_out_of_range', { version: 1, price: GOODS_LIMITS.price.max + 1 }],
		['previous_price_not_above', { version: 1, previousPrice: 500 }],
		['stock_out_of_range', { version: 1, stockBy: -11 }],
		['stock_out_of_range', { version: 1, stock: GOODS_LIMITS.stock.max + 1 }],
	])('refuses %s: %j', (problem, each) => {
		expect(updateOffer(START, each)).toEqual({ kind: 'refused', problem });
	});

	it('keeps what an update does not name, and ends a discount with null', () => {
		const offer = { ...START, previousPrice: 900 };
		expect(updateOffer(offer, { version: 1, stock: 3 })).toEqual({
			kind: 'applied',
			offer: { version: 1, price: 500, previousPrice: 900, stock: 3 },
		});
		expect(updateOffer(offer, { version: 1, previousPrice: null })).toMatchObject({ offer: { previousPrice: null } });
	});
});

describe('publishing', () => {
	const SHIRT: GoodsDraft = {
		kind: 'goods',
		categoryLevel: 3,
		attributes: [],
		values: [],
		name: { en: 'Cotton shirt', mm: 'ချည်အင်္ကျီ', thai: '' },
		description: { en: 'A light shirt of cotton.' },
		pictures: 2,
		options: [{ key: 'size', values: ['s', 'm'] }],
		variants: [
			{ values: ['s'], price: 1_000, previousPrice: null, stock: 3, plan: null },
			{ values: ['m'], price: 1_000, previousPrice: 1_200, stock: 0, plan: null },
		],
		tiers: [
			{ minQuantity: 12, percentOff: 5 },
			{ minQuantity: 48, percentOff: 10 },
		],
		minQuantity: 1,
		maxQuantity: 200,
		weightGrams: 300,
	};
	const [SMALL, MEDIUM] = SHIRT.variants as [GoodsDraft['variants'][number], GoodsDraft['variants'][number]];

	it('is possible for a complete product', () => {
		expect(publishProblems(SHIRT)).toEqual([]);
	});

	it.each<[string, string, Partial<GoodsDraft>]>([
		['name', 'missing', { name: { en: ' ' } }],
		['name.en', 'out_of_range', { name: { en: 'ab' } }],
		['description.mm', 'out_of_range', { description: { mm: 'x'.repeat(GOODS_LIMITS.description.max + 1) } }],
		['category', 'missing', { categoryLevel: 2 }],
		['pictures', 'out_of_range', { pictures: 0 }],
		['pictures', 'out_of_range', { pictures: GOODS_LIMITS.pictures.max + 1 }],
		['options.0.values.1', 'twice', { options: [{ key: 'size', values: ['s', 's', 'm'] }] }],
		['variants', 'out_of_range', { variants: [] }],
		['variants.1', 'twice', { variants: [SMALL, SMALL] }],
		['variants.0.values', 'unknown_value', { variants: [{ ...SMALL, values: ['xl'] }] }],
		['variants.0.values', 'unknown_value', { variants: [{ ...SMALL, values: [] }] }],
		['variants.0.price', 'out_of_range', { variants: [{ ...SMALL, price: 0 }] }],
		['variants.0.previousPrice', 'not_above_price', { variants: [{ ...SMALL, previousPrice: 1_000 }] }],
		['variants.0.stock', 'out_of_range', { variants: [{ ...SMALL, stock: -1 }, MEDIUM] }],
		['variants.0.plan', 'unknown_value', { variants: [{ ...SMALL, plan: { kind: 'one_time', days: null } }] }],
		['variants.0.plan', 'missing', { kind: 'digital', categoryLevel: 0, variants: [SMALL] }],
		[
			'variants.0.plan.days',
			'out_of_range',
			{ kind: 'digital', variants: [{ ...SMALL, plan: { kind: 'days', days: null } }] },
		],
		['tiers.0.minQuantity', 'out_of_range', { tiers: [{ minQuantity: 1, percentOff: 5 }] }],
		['tiers.0.percentOff', 'out_of_range', { tiers: [{ minQuantity: 2, percentOff: 91 }] }],
		[
			'tiers.1',
			'not_ascending',
			{
				tiers: [
					{ minQuantity: 12, percentOff: 5 },
					{ minQuantity: 24, percentOff: 5 },
				],
			},
		],
		['minQuantity', 'out_of_range', { minQuantity: 201 }],
		['maxQuantity', 'out_of_range', { maxQuantity: 1_000 }],
		['weightGrams', 'out_of_range', { weightGrams: 0 }],
	])('names %s that is %s', (field, problem, change) => {
		expect(publishProblems({ ...SHIRT, ...change })).toEqual([{ field, problem }]);
	});

	it('needs neither weight nor category of digital goods', () => {
		const variants = [{ ...SMALL, values: [], plan: { kind: 'life_time', days: null } as const }];
		const code = {
			...SHIRT,
			kind: 'digital',
			categoryLevel: 0,
			attributes: [],
			values: [],
			weightGrams: 0,
			options: [],
			variants,
		} as const;
		expect(publishProblems(code)).toEqual([]);
	});
});
