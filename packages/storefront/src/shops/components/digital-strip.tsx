import type { ShopDetail } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { listingRequest } from '../../shared/listing/listing-address.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { ProductSection } from '../../shared/product-grid/product-section.tsx';
import { shopPath } from '../../shared/shop-path/shop-path.ts';
import { shopScope } from '../shop-scope.ts';

/** Props of {@link DigitalStrip}. */
export interface DigitalStripProps {
	readonly shop: ShopDetail;
}

const SHOWN = 6;

/** The first digital goods of a shop that sells goods too; all of them are in its categories. */
export function DigitalStrip({ shop }: DigitalStripProps) {
	const { t } = useTranslation('shops');
	const query = new URLSearchParams(useLocation().search);
	const request = listingRequest(shopScope({ shop: shop.slug }, 'digital'), query);
	const { data, error, mutate, isValidating } = useQuery(request);
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
	return (
		<ProductSection
			title={t('digitalProducts')}
			more={{ to: shopPath(shop.slug, 'category'), label: t('flash.seeAll') }}
			products={data?.data.items.slice(0, SHOWN) ?? []}
		/>
	);
}
