import { EmptyState } from '@zaylat/ui/empty-state';
import { MessageSquareText } from 'lucide-react';
import { LoadProblem } from '../../core/failures/load-problem.tsx';
import { Section } from '../../core/section/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReviewPages } from './review-pages.tsx';
import { ReviewTools } from './review-tools.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import { useReviewList } from './use-review-list.ts';

/** Props of {@link Reviews}. */
export interface ReviewsProps {
	readonly productId: string;
}

/**
 * What buyers say of a product: how the stars spread, filters by stars and pictures, orders, and the reviews with their
 * pictures and helpful votes. It needs `reviewQueries` in the screen, the areas `reviews` and `catalog`, and the id
 * `reviews` leads to it.
 */
export function Reviews({ productId }: ReviewsProps) {
	const { t } = useTranslation('reviews');
	const list = useReviewList(productId);
	const { summary, first } = list;
	const error = summary.error ?? first.error;
	return (
		<Section title={t('title')} id="reviews">
			{error ? (
				<LoadProblem
					title={t('failed')}
					code={error.code}
					onRetry={() => {
						if (summary.error) void summary.mutate();
						if (first.error) void first.mutate();
					}}
					isRetrying={summary.isValidating || first.isValidating}
				/>
			) : summary.data === undefined ? (
				<ReviewsSkeleton />
			) : summary.data.data.count === 0 ? (
				<EmptyState
					headingLevel={3}
					picture={<MessageSquareText aria-hidden strokeWidth={1.5} />}
					title={t('emptyTitle')}
					description={t('emptyText')}
				/>
			) : (
				<div className="grid items-start gap-6 desk:grid-cols-[18rem_minmax(0,1fr)] desk:gap-10">
					<ReviewTools summary={summary.data.data} list={list} />
					<ReviewPages productId={productId} list={list} />
				</div>
			)}
		</Section>
	);
}
