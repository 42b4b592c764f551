import { formatCount, formatRating } from '@zaylat/domain/money';
import { REVIEW_SORTS } from '@zaylat/domain/reviews';
import { Chip } from '@zaylat/ui/chip';
import { Rating } from '@zaylat/ui/rating';
import { RatingBreakdown } from '@zaylat/ui/rating-breakdown';
import { Select } from '@zaylat/ui/select';
import { useId } from 'react';
import { usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ReviewList } from './use-review-list.ts';

/** Props of {@link ReviewTools}. */
export interface ReviewToolsProps {
	readonly summary: NonNullable<ReviewList['summary']['data']>['data'];
	readonly list: ReviewList;
}

const STARS = ['1', '2', '3', '4', '5'] as const;

/** The mean, how the stars spread, and what narrows and orders the reviews. */
export function ReviewTools({ summary, list: { choice, choose } }: ReviewToolsProps) {
	const { t } = useTranslation('reviews');
	const { language } = usePreferences();
	const sortId = useId();
	const value = formatRating(summary.average, language);
	const countText = t('count', { count: summary.count });
	const chosenStars = choice.rating === undefined ? null : Number(choice.rating);
	const chooseStars = (stars: number | null) => choose({ rating: STARS.find((each) => Number(each) === stars) });
	const rows = summary.rows.map(({ stars, count, percent }) => ({
		stars,
		starsText: formatCount(stars, language),
		count,
		countText: formatCount(count, language),
		label: t('row', { stars, count, percent: formatCount(percent, language) }),
	}));
	return (
		<div className="flex min-w-0 flex-col gap-4">
			<Rating
				form="full"
				size="lg"
				value={summary.average}
				valueText={value}
				countText={countText}
				label={t('mean', { value, count: summary.count })}
			/>
			{/* Bars that are pressed would take a quarter of a phone: there chips filter. */}
			<RatingBreakdown label={t('spread')} rows={rows} className="tablet:hidden" />
			<fieldset
				aria-label={t('filter')}
				className="-mx-gutter flex gap-2 relative overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] noscript:hidden tablet:hidden"
			>
				{rows.map(({ stars, starsText, label }) => (
					<Chip
						key={stars}
						className="shrink-0"
						aria-label={label}
						isSelected={stars === chosenStars}
						onSelectedChange={(isSelected) => chooseStars(isSelected ? stars : null)}
					>
						{starsText} <span className="text-star">★</span>
					</Chip>
				))}
			</fieldset>
			<RatingBreakdown
				label={t('spread')}
				value={chosenStars}
				onValueChange={chooseStars}
				rows={rows}
				className="max-tablet:hidden"
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3 noscript:hidden">
				{summary.withPicturesCount > 0 && (
					<Chip
						isSelected={choice.isWithPictures}
						onSelectedChange={(isWithPictures) => choose({ isWithPictures })}
						count={formatCount(summary.withPicturesCount, language)}
					>
						{t('withPictures')}
					</Chip>
				)}
				<div className="flex min-w-0 items-center gap-2">
					<label htmlFor={sortId} className="shrink-0 text-sm text-text-muted">
						{t('sort.label')}
					</label>
					<Select
						id={sortId}
						value={choice.sort}
						onValueChange={(value) => choose({ sort: REVIEW_SORTS.find((each) => each === value) ?? 'newest' })}
					>
						{REVIEW_SORTS.map((sort) => (
							<option key={sort} value={sort}>
								{t(`sort.${sort}`)}
							</option>
						))}
					</Select>
				</div>
			</div>
		</div>
	);
}
