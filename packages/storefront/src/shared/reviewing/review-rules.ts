import { REVIEW, reviewProblems } from '@zaylat/domain/reviews';
import type { TranslateIn } from '../../i18n/resources.ts';
import type { ReviewDraft } from './review-draft.ts';

/** Most bytes of a picture, and the kinds that are taken: those of the endpoint that takes them. */
export const MOST_BYTES = 8_388_608;
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** What is wrong with a review, as sentences at its fields (Specification §5). */
export function reviewSentences(
	{ rating, text }: ReviewDraft,
	t: TranslateIn<'reviewing'>,
	number: (value: number) => string,
): { rating?: string; text?: string } {
	const problems = reviewProblems({ rating: rating ?? 0, text, imageCount: 0 });
	return {
		...(problems.includes('rating_missing') && { rating: t('problems.rating') }),
		...(problems.includes('text_too_long') && { text: t('problems.text', { number: number(REVIEW.maxLength) }) }),
	};
}
