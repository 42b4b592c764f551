import { collectCoupon } from '@zaylat/api-client';
import { signInPath } from '@zaylat/domain/access';
import { SIGNED_OUT_CODES } from '../../core/failures/signed-out-codes.ts';
import { fieldText, type PageForm } from '../../core/forms/form-call.ts';
import { keepCouponIntent } from './coupon-intent.ts';

/** Name of the button whose value is the code of a coupon. */
export const COUPON_FIELD = 'coupon';

/** Collects a coupon; a visitor signs in first. */
export const couponForm: PageForm = async (call) => {
	const { fields, from, client } = call;
	const code = fieldText(fields, COUPON_FIELD);
	if (code === '') return { to: from };
	const attempt = await client.attempt(collectCoupon(code));
	if (attempt.ok) return { to: from, notice: 'collected' };
	if (!SIGNED_OUT_CODES.has(attempt.error.code)) return { to: from, notice: attempt.error.code };
	keepCouponIntent(code, call);
	return { to: signInPath(from) };
};
