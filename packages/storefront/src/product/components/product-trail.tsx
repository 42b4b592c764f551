import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Trail } from '../../shared/section/trail.tsx';
import { useCurrentProduct } from '../use-current-product.ts';
import { useProductTrail } from '../use-product-trail.ts';

/** The way through the categories to the product that the address names. */
export function ProductTrail() {
	const product = useCurrentProduct();
	return product && <Steps product={product} />;
}

function Steps({ product }: { readonly product: Product }) {
	const { t } = useTranslation('catalog');
	return <Trail label={t('category.trail')} steps={useProductTrail(product)} endsHere={false} />;
}
