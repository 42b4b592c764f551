import { sellerCategories } from '@zaylat/api-client';
import type { SellerCategory } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { Combobox, type ComboboxProps } from '@zaylat/ui/combobox';
import { BoundControl } from '@zaylat/ui/form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { GoodsValues } from './goods-values.ts';

type OwnProps = Omit<ComboboxProps<SellerCategory>, 'value' | 'onValueChange' | 'defaultValue'>;

/** The category of a product, found by a word of its own name or of those above it, in the reader's language. */
export function CategoryField() {
	const { t } = useTranslation('editing');
	const kind = useWatch<GoodsValues, 'kind'>({ name: 'kind' });
	const { data, error, mutate } = useQuery(sellerCategories(kind));
	const items = data?.data.items ?? [];
	const failed = error === undefined ? 'loading' : 'error';
	return (
		<BoundControl<OwnProps, GoodsValues, 'category'>
			props={{
				name: 'category',
				label: t('category.label'),
				description: t(`category.${kind}`),
				items,
				getItemKey: ({ slug }) => slug,
				getItemText: ({ path }) => path.toReversed().join(' · '),
				getItemGroup: ({ path }) => path.slice(0, 2).join(' › '),
				renderItem: ({ path }) => path.at(-1),
				status: data === undefined ? failed : 'ready',
				onRetry: () => void mutate(),
				labels: {
					list: t('category.list'),
					open: t('category.open'),
					clear: t('category.clear'),
					loading: t('category.loading'),
					empty: t('category.empty'),
					error: t('category.failed'),
					retry: t('category.retry'),
					results: (count) => t('category.results', { count }),
				},
			}}
			empty=""
		>
			{({ value, onValueChange, ...input }) => (
				<Combobox<SellerCategory>
					{...input}
					value={items.find(({ slug }) => slug === value) ?? null}
					onValueChange={(item) => onValueChange(item?.slug ?? '')}
				/>
			)}
		</BoundControl>
	);
}
