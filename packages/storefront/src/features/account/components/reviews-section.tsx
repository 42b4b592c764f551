import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profilePath } from '../profile-target.ts';
import { profileQueries } from '../queries.ts';
import { AccountFailure } from '../screens/account-failure.tsx';
import { AwaitingReviews } from './awaiting-reviews.tsx';
import { OwnReviewList } from './own-review-list.tsx';

/** What waits for a review, and the reviews that the shopper wrote, the last first; those can be changed and removed. */
export function ReviewsSection() {
	const { t } = useTranslation('reviewing');
	const heading = useRef<HTMLHeadingElement>(null);
	const [removals, setRemovals] = useState(0);
	const { first, cursors, open, end } = usePaged(profileQueries.ownReviews);
	const awaiting = useScreenQuery(profileQueries.awaitingReviews);
	const response = first.data?.data;
	useEffect(() => {
		// The button that had the focus left with its review; the page behind its question takes none until that is closed.
		if (removals > 0) heading.current?.focus();
	}, [removals]);
	if (first.error && response === undefined) {
		return (
			<AccountFailure
				headingLevel={2}
				failure={first.error}
				retry={() => {
					void first.mutate();
					void awaiting.mutate();
				}}
				isRetrying={first.isValidating}
			/>
		);
	}
	const isEmpty = response?.items.length === 0 && response.page.next === null;
	return (
		<div className="flex max-w-3xl flex-col gap-6">
			<AwaitingReviews awaiting={awaiting} onReviewed={() => void first.mutate()} />
			<section aria-labelledby="own-reviews" className="flex min-w-0 flex-col gap-3">
				<h2 id="own-reviews" ref={heading} tabIndex={-1} className="font-semibold text-lg leading-heading outline-none">
					{t('own.title')}
				</h2>
				{response === undefined && (
					<div role="status" aria-label={t('own.loading')}>
						<Skeleton shape="block" className="h-72 w-full rounded-card" />
					</div>
				)}
				{isEmpty && (
					<EmptyState
						headingLevel={3}
						picture={<MessageSquareText aria-hidden strokeWidth={1.5} />}
						title={t('own.emptyTitle')}
						description={t('own.emptyText')}
						actions={
							<LinkButton to="/Orders" variant="secondary">
								{t('own.orders')}
							</LinkButton>
						}
					/>
				)}
				<ul className="flex flex-col gap-3 empty:hidden">
					{cursors.map((cursor) => (
						<OwnReviewList
							key={cursor ?? ''}
							cursor={cursor}
							onRemoved={() => {
								void awaiting.mutate();
								setRemovals((count) => count + 1);
							}}
						/>
					))}
				</ul>
				{response !== undefined && (
					<PagedEnd
						end={end}
						pathTo={(cursor) => `${profilePath('reviews')}&${new URLSearchParams({ cursor })}`}
						onOpen={open}
						labels={{ more: t('own.more'), loading: t('own.loading'), failed: t('own.failed') }}
					/>
				)}
			</section>
		</div>
	);
}
