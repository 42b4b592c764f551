import { collectedState, collectRefusal, readCouponCode } from '@zaylat/domain/coupons';
import { DAY_MS } from '@zaylat/domain/time';
import { mockQuote } from '../checkout/mock-quote.ts';
import { type MockContext, type MockHandlers, perWorld, refuse } from '../mocks/answer.ts';
import type { CollectedCoupon, Coupon } from './contract.ts';
import { mockCoupons, toRule } from './mock-coupons.ts';

/** Codes that the shopper of a world has collected, the last one first; all at first where the options say so. */
const collectedIn = perWorld((_, codes: readonly string[]) => ({ codes: [...codes] }));

function stateOf(context: MockContext) {
	const { hasCollectedCoupons = false } = context.world.options;
	return collectedIn(context.world, hasCollectedCoupons ? mockCoupons(context).map(({ code }) => code) : []);
}

function collectedCoupons(context: MockContext): CollectedCoupon[] {
	const { world } = context;
	const now = world.now();
	const known = mockCoupons(context);
	const collected = stateOf(context).codes.flatMap((code) => known.find((one) => one.code === code) ?? []);
	return [...collected, ...(world.options.hasCollectedCoupons ? pastOf(known, now) : [])].map((coupon) => {
		const usesLeft = coupon.usesLeft ?? 1;
		const state = collectedState({ ...toRule(coupon), usesLeftForShopper: usesLeft }, now);
		return { ...coupon, usesLeft, state, collectedAt: new Date(now).toISOString() };
	});
}

/** Coupons that can no longer be used: the first one was used, the others have ended. */
const pastOf = (coupons: readonly Coupon[], now: number): Coupon[] =>
	coupons.map((coupon, index) => ({
		...coupon,
		code: `LAST-${coupon.code}`,
		...(index === 0 ? { usesLeft: 0 } : { endsAt: new Date(now - DAY_MS).toISOString() }),
	}));

/** Mock answers of the coupon calls. */
export const couponHandlers = {
	listCoupons: (call) => ({ items: mockCoupons(call) }),
	listCollectedCoupons: (call) => ({ items: collectedCoupons(call) }),
	collectCoupon: (call) => {
		const code = readCouponCode(call.params.code) ?? refuse('coupon_invalid', { reason: 'malformed' });
		const coupon =
			mockCoupons(call).find((one) => one.code === code) ?? refuse('coupon_invalid', { reason: 'unknown' });
		const reason = collectRefusal(toRule(coupon), call.world.now());
		if (reason !== undefined) refuse('coupon_invalid', { reason });
		const state = stateOf(call);
		if (!state.codes.includes(code)) state.codes = [code, ...state.codes];
		return { items: collectedCoupons(call) };
	},
	checkCoupon: (call) => {
		const { coupon, discount } = mockQuote(call, { coupon: call.body.code, services: [], points: 0 });
		const { code = '', title = '', categories = [] } = coupon ?? {};
		return { code, title, shop: null, categories, goodsOff: discount, isDeliveryFree: code === 'FREESHIP' };
	},
} satisfies Partial<MockHandlers>;
