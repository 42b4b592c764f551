import type { Review } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../picture/shop-picture.tsx';
import { usePictureViewer } from '../picture-viewer/use-picture-viewer.tsx';

/** Pictures that a buyer took, small; a press shows them large. */
export function ReviewPictures({ review }: { readonly review: Pick<Review, 'authorName' | 'pictures'> }) {
	const { t } = useTranslation('reviews');
	const { language } = usePreferences();
	const { open, viewer } = usePictureViewer(review.pictures, t('picturesOf', { name: review.authorName }));
	return (
		<>
			<ul className="flex flex-wrap gap-2">
				{review.pictures.map((picture, place) => (
					<li key={picture.path} className="w-20">
						<button
							type="button"
							onClick={() => open(place)}
							aria-label={t('picture', { number: formatCount(place + 1, language), name: review.authorName })}
							className="block w-full cursor-zoom-in overflow-clip rounded-control"
						>
							<ShopPicture picture={picture} alt="" sizes="80px" />
						</button>
					</li>
				))}
			</ul>
			{viewer}
		</>
	);
}
