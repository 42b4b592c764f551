import type { Review } from '@zaylat/api-client/contract';
import { SmallPictures } from '../../core/pictures/small-pictures.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Pictures that a buyer took, small; a press shows them large. */
export function ReviewPictures({ review }: { readonly review: Pick<Review, 'authorName' | 'pictures'> }) {
	const { t } = useTranslation('reviews');
	const name = review.authorName;
	return (
		<SmallPictures
			pictures={review.pictures}
			title={t('picturesOf', { name })}
			nameOf={(number) => t('picture', { number, name })}
		/>
	);
}
