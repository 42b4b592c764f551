import type { Product } from '@zaylat/api-client/contract';
import { formatCount, formatDiscount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Gallery } from '@zaylat/ui/gallery';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { LESS_DATA_WIDTH, pictureSource, tintOf } from '../../../core/pictures/picture-source.ts';
import { placeText } from '../../../core/pictures/place-text.ts';
import { usePictureViewer } from '../../../core/pictures/use-picture-viewer.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GALLERY_SIZES, THUMBNAIL_COLUMN } from '../../catalog/card/product-layout.ts';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { picturesIn } from '../choice.ts';
import { ShareButton } from '../share-button.tsx';
import type { Chosen } from '../state/use-choice.ts';
import { useCardPicture } from './use-card-picture.tsx';

/** Props of {@link ProductGallery}. */
export interface ProductGalleryProps {
	readonly product: Product;
	/** What is chosen: its pictures and its discount are shown. */
	readonly chosen: Pick<Chosen, 'choice' | 'discountPercent'>;
	/** Whether the product is not on sale yet, so that it can be neither shared nor saved. Default false. */
	readonly isPreview?: boolean;
}

/** The pictures of a product in the chosen values, to swipe through and to see large. */
export function ProductGallery({
	product,
	chosen: { choice, discountPercent },
	isPreview = false,
}: ProductGalleryProps) {
	const { t } = useTranslation('product');
	const { language, isLessData } = usePreferences();
	const [place, setShown] = useState(0);
	const pictures = picturesIn(product, choice).map((picture) => ({ ...picture, alt: picture.alt || product.name }));
	const shown = Math.min(place, pictures.length - 1);
	const label = t('gallery.label', { name: product.name });
	const { open, viewer } = usePictureViewer(pictures, label, setShown);
	const { cardPicture, onLoadCapture } = useCardPicture(pictures[0]);
	const number = (count: number) => formatCount(count, language);
	return (
		<>
			<Gallery
				label={label}
				items={pictures.map((picture) => ({
					...pictureSource(picture, 'middle', isLessData ? LESS_DATA_WIDTH : undefined),
					id: picture.path,
					href: pictureSource(picture, 'largest').src,
					alt: picture.alt,
					tint: tintOf(picture),
				}))}
				sizes={GALLERY_SIZES}
				index={shown}
				onIndexChange={setShown}
				onOpen={open}
				onLoadCapture={onLoadCapture}
				className={`max-tablet:-mx-gutter max-tablet:-mt-4 max-tablet:**:data-[part=gallery-stage]:rounded-none ${pictures.length > 1 ? '' : THUMBNAIL_COLUMN}`}
				overlay={
					<>
						{shown === 0 && cardPicture}
						{discountPercent !== null && (
							<Badge tone="sale" size="md" className="pointer-events-none absolute start-3 top-3">
								{formatDiscount(discountPercent, language)}
							</Badge>
						)}
						{!isPreview && (
							<div className="absolute end-3 top-3 flex flex-col gap-2 tablet:hidden">
								<ShareButton name={product.name} variant="raised" />
								<WishlistButton product={product} />
							</div>
						)}
					</>
				}
				labels={{
					position: (place, count) => t('gallery.counter', { number: number(place), total: number(count) }),
					counter: (place, count) => placeText(place, count, language),
					show: (place) => t('gallery.show', { number: number(place) }),
					open: t('gallery.open'),
					thumbnails: t('gallery.all'),
					previous: t('gallery.previous'),
					next: t('gallery.next'),
				}}
			/>
			{viewer}
		</>
	);
}
