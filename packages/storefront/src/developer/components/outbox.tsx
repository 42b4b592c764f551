import { outbox } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Inbox, RefreshCw } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { OutboxMessage } from './outbox-message.tsx';
import { Part, PartWaiting } from './part.tsx';

/** Messages that were stored instead of sent, newest first (Decision 16). */
export function Outbox() {
	const { t } = useTranslation('developer');
	const { data, error, mutate, isValidating } = useQuery(outbox());
	const messages = data?.data.items;
	const refresh = () => void mutate();

	function content() {
		if (error) {
			return (
				<LoadProblem
					title={t('outbox.failed')}
					code={error.code}
					onRetry={refresh}
					isRetrying={isValidating}
					headingLevel={3}
				/>
			);
		}
		if (messages === undefined) return <PartWaiting label={t('outbox.loading')} lines={[1, 2, 3]} />;
		if (messages.length === 0) {
			return (
				<EmptyState
					headingLevel={3}
					picture={<Inbox aria-hidden strokeWidth={1.5} />}
					title={t('outbox.emptyTitle')}
					description={t('outbox.emptyText')}
				/>
			);
		}
		return (
			<ul aria-label={t('outbox.title')} className="flex flex-col divide-y divide-border">
				{messages.map((message) => (
					<OutboxMessage key={message.id} message={message} />
				))}
			</ul>
		);
	}

	return (
		<Part
			title={t('outbox.title')}
			text={t('outbox.text')}
			action={
				messages && (
					<Button
						variant="secondary"
						iconStart={<RefreshCw aria-hidden />}
						isLoading={isValidating}
						loadingLabel={t('outbox.refreshing')}
						onClick={refresh}
					>
						{t('outbox.refresh')}
					</Button>
				)
			}
		>
			{content()}
		</Part>
	);
}
