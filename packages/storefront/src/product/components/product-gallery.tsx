import type { Product } from '@zaylat/api-client/contract';
import { formatCount, formatDiscount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Gallery } from '@zaylat/ui/gallery';
import { useState } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LESS_DATA_WIDTH, pictureSource, tintOf } from '../../shared/picture/picture-source.ts';
import { placeText } from '../../shared/picture-viewer/place-text.ts';
import { usePictureViewer } from '../../shared/picture-viewer/use-picture-viewer.tsx';
import { WishlistButton } from '../../shared/product-card/wishlist-button.tsx';
import { GALLERY_SIZES } from '../../shared/product-page/product-layout.ts';
import { ShareButton } from '../../shared/product-page/share-button.tsx';
import { type Choice, picturesIn } from '../choice.ts';
import { useCardPicture } from './use-card-picture.tsx';

/** Props of {@link ProductGallery}. */
export interface ProductGalleryProps {
	readonly product: Product;
	/** The chosen values, whose pictures are shown. */
	readonly choice: Choice;
}

/** The pictures of a product in the chosen values, to swipe through and to see large. */
export function ProductGallery({ product, choice }: ProductGalleryProps) {
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
					alt: picture.alt,
					tint: tintOf(picture),
				}))}
				sizes={GALLERY_SIZES}
				index={shown}
				onIndexChange={setShown}
				onOpen={open}
				onLoadCapture={onLoadCapture}
				className="max-tablet:-mx-4 max-tablet:-mt-4 max-tablet:**:data-[part=gallery-stage]:rounded-none"
				overlay={
					<>
						{shown === 0 && cardPicture}
						{product.discountPercent !== null && (
							<Badge tone="sale" size="md" className="pointer-events-none absolute start-3 top-3">
								{formatDiscount(product.discountPercent, language)}
							</Badge>
						)}
						<div className="absolute end-3 top-3 flex flex-col gap-2 tablet:hidden">
							<ShareButton name={product.name} variant="raised" />
							<WishlistButton product={product} />
						</div>
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
