import type { CartLine } from '@zaylat/api-client/contract';
import { groupByShop } from '@zaylat/domain/cart';
import { orderTotals, TAXES } from '@zaylat/domain/checkout';
import { EDITIONS } from '@zaylat/domain/editions';
import { moneyOf } from '@zaylat/domain/money';
import { pointsOfParcels } from '@zaylat/domain/points';
import { useStore } from 'zustand';
import { useAppContext } from '../../../core/context/app-context.ts';
import type { CouponState } from './use-coupon.ts';

/**
 * The points that the selected lines earn when they are delivered, counted as the checkout counts them (Decision 12).
 * @returns 0 for guests, who get none (Decision 20)
 */
export function useCartPoints(lines: readonly CartLine[], coupon: CouponState): number {
	const { auth, edition } = useAppContext();
	const isGuest = useStore(auth, ({ data }) => data?.user.kind === 'guest');
	if (isGuest) return 0;
	const { currency } = EDITIONS[edition];
	const off = coupon.status === 'applied' ? coupon : undefined;
	const parcels = groupByShop(lines.filter(({ isSelected }) => isSelected)).map(({ shop, totals }) => ({
		shop: shop.slug,
		goods: totals.subtotal,
		delivery: moneyOf(0n, currency),
		...(off?.shop === shop.slug && { shopCouponOff: off.goodsOff }),
	}));
	const totals = orderTotals({
		currency,
		parcels,
		tax: TAXES[edition],
		...(off?.shop === null && { couponGoodsOff: off.goodsOff }),
	});
	return pointsOfParcels(totals.parcels);
}
