import type { ApiError } from '@zaylat/api-client';
import { COUPON_REFUSALS } from '@zaylat/domain/coupons';
import { EDITIONS } from '@zaylat/domain/editions';
import { useAppContext } from '../../core/context/app-context.ts';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says why a coupon does not hold for what is bought, and what to do next. Texts: area `cart`. */
export function useCouponRefusal(): (error: Pick<ApiError, 'code' | 'details'>) => string {
	const { t } = useTranslation('cart');
	const { edition } = useAppContext();
	const errorText = useErrorText();
	const show = usePrice();
	return ({ code, details: { reason, missing, categories } }) => {
		const known = COUPON_REFUSALS.find((each) => each === reason);
		if (known === undefined) return errorText(code).text;
		if (categories === undefined || missing === undefined) return t(`coupon.${known}`, { categories });
		const amount = show({ amount: Number(missing), currency: EDITIONS[edition].currency }).text;
		return t('coupon.missingOf', { categories, amount });
	};
}
