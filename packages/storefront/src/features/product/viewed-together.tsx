import { viewedTogether } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductSection } from '../catalog/grid/product-section.tsx';

const SHOWN = 6;

/**
 * Products that visits look at together with one (ADR 134); nothing when too few visits tell, or when they do not arrive.
 * Texts: area `product`.
 */
export function ViewedTogether({ productId }: { readonly productId: string }) {
	const { t } = useTranslation('product');
	const { data } = useQuery(viewedTogether(productId), { shouldRetryOnError: false });
	return <ProductSection title={t('viewedTogether')} products={data?.data.items.slice(0, SHOWN) ?? []} />;
}
