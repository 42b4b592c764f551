import type { Product } from '@zaylat/api-client/contract';
import { Suspense } from 'react';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PRODUCT_COLUMNS } from '../../catalog/card/product-layout.ts';
import { useRecordView } from '../../recent-views/use-record-view.ts';
import { LazyBelowProduct } from '../lazy-below-product.tsx';
import { useChoice } from '../state/use-choice.ts';
import { ProductChoice } from './product-choice.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductTrail } from './product-trail.tsx';

/** Props of {@link ProductView}. */
export interface ProductViewProps {
	readonly product: Product;
	/** Loads the product again. */
	readonly onReload: () => void;
}

/** A product with all that a shopper wants to know before buying, and the way to buy it. */
export function ProductView({ product, onReload }: ProductViewProps) {
	const { t } = useTranslation('product');
	useRecordView(product.id);
	const chosen = useChoice(product);

	return (
		<div className="flex flex-col gap-8">
			<article className="flex flex-col gap-2">
				<div className="max-tablet:hidden">
					<ProductTrail product={product} />
				</div>
				<div className={PRODUCT_COLUMNS}>
					<div className="min-w-0">
						{/* A boundary, so that a press on the way to buy does not wait for the hydration of the pictures. */}
						<Suspense>
							<ProductGallery product={product} chosen={chosen} />
						</Suspense>
					</div>
					<ProductChoice product={product} chosen={chosen} onReload={onReload} />
					{product.description !== '' && (
						<Section title={t('description')}>
							<p className="wrap-anywhere max-w-prose whitespace-pre-line leading-body">{product.description}</p>
						</Section>
					)}
				</div>
			</article>
			<LazyBelowProduct product={product} hasRecentViews />
		</div>
	);
}
