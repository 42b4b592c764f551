import type { OwnReview } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { REVIEW_CHANGE_DAYS } from '@zaylat/domain/reviews';
import { MINUTE_MS } from '@zaylat/domain/time';
import { Card } from '@zaylat/ui/card';
import { Rating } from '@zaylat/ui/rating';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { productPath } from '../../../core/paths/product-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReviewPictures } from '../../reviews/review-pictures.tsx';
import { ChangeReview } from './change-review.tsx';
import { RemoveReview } from './remove-review.tsx';

/** Props of {@link OwnReviewCard}. */
export interface OwnReviewCardProps {
	readonly review: OwnReview;
	/** Called with the review as it stands after a change. */
	readonly onChanged: (review: OwnReview) => void;
	readonly onRemoved: () => void;
}

/** A review of one's own: of what, what it says, whom it helped, and until when it can be changed. */
export function OwnReviewCard({ review, onChanged, onRemoved }: OwnReviewCardProps) {
	const { t } = useTranslation(['reviewing', 'reviews']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const isOpen = useNow(MINUTE_MS) < Date.parse(review.changeableUntil);
	const { product, rating, text, pictures, variantName, createdAt, changedAt, helpfulCount } = review;
	const stars = formatCount(rating, language);
	const day = (iso: string) => formatDate(iso, language, EDITIONS[edition].timeZone);
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<article>
				<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
					<ShopPicture picture={product.picture} alt="" sizes="64px" className="self-start rounded-control" />
					<div className="flex min-w-0 flex-col gap-1">
						<h3 className="wrap-anywhere font-semibold leading-heading">
							<ShopLink to={productPath(product.id)} className="hover:text-accent-text">
								{product.name}
							</ShopLink>
						</h3>
						{variantName !== '' && <p className="wrap-anywhere text-sm text-text-muted">{variantName}</p>}
						<p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
							<Rating form="full" value={rating} valueText={stars} label={t('reviews:stars', { stars })} />
							<time dateTime={createdAt}>{day(createdAt)}</time>
							{changedAt !== null && <span>{t('reviews:changed', { date: day(changedAt) })}</span>}
						</p>
					</div>
				</div>
				{text !== '' && (
					<p
						lang={LANGUAGES[review.language].htmlLang}
						className="wrap-anywhere max-w-prose whitespace-pre-line leading-body"
					>
						{text}
					</p>
				)}
				{pictures.length > 0 && <ReviewPictures review={review} />}
				<p className="text-sm text-text-muted">
					{helpfulCount > 0 && `${t('own.helped', { count: helpfulCount })} · `}
					{isOpen ? t('own.until', { date: day(review.changeableUntil) }) : t('own.over', { days: REVIEW_CHANGE_DAYS })}
				</p>
				<div className="flex flex-wrap gap-2">
					{isOpen && <ChangeReview review={review} onChanged={onChanged} />}
					<RemoveReview review={review} onRemoved={onRemoved} />
				</div>
			</article>
		</Card>
	);
}
