import { useQuery } from '@zaylat/api-client/swr';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FIRST_ROW } from '../../catalog/grid/product-grid.tsx';
import { ProductSection } from '../../catalog/grid/product-section.tsx';
import { newestRequest } from '../queries.ts';

/** Props of {@link Newest}. */
export interface NewestProps {
	/** Slug of the shop. */
	readonly shop: string;
}

/** The newest goods of a shop; nothing where all of it is in the list below anyhow. */
export function Newest({ shop }: NewestProps) {
	const { t } = useTranslation('shops');
	const { data, error, mutate, isValidating } = useQuery(newestRequest(shop));
	if (error) {
		return <QueryProblem title={t('newestFailed')} query={{ error, mutate, isValidating }} />;
	}
	const items = data?.data.items ?? [];
	if (items.length <= FIRST_ROW) return null;
	return <ProductSection title={t('newest')} products={items.slice(0, FIRST_ROW)} />;
}
