import { mockQuote } from '../checkout/mock-quote.ts';
import type { MockHandlers } from '../mocks/answer.ts';
import { mockCoupons } from './mock-coupons.ts';

/** Mock answers of the coupon calls. */
export const couponHandlers = {
	listCoupons: (call) => ({ items: mockCoupons(call) }),
	checkCoupon: (call) => {
		const { coupon, discount } = mockQuote(call, { coupon: call.body.code, services: [], points: 0 });
		const { code = '', title = '' } = coupon ?? {};
		return { code, title, shop: null, goodsOff: discount, isDeliveryFree: code === 'FREESHIP' };
	},
} satisfies Partial<MockHandlers>;
