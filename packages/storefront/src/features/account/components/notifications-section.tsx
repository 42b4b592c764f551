import { markNotificationsRead } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useToast } from '@zaylat/ui/toast';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useUnreadNews } from '../../../core/events/use-unread.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useIsHydrated } from '../../../core/lazy/use-is-hydrated.ts';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { profilePath } from '../profile-target.ts';
import { profileQueries } from '../queries.ts';
import { AccountFailure } from '../screens/account-failure.tsx';
import { NewsChoices } from './news-choices.tsx';
import { NewsList } from './news-list.tsx';

const PushCard = lazyComponent(async () => (await import('./push-card.tsx')).PushCard, { namespaces: ['push'] });

/** News of orders, shops and the account, the newest first, and which of them are wanted. */
export function NotificationsSection() {
	const { t } = useTranslation('account');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const { first, cursors, open, end } = usePaged(profileQueries.notifications);
	const unread = useUnreadNews();
	const isHydrated = useIsHydrated();
	const [isMarking, setIsMarking] = useState(false);
	const response = first.data?.data;
	if (first.error && response === undefined) {
		return (
			<AccountFailure
				headingLevel={2}
				failure={first.error}
				retry={() => void first.mutate()}
				isRetrying={first.isValidating}
			/>
		);
	}

	async function markAll() {
		setIsMarking(true);
		const attempt = await client.attempt(markNotificationsRead('all'));
		unread.refresh();
		if (attempt.ok) await first.mutate();
		else
			toast.show({ tone: 'critical', title: t('news.notMarked'), description: errorText(attempt.error.code).advice });
		setIsMarking(false);
	}

	// What is listed is read already.
	const hasUnread = unread.count > 0 && (response?.page.next ?? null) !== null;
	return (
		<div className="grid items-start gap-4 tablet:grid-cols-[2fr_1fr]">
			<section aria-label={t('news.title')} className="flex min-w-0 flex-col gap-4">
				{response === undefined && (
					<div role="status" aria-label={t('news.loading')}>
						<Skeleton shape="block" className="h-72 w-full rounded-card" />
					</div>
				)}
				{response?.items.length === 0 && (
					<EmptyState
						headingLevel={2}
						picture={<BellOff aria-hidden strokeWidth={1.5} />}
						title={t('news.emptyTitle')}
						description={t('news.emptyText')}
					/>
				)}
				{response !== undefined && response.items.length > 0 && (
					<Card padding="none">
						<ul className="divide-y divide-border">
							{cursors.map((cursor) => (
								<NewsList key={cursor ?? ''} cursor={cursor} />
							))}
						</ul>
					</Card>
				)}
				{hasUnread && (
					<Button
						variant="secondary"
						onClick={() => void markAll()}
						isLoading={isMarking}
						loadingLabel={t('details.saving')}
						className="self-start"
					>
						{t('news.markAll')}
					</Button>
				)}
				{response !== undefined && (
					<PagedEnd
						end={end}
						pathTo={(cursor) => `${profilePath('notifications')}&${new URLSearchParams({ cursor })}`}
						onOpen={open}
						labels={{ more: t('news.more'), loading: t('news.loading'), failed: t('failed') }}
					/>
				)}
			</section>
			<div className="flex flex-col gap-4">
				<NewsChoices />
				{isHydrated && <PushCard />}
			</div>
		</div>
	);
}
