import type { Coupon as CouponRule } from '@zaylat/domain/coupons';
import type { MockContext } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { Coupon } from './contract.ts';

/** Coupons of the mock world. */
export function mockCoupons({ world, catalogue: { config, categories } }: MockContext): Coupon[] {
	const all = config.size === 'empty' ? [] : recorded<Coupon>('coupons', config, world.now());
	const limits = categories.filter(({ slug }) => world.options.couponCategories?.includes(slug));
	const ofCoupon = limits.map(({ id, name, slug }) => ({
		...{ id, name: name[config.language], kind: 'goods' as const, path: [slug] },
	}));
	return all.map((coupon, index) => ({ ...coupon, categories: index === 0 ? ofCoupon : [] }));
}

/** A coupon as the rules read it. */
export function toRule({ code, categories, percent, off, minSpend, endsAt, usesLeft }: Coupon): CouponRule {
	return {
		...{ code, minSpend, shop: null, startsAt: 0, usesLeft: null },
		categories: categories.map(({ id }) => id),
		benefit: percent === null ? { kind: 'free_delivery' } : { kind: 'percent', percent, most: off },
		endsAt: Date.parse(endsAt),
		usesLeftForShopper: usesLeft ?? 1,
	};
}
