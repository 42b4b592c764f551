import type { Review } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { Avatar } from '@zaylat/ui/avatar';
import { Rating } from '@zaylat/ui/rating';
import { BadgeCheck } from 'lucide-react';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { TranslateLink } from '../../core/text/translate-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { ReviewPictures } from './review-pictures.tsx';

/** Props of {@link ReviewCard}. */
export interface ReviewCardProps {
	readonly review: Review;
}

/** One review: who, when, how many stars, which variant, the words in the language they were written in, pictures. */
export function ReviewCard({ review }: ReviewCardProps) {
	const { t } = useTranslation('reviews');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const stars = formatCount(review.rating, language);
	const day = (iso: string) => formatDate(iso, language, EDITIONS[edition].timeZone);
	return (
		<article className="grid min-w-0 gap-x-6 gap-y-2 desk:grid-cols-[15rem_minmax(0,1fr)]">
			<div className="flex items-center gap-3 self-start">
				<Avatar name={review.authorName} isDecorative />
				<div className="min-w-0">
					<h3 className="wrap-anywhere font-semibold text-sm">{review.authorName}</h3>
					<p className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
						<Rating form="full" value={review.rating} valueText={stars} label={t('stars', { stars })} />
						<time dateTime={review.createdAt}>{day(review.createdAt)}</time>
						{review.changedAt !== null && <span>{t('changed', { date: day(review.changedAt) })}</span>}
					</p>
				</div>
			</div>
			<div className="flex min-w-0 flex-col gap-2">
				{(review.isVerified || review.variantName !== '') && (
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
						{review.isVerified && (
							<span className="inline-flex items-center gap-1 text-positive">
								<BadgeCheck aria-hidden size={16} className="shrink-0" />
								{t('verified')}
							</span>
						)}
						{review.variantName !== '' && <span className="wrap-anywhere">{review.variantName}</span>}
					</p>
				)}
				{review.text !== '' && (
					<p
						lang={LANGUAGES[review.language].htmlLang}
						className="wrap-anywhere max-w-prose whitespace-pre-line leading-body"
					>
						{review.text}
					</p>
				)}
				{review.pictures.length > 0 && <ReviewPictures review={review} />}
				<div className="flex flex-wrap items-center gap-x-4">
					<HelpfulButton review={review} />
					<TranslateLink text={review.text} from={review.language} />
				</div>
			</div>
		</article>
	);
}
