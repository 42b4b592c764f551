import type { StaffCategory } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { COUPON_LIMITS } from '@zaylat/domain/coupons';
import { formatCount } from '@zaylat/domain/money';
import { BoundControl } from '@zaylat/ui/form';
import { MultiSelect, type MultiSelectProps } from '@zaylat/ui/multi-select';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { categoriesRequest } from '../queries.ts';
import type { CouponValues } from './coupon-values.ts';

type OwnProps = Omit<MultiSelectProps<StaffCategory>, 'value' | 'onValueChange' | 'defaultValue'>;

const NOTHING: readonly string[] = [];

/** The categories that a coupon is for, of any level, found by a word of their names or of those above. Texts: areas `promotions`, `editing`. */
export function CouponCategories() {
	const { t } = useTranslation(['promotions', 'editing']);
	const { language } = usePreferences();
	const { data, error, mutate } = useQuery(categoriesRequest());
	const items = data?.data.items ?? [];
	const namesOf = ({ name, parent }: StaffCategory): string[] => {
		const above = items.find(({ id }) => id === parent);
		return [name[language], ...(above ? namesOf(above) : [])];
	};
	const failed = error === undefined ? 'loading' : 'error';
	const max = COUPON_LIMITS.categories;
	return (
		<BoundControl<OwnProps, CouponValues, 'categories'>
			props={{
				name: 'categories',
				label: t('coupons.categories.label'),
				description: t('coupons.categories.text'),
				items,
				getItemKey: ({ id }) => id,
				getItemText: (category) => namesOf(category).join(' · '),
				maxItems: max,
				status: data === undefined ? failed : 'ready',
				onRetry: () => void mutate(),
				labels: {
					list: t('editing:category.list'),
					open: t('editing:category.open'),
					clear: t('editing:category.clear'),
					loading: t('editing:category.loading'),
					empty: t('editing:category.empty'),
					error: t('editing:category.failed'),
					retry: t('editing:category.retry'),
					results: (count) => t('editing:category.results', { count }),
					chosen: t('coupons.categories.chosen'),
					remove: (name) => t('sales.removeOf', { name }),
					added: (name) => t('coupons.categories.added', { name }),
					removed: (name) => t('coupons.categories.removed', { name }),
					full: (most) => t('coupons.categories.full', { max: formatCount(most, language) }),
				},
			}}
			empty={NOTHING}
		>
			{({ value, onValueChange, ...input }) => (
				<MultiSelect<StaffCategory>
					{...input}
					value={items.filter(({ id }) => value?.includes(id))}
					onValueChange={(chosen) => onValueChange(chosen.map(({ id }) => id))}
				/>
			)}
		</BoundControl>
	);
}
