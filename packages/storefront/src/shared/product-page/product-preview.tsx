import type { ProductSummary } from '@zaylat/api-client/contract';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useEffect } from 'react';
import { preload } from 'react-dom';
import { afterNextPaint } from '../../app/after-next-paint.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pictureSource } from '../picture/picture-source.ts';
import { ShopPicture } from '../picture/shop-picture.tsx';
import { ProductPrice } from '../price/product-price.tsx';
import { GALLERY_SIZES, PRODUCT_COLUMNS, PRODUCT_SIDES } from './product-layout.ts';

/** Props of {@link ProductPreview}. */
export interface ProductPreviewProps {
	readonly product: Pick<ProductSummary, 'name' | 'picture' | 'price' | 'previousPrice' | 'discountPercent'>;
	/** The `sizes` attribute of the picture on the card, so that the file that is loaded already is shown. */
	readonly sizes: string;
}

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
			<Skeleton className="my-2.5 w-64 text-sm leading-heading max-tablet:hidden" />
			<div className={PRODUCT_COLUMNS}>
				<div className="min-w-0 desk:ps-[5.75rem]">
					<ShopPicture
						picture={picture}
						alt=""
						sizes={sizes}
						isEager
						className="max-tablet:-mx-4 max-tablet:-mt-4 tablet:rounded-card"
					/>
				</div>
				<div className={PRODUCT_SIDES}>
					<div className="flex min-w-0 flex-col gap-4">
						<h1 className="wrap-anywhere text-pretty font-bold text-lg leading-heading tablet:text-2xl">{name}</h1>
						<div className="max-tablet:order-first">
							<ProductPrice size="lg" price={price} previousPrice={previousPrice} discountPercent={discountPercent} />
						</div>
						<Skeleton className="w-1/2 text-sm" />
						<Skeleton shape="block" className="h-14 w-full" />
					</div>
					<div className="flex min-w-0 flex-col gap-4">
						<Skeleton shape="block" className="h-28 w-full max-tablet:hidden" />
						<Skeleton shape="block" className="h-40 w-full" />
					</div>
				</div>
			</div>
		</div>
	);
}
