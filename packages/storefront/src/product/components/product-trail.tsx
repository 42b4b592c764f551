import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Trail } from '../../shared/section/trail.tsx';
import { useProductTrail } from '../use-product-trail.ts';

/** The breadcrumb trail of categories to a product. */
export function ProductTrail({ product }: { readonly product: Product }) {
	const { t } = useTranslation('catalog');
	return <Trail label={t('category.trail')} steps={useProductTrail(product)} endsHere={false} />;
}
