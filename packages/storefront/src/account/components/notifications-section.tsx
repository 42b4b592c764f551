import { markNotificationsRead } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useToast } from '@zaylat/ui/toast';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { lazyComponent } from '../../app/lazy-component.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { useUnreadNews } from '../../app/use-unread.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PagedEnd } from '../../shared/paged/paged-end.tsx';
import { usePaged } from '../../shared/paged/use-paged.ts';
import { AccountFailure } from '../account-failure.tsx';
import { notificationsRequest } from '../notifications-request.ts';
import { profilePath } from '../profile-target.ts';
import { NewsChoices } from './news-choices.tsx';
import { NewsList } from './news-list.tsx';

const PushCard = lazyComponent(async () => (await import('./push-card.tsx')).PushCard, { namespaces: ['push'] });

/** News of orders, shops and the account, the newest first, and which of them are wanted. */
export function NotificationsSection() {
	const { t } = useTranslation('account');
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const start = new URLSearchParams(useLocation().search).get('cursor') || undefined;
	const { first, opened, open, end } = usePaged(notificationsRequest, start);
	const unread = useUnreadNews();
	const isHydrated = useIsHydrated();
	const [isMarking, setIsMarking] = useState(false);
	const answer = first.data?.data;
	if (first.error && answer === undefined) {
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

	const hasUnread = answer?.items.some(({ isRead }) => !isRead) ?? false;
	return (
		<div className="grid items-start gap-4 tablet:grid-cols-[2fr_1fr]">
			<section aria-label={t('news.title')} className="flex min-w-0 flex-col gap-4">
				{answer === undefined && (
					<div role="status" aria-label={t('news.loading')}>
						<Skeleton shape="block" className="h-72 w-full rounded-card" />
					</div>
				)}
				{answer?.items.length === 0 && (
					<EmptyState
						headingLevel={2}
						picture={<BellOff aria-hidden strokeWidth={1.5} />}
						title={t('news.emptyTitle')}
						description={t('news.emptyText')}
					/>
				)}
				{answer !== undefined && answer.items.length > 0 && (
					<Card padding="none">
						<ul className="divide-y divide-border">
							{[start, ...opened].map((cursor) => (
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
				{answer !== undefined && (
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
