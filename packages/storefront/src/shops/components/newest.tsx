import { productListing } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { FIRST_ROW } from '../../shared/product-grid/product-grid.tsx';
import { ProductSection } from '../../shared/product-grid/product-section.tsx';
import { newestOf } from './newest-of.ts';

/** Props of {@link Newest}. */
export interface NewestProps {
	/** Slug of the shop. */
	readonly shop: string;
}

/** The newest goods of a shop; nothing where all of it is in the list below anyhow. */
export function Newest({ shop }: NewestProps) {
	const { t } = useTranslation('shops');
	const { data, error, mutate, isValidating } = useQuery(productListing(newestOf(shop)));
	if (error) {
		return (
			<LoadProblem
				title={t('newestFailed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	const items = data?.data.items ?? [];
	if (items.length <= FIRST_ROW) return null;
	return <ProductSection title={t('newest')} products={items.slice(0, FIRST_ROW)} />;
}
