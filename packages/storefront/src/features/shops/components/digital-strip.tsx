import type { ShopDetail } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { useLocation } from 'react-router';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductSection } from '../../catalog/grid/product-section.tsx';
import { digitalRequest } from '../queries.ts';

/** Props of {@link DigitalStrip}. */
export interface DigitalStripProps {
	readonly shop: ShopDetail;
}

const SHOWN = 6;

/** The first digital goods of a shop that sells goods too; all of them are in its categories. */
export function DigitalStrip({ shop }: DigitalStripProps) {
	const { t } = useTranslation('shops');
	const query = new URLSearchParams(useLocation().search);
	const { data, error, mutate, isValidating } = useQuery(digitalRequest({ shop: shop.slug }, query));
	if (error) {
		return <QueryProblem title={t('newestFailed')} query={{ error, mutate, isValidating }} />;
	}
	return (
		<ProductSection
			title={t('digitalProducts')}
			more={{ to: shopPath(shop.slug, 'category'), label: t('flash.seeAll') }}
			products={data?.data.items.slice(0, SHOWN) ?? []}
		/>
	);
}
