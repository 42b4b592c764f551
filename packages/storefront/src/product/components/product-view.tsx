import type { Product } from '@zaylat/api-client/contract';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Facts } from '../../shared/product-page/facts.tsx';
import { LazyBelowProduct } from '../../shared/product-page/lazy-below-product.tsx';
import { ProductTitle } from '../../shared/product-page/product-title.tsx';
import { useRecordView } from '../../shared/recent-views/use-record-view.ts';
import { Section } from '../../shared/section/section.tsx';
import { LazySellerCard } from '../../shared/seller-card/lazy-seller-card.tsx';
import { CouponsRow } from './coupons-row.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { FlashLine } from './flash-line.tsx';
import { ProductChoice } from './product-choice.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductTrail } from './product-trail.tsx';

/** Props of {@link ProductView}. */
export interface ProductViewProps {
	readonly product: Product;
	/** Loads the product again. */
	readonly onReload: () => void;
}

const COLUMNS =
	'grid items-start gap-4 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] laptop:gap-x-12';

/** A product with all that a shopper wants to know before buying, and the way to buy it. */
export function ProductView({ product, onReload }: ProductViewProps) {
	const { t } = useTranslation('product');
	useRecordView(product.id);

	return (
		<div className="flex flex-col gap-8">
			<article className="flex flex-col gap-2">
				<div className="max-tablet:hidden">
					<ProductTrail product={product} />
				</div>
				<div className={COLUMNS}>
					<div className="min-w-0">
						<ProductGallery product={product} />
					</div>
					<div className="flex min-w-0 flex-col gap-4 tablet:row-span-2">
						<ProductTitle product={product} />
						{product.flashSale && <FlashLine sale={product.flashSale} onEnd={onReload} />}
						<ProductChoice product={product} />
						<DeliveryCard product={product} />
						<div className="flex flex-col gap-4">
							<CouponsRow shop={product.shop} />
							<LazySellerCard product={product} />
						</div>
					</div>
					<div className="flex min-w-0 flex-col gap-6 max-tablet:mt-4">
						{product.description !== '' && (
							<Section title={t('description')}>
								<p className="wrap-anywhere max-w-prose whitespace-pre-line leading-body">{product.description}</p>
							</Section>
						)}
						{product.facts.length > 0 && <Facts facts={product.facts} />}
					</div>
				</div>
			</article>
			<LazyBelowProduct product={product} hasRecentViews />
		</div>
	);
}
