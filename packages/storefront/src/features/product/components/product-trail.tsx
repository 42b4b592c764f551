import type { Product } from '@zaylat/api-client/contract';
import { Trail } from '../../../core/section/trail.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useProductTrail } from '../state/use-product-trail.ts';

/** The breadcrumb trail of categories to a product. */
export function ProductTrail({ product }: { readonly product: Product }) {
	const { t } = useTranslation('catalog');
	return <Trail label={t('category.trail')} steps={useProductTrail(product)} endsHere={false} />;
}
