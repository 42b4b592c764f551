import type { ProductSummary } from '@zaylat/api-client/contract';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useEffect } from 'react';
import { preload } from 'react-dom';
import { afterNextPaint } from '../../../core/lazy/after-next-paint.ts';
import { pictureSource } from '../../../core/pictures/picture-source.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { NameWords } from '../../../core/text/name-words.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GALLERY_SIZES, PRODUCT_COLUMNS, PRODUCT_SIDES, THUMBNAIL_COLUMN } from './product-layout.ts';

/** Props of {@link ProductPreview}. */
export interface ProductPreviewProps {
	readonly product: Pick<
		ProductSummary,
		'name' | 'wholeWords' | 'picture' | 'price' | 'previousPrice' | 'discountPercent'
	>;
	/** The `sizes` attribute of the picture on the card, so that the file that is loaded already is shown. */
	readonly sizes: string;
}

/** Animations would delay the first frame on a slow phone; the bar at the top of the window shows that the page loads. */
const STILL = 'animate-none!';

/**
 * A product's page while it loads, made of what the pressed card knows. The large picture loads once it is shown.
 * Texts: areas `app`, `catalog`.
 */
export function ProductPreview({ product, sizes }: ProductPreviewProps) {
	const { t } = useTranslation();
	const { name, picture, price, previousPrice, discountPercent } = product;
	const {
		src,
		sources: [{ type, srcSet }],
	} = pictureSource(picture);
	useEffect(
		() =>
			afterNextPaint(() =>
				preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: GALLERY_SIZES, fetchPriority: 'high' }),
			),
		[src, type, srcSet],
	);
	return (
		<div aria-busy data-part="product-preview" className="flex flex-col gap-2">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<Skeleton shape="block" className={`my-3 h-3.5 w-64 max-tablet:hidden ${STILL}`} />
			<div className={PRODUCT_COLUMNS}>
				<div className={`min-w-0 ${THUMBNAIL_COLUMN}`}>
					<ShopPicture
						picture={picture}
						alt=""
						sizes={sizes}
						isEager
						className="max-tablet:-mx-gutter max-tablet:-mt-4 tablet:rounded-card"
					/>
				</div>
				<div className={PRODUCT_SIDES}>
					<div className="flex min-w-0 flex-col gap-4">
						<h1
							aria-label={name}
							className="wrap-anywhere text-pretty font-bold text-lg leading-heading tablet:text-2xl"
						>
							<NameWords name={name} wholeWords={product.wholeWords} />
						</h1>
						<div className="max-tablet:-mt-2">
							<ProductPrice size="lg" price={price} previousPrice={previousPrice} discountPercent={discountPercent} />
						</div>
						<Skeleton shape="block" className={`h-3.5 w-1/2 ${STILL}`} />
						<Skeleton shape="block" className={`h-14 w-full ${STILL}`} />
					</div>
					<div className="flex min-w-0 flex-col gap-4">
						<Skeleton shape="block" className={`h-28 w-full max-tablet:hidden ${STILL}`} />
						<Skeleton shape="block" className={`h-40 w-full ${STILL}`} />
					</div>
				</div>
			</div>
		</div>
	);
}
