import type { ParcelReturn } from '@zaylat/api-client/contract';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link ReturnCredit}. */
export interface ReturnCreditProps {
	readonly credit: Pick<ParcelReturn['credit'], 'goods' | 'discount' | 'points'>;
}

/** Why a refund is less than the price of its goods: the part that a coupon paid, and the points that come back. Texts: area `returns`. */
export function ReturnCredit({ credit: { goods, discount, points } }: ReturnCreditProps) {
	const { t } = useTranslation('returns');
	const { language } = usePreferences();
	return (
		<>
			{discount.amount > 0 && (
				<span className="block text-sm text-text-muted">
					{t('couponPart', { goods: formatPrice(goods, language), amount: formatPrice(discount, language) })}
				</span>
			)}
			{points > 0 && (
				<span className="block text-sm text-text-muted">
					{t('pointsPart', { count: points, points: formatCount(points, language) })}
				</span>
			)}
		</>
	);
}
