import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { LoadMore } from '@zaylat/ui/load-more';
import { SearchX } from 'lucide-react';
import { usePreferences } from '../../core/context/app-context.ts';
import { QueryProblem } from '../../core/failures/query-problem.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ReviewCard } from './review-card.tsx';
import { ALL_REVIEWS, type ReviewChoice, reviewPage } from './review-queries.ts';
import { ReviewCardsSkeleton } from './reviews-skeleton.tsx';
import type { ReviewList } from './use-review-list.ts';

/** Props of {@link ReviewPages}. */
export interface ReviewPagesProps {
	readonly productId: string;
	readonly list: ReviewList;
}

/** The chosen reviews, page by page. */
export function ReviewPages({ productId, list }: ReviewPagesProps) {
	const { t } = useTranslation('reviews');
	const { choice, choose, cursors, first } = list;
	if (first.data === undefined) return <ReviewCardsSkeleton />;
	if (first.data.data.items.length === 0) {
		return (
			<EmptyState
				headingLevel={3}
				picture={<SearchX aria-hidden strokeWidth={1.5} />}
				title={t('noneTitle')}
				description={t('noneText')}
				actions={
					<Button variant="secondary" onClick={() => choose(ALL_REVIEWS)}>
						{t('all')}
					</Button>
				}
			/>
		);
	}
	return (
		<div className="flex min-w-0 flex-col gap-4">
			<ul className="flex flex-col divide-y divide-border">
				<Page productId={productId} choice={choice} />
				{cursors.map((cursor) => (
					<Page key={cursor} productId={productId} choice={choice} cursor={cursor} />
				))}
			</ul>
			<More productId={productId} list={list} />
		</div>
	);
}

interface PageProps {
	readonly productId: string;
	readonly choice: ReviewChoice;
	readonly cursor?: string;
}

function Page({ productId, choice, cursor }: PageProps) {
	const { data } = useQuery(reviewPage(productId, choice, cursor));
	return data?.data.items.map((review) => (
		<li key={review.id} className="laid-out-in-view py-4 first:pt-0">
			<ReviewCard review={review} />
		</li>
	));
}

function More({ productId, list: { choice, cursors, open, total, first } }: ReviewPagesProps) {
	const { t } = useTranslation('reviews');
	const { language } = usePreferences();
	const last = useQuery(reviewPage(productId, choice, cursors.at(-1)));
	if (last.error) {
		return <QueryProblem title={t('failed')} query={last} />;
	}
	const pageSize = first.data?.data.items.length ?? 0;
	const next = last.data?.data.page.next ?? null;
	const before = cursors.length * pageSize;
	const shown = before + (last.data?.data.items.length ?? 0);
	const isPending = last.data === undefined;
	// Somebody may have written one since they were counted, so the end of the list is what its pages say.
	const all = next === null && !isPending ? shown : Math.max(total ?? 0, shown + 1);
	if (cursors.length === 0 && next === null) return null;
	return (
		<LoadMore
			shown={shown}
			total={all}
			progressText={
				total === undefined
					? t('shown', { shown: formatCount(shown, language) })
					: t('shownOf', { shown: formatCount(shown, language), total: formatCount(Math.max(total, shown), language) })
			}
			onLoadMore={() => next !== null && open(next)}
			isPending={isPending}
			pendingLabel={t('loading')}
			className="noscript:hidden"
		>
			{t('more')}
		</LoadMore>
	);
}
