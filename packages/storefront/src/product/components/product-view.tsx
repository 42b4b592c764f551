import type { Product } from '@zaylat/api-client/contract';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Later } from '../../app/later.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Facts } from '../../shared/product-page/facts.tsx';
import { GalleryPlace } from '../../shared/product-page/product-skeleton.tsx';
import { ProductTitle } from '../../shared/product-page/product-title.tsx';
import { useRecordView } from '../../shared/recent-views/use-record-view.ts';
import { Section } from '../../shared/section/section.tsx';
import { PRODUCT_PARTS } from '../product-parts.ts';

/** Props of {@link ProductView}. */
export interface ProductViewProps {
	readonly product: Product;
}

const COLUMNS =
	'grid items-start gap-4 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr] tablet:gap-8 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] laptop:gap-x-12';

const GALLERY_PLACE = <GalleryPlace />;
const TRAIL_PLACE = <div className="h-11" />;
const CHOICE_PLACE = <Skeleton shape="block" className="h-72 w-full" />;
const FLASH_PLACE = <Skeleton shape="block" className="h-9 w-full" />;
const DELIVERY_PLACE = <Skeleton shape="block" className="h-26 w-full" />;
const OFFERS_PLACE = <Skeleton shape="block" className="h-44 w-full" />;
const REVIEWS_PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** A product with all that a shopper wants to know before buying, and the way to buy it. */
export function ProductView({ product }: ProductViewProps) {
	const { t } = useTranslation('product');
	useRecordView(product.id);

	return (
		<div className="flex flex-col gap-8">
			<article className="flex flex-col gap-2">
				<div className="max-tablet:hidden">
					<Later part={PRODUCT_PARTS.trail} fallback={TRAIL_PLACE} />
				</div>
				<div className={COLUMNS}>
					<div className="min-w-0">
						<Later part={PRODUCT_PARTS.gallery} fallback={GALLERY_PLACE} />
					</div>
					<div className="flex min-w-0 flex-col gap-4 tablet:row-span-2">
						<ProductTitle product={product} />
						{product.flashSale && <Later part={PRODUCT_PARTS.flashLine} fallback={FLASH_PLACE} />}
						<Later part={PRODUCT_PARTS.choice} fallback={CHOICE_PLACE} />
						<Later part={PRODUCT_PARTS.delivery} fallback={DELIVERY_PLACE} />
						<Later part={PRODUCT_PARTS.offers} fallback={OFFERS_PLACE} />
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
			<Later part={PRODUCT_PARTS.reviews} fallback={REVIEWS_PLACE} />
			<Later part={PRODUCT_PARTS.related} fallback={REVIEWS_PLACE} />
			<Later part={PRODUCT_PARTS.recent} />
		</div>
	);
}
