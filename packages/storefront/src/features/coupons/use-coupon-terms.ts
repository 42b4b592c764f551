import type { Coupon } from '@zaylat/api-client/contract';
import { listWords } from '@zaylat/domain/text';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Joins what is said of a coupon, and which categories it is for: "5,000 Ks off · For Phones and Tablets".
 * @returns a function from a coupon and its terms to one line; empty for a coupon without terms that is for all goods
 */
export function useCouponTerms(): (
	coupon: Pick<Coupon, 'categories'>,
	...terms: readonly (string | false | null | undefined)[]
) => string {
	const { t } = useTranslation('app');
	const { language } = usePreferences();
	return ({ categories }, ...terms) => {
		const names = categories.map(({ name }) => name);
		const isFor = names.length > 0 && t('couponFor', { categories: listWords(names, language) });
		return [...terms, isFor].filter(Boolean).join(' · ');
	};
}
