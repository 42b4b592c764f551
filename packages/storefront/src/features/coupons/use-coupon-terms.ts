import type { Coupon } from '@zaylat/api-client/contract';
import { listWords } from '@zaylat/domain/text';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Says which categories a coupon is for: "For Phones and Tablets".
 * @returns a function from a coupon to its words, empty for one that is for all goods. Texts: area `coupons`
 */
export function useCategoryWords(): (coupon: Pick<Coupon, 'categories'>) => string {
	const { t } = useTranslation('coupons');
	const { language } = usePreferences();
	return ({ categories }) => {
		const names = categories.map(({ name }) => name);
		return names.length === 0 ? '' : t('forCategories', { categories: listWords(names, language) });
	};
}
