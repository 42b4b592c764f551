import type { Coupon } from '@zaylat/api-client/contract';
import { endsSoon } from '@zaylat/domain/coupons';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCouponTerms } from './use-coupon-terms.ts';

/** A coupon in words. */
export interface CouponWords {
	/** What it takes off. */
	readonly benefit: string;
	/** Its least goods total. */
	readonly condition: string;
	/** Which goods it is for: those of its shop, of categories, or all. */
	readonly scope: string;
	/** Until when it holds. */
	readonly end: string;
	/** Whether that is soon. */
	readonly endsSoon: boolean;
}

/** Puts coupons in words. Texts: area `coupons`. */
export function useCouponWords(): (coupon: Coupon) => CouponWords {
	const { t } = useTranslation('coupons');
	const { language } = usePreferences();
	const { edition, now } = useAppContext();
	const show = usePrice();
	const termsOf = useCouponTerms();

	function benefitOf({ benefit, percent, off }: Coupon): string {
		if (benefit === 'free_delivery') return t('freeDelivery');
		const amount = off === null ? '' : show(off).text;
		if (benefit === 'amount') return t('amount', { amount });
		const share = t('percent', { percent: `${formatCount(percent ?? 0, language)}%` });
		return amount === '' ? share : `${share}, ${t('upTo', { amount })}`;
	}

	return (coupon) => {
		const { minSpend, endsAt, shop } = coupon;
		return {
			benefit: benefitOf(coupon),
			condition: minSpend.amount > 0 ? t('minSpend', { amount: show(minSpend).text }) : t('noMinimum'),
			scope: termsOf(coupon, shop?.name) || t('inAllShops'),
			end: t('until', { date: formatDate(new Date(endsAt), language, EDITIONS[edition].timeZone) }),
			endsSoon: endsSoon(Date.parse(endsAt), now()),
		};
	};
}
