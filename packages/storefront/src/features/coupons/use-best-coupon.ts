import { useQuery } from '@zaylat/api-client/swr';
import { bestCoupon, type CouponParcel, fittingCoupons } from '@zaylat/domain/coupons';
import { useEffect, useEffectEvent, useState } from 'react';
import { offerOf } from './coupon-goods.ts';
import { couponsOf } from './queries.ts';

/** What is taken as the best coupon, and by what. */
export interface BestCouponUse {
	/** All that is bought. */
	readonly parcels: readonly CouponParcel[];
	/** A saved address that the order goes to: uses for its phone number count. */
	readonly addressId?: string | undefined;
	/** Code of the coupon that is used now. */
	readonly used: string | undefined;
	/** Whether the best coupon is taken: the shopper has chosen neither a coupon nor none. Default false. */
	readonly isOpen?: boolean;
	/** Takes a coupon that nobody chose; resolves to whether the server accepts it. Needed with `isOpen`. */
	readonly onBest?: (code: string) => Promise<boolean>;
}

/**
 * The coupons that fit what is bought. While the shopper has not chosen, the best one is taken, again whenever another one
 * becomes the best; one that the server refuses is not tried again.
 */
export function useBestCoupon({ parcels, addressId, used, isOpen = false, onBest }: BestCouponUse) {
	const [refused, refuse] = useState<readonly string[]>([]);
	const [tried, setTried] = useState<string>();
	const offers = (useQuery(couponsOf(undefined, addressId)).data?.data.items ?? []).map(offerOf);
	const best = bestCoupon(
		offers.filter(({ coupon: { code } }) => !refused.includes(code)),
		parcels,
	)?.coupon.code;
	const take = useEffectEvent(async (code: string) => {
		if ((await onBest?.(code)) === false) refuse((known) => [...known, code]);
		setTried(code);
	});
	const wanted = isOpen && best !== used ? best : undefined;
	useEffect(() => {
		if (wanted !== undefined) void take(wanted);
	}, [wanted]);
	return {
		fitting: fittingCoupons(offers, parcels).map(({ coupon: { coupon }, ...fit }) => ({ coupon, ...fit })),
		/** A best coupon is about to be taken where none is used yet. */
		isChoosing: wanted !== undefined && used === undefined && tried !== wanted,
	};
}
