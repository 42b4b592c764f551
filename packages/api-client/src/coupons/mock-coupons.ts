import type { Coupon as CouponRule } from '@zaylat/domain/coupons';
import type { MockContext } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { Coupon } from './contract.ts';

/** Coupons of the mock world. */
export const mockCoupons = ({ world, catalogue: { config } }: MockContext): Coupon[] =>
	config.size === 'empty' ? [] : recorded<Coupon>('coupons', config, world.now());

/** A coupon as the rules read it. */
export function toRule({ code, percent, off, minSpend, endsAt, usesLeft }: Coupon): CouponRule {
	return {
		...{ code, minSpend, shop: null, startsAt: 0, usesLeft: null },
		benefit: percent === null ? { kind: 'free_delivery' } : { kind: 'percent', percent, most: off },
		endsAt: Date.parse(endsAt),
		usesLeftForShopper: usesLeft ?? 1,
	};
}
