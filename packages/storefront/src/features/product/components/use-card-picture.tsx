import type { Picture } from '@zaylat/api-client/contract';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { useReplacesPreview } from '../../../core/screen/page-preview.tsx';
import { GRID_SIZES } from '../../catalog/grid/product-grid.tsx';

/** What {@link useCardPicture} returns. */
export interface CardPicture {
	/** Lies over the gallery; undefined when there is no need for it. */
	readonly cardPicture: ReactNode;
	/** Handler of the element around the gallery. */
	readonly onLoadCapture: (event: SyntheticEvent) => void;
}

/**
 * The picture of the product card that was pressed, which the browser has. It lies over the gallery until the larger picture
 * has loaded and is decoded: the preview shows it, and it would disappear with the preview otherwise.
 */
export function useCardPicture(picture: Picture | undefined): CardPicture {
	const replacesPreview = useReplacesPreview();
	const [isLargeReady, setLargeReady] = useState(!replacesPreview);

	async function handleLoad({ target }: SyntheticEvent): Promise<void> {
		if (isLargeReady || !(target instanceof HTMLImageElement)) return;
		if (target.closest('[data-part="gallery-strip"]') === null) return;
		// A picture that cannot be decoded has its own state.
		await target.decode().catch(() => {});
		setLargeReady(true);
	}

	return {
		cardPicture: !isLargeReady && picture && (
			<div data-part="card-picture" aria-hidden className="pointer-events-none absolute inset-0">
				<ShopPicture picture={picture} alt="" sizes={GRID_SIZES} isEager />
			</div>
		),
		onLoadCapture: (event) => void handleLoad(event),
	};
}
