import { usualAddress } from '@zaylat/domain/addresses';
import { phoneKey, readDiallingCode, readPhone } from '@zaylat/domain/contact';
import type { Edition } from '@zaylat/domain/editions';
import { listOf } from '../addresses/queries.ts';
import type { Session } from '../auth/session.ts';
import type { Db } from '../db/connect.ts';
import type { CouponShopper } from './service.ts';

/** Who asks about coupons, and where an order would go. */
export interface CouponAsker {
	readonly session: Session;
	readonly edition: Edition;
	/** The device, as `deviceOf` returns it; undefined where the request has none. */
	readonly device: string | undefined;
	/** A saved address of the account; without one, the address that the checkout begins with. */
	readonly addressId?: string | undefined;
}

/**
 * The shopper as orders count the uses of coupons: by account, device and the phone number of the address.
 * @returns without a number as long as there is no address
 */
export async function couponShopper(
	db: Db,
	{ session: { userId, kind }, edition, device, addressId }: CouponAsker,
): Promise<CouponShopper> {
	const saved = await listOf(db, userId);
	const address = saved.find(({ id }) => id === addressId) ?? usualAddress(saved, edition);
	const phone = address && readPhone(address.phone, readDiallingCode(address.phoneCountry));
	return { userId, kind, edition, device, phone: phone && phoneKey(phone) };
}
