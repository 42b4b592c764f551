import type { CartLine } from '@zaylat/api-client/contract';
import { groupByShop } from '@zaylat/domain/cart';
import { orderTotals, TAXES } from '@zaylat/domain/checkout';
import { shareOverLines } from '@zaylat/domain/coupons';
import { EDITIONS } from '@zaylat/domain/editions';
import { moneyOf, sumMoney } from '@zaylat/domain/money';
import { pointsOfParcels } from '@zaylat/domain/points';
import { useStore } from 'zustand';
import { useAppContext } from '../../../core/context/app-context.ts';
import { couponParcels } from '../../coupons/coupon-goods.ts';
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
	const nothing = moneyOf(0n, currency);
	const bought = couponParcels(lines);
	const scope = off && { shop: off.shop, categories: off.categories.map(({ id }) => id), minSpend: nothing };
	const offs = scope ? shareOverLines(scope, off.goodsOff, bought) : [];
	const parcels = groupByShop(lines.filter(({ isSelected }) => isSelected)).map(({ shop: { slug }, totals }) => ({
		...{ shop: slug, goods: totals.subtotal, delivery: nothing },
		couponOff: sumMoney(offs.filter((_, index) => bought[index]?.shop === slug).flat(), currency),
	}));
	const totals = orderTotals({ currency, parcels, tax: TAXES[edition] });
	return pointsOfParcels(totals.parcels);
}
