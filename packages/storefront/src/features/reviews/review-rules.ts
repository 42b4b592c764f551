import { REVIEW, reviewProblems } from '@zaylat/domain/reviews';
import type { TranslateIn } from '../../i18n/resources.ts';
import type { ReviewDraft } from './review-draft.ts';

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
