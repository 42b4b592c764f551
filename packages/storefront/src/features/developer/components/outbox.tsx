import { useQuery } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import { Inbox, RefreshCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { LoadProblem } from '../../../core/failures/load-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { outboxRequest } from '../../demo/queries.ts';
import { OutboxMessage } from './outbox-message.tsx';
import { Part, PartWaiting } from './part.tsx';

const CHANNELS = ['sms', 'mail'] as const;
type Channel = (typeof CHANNELS)[number];

/** Messages that were stored instead of sent, newest first (Decision 16). */
export function Outbox() {
	const { t } = useTranslation('developer');
	const [channel, setChannel] = useState<Channel>();
	const [typed, setTyped] = useState('');
	const search = useDeferredValue(typed.trim()) || undefined;
	const isFiltered = channel !== undefined || search !== undefined;
	const { data, error, mutate, isValidating } = useQuery(outboxRequest({ channel, search }), {
		keepPreviousData: true,
	});
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
					title={t(isFiltered ? 'outbox.noneTitle' : 'outbox.emptyTitle')}
					description={t(isFiltered ? 'outbox.noneText' : 'outbox.emptyText')}
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
			tool="outbox"
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
			<div className="flex flex-wrap gap-4">
				<Field label={t('outbox.search')} className="flex-1 basis-64">
					<Input
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						autoComplete="off"
						spellCheck={false}
						maxLength={100}
					/>
				</Field>
				<Field label={t('outbox.channel')} className="min-w-40">
					<Select value={channel ?? ''} onValueChange={(value) => setChannel(CHANNELS.find((each) => each === value))}>
						<option value="">{t('outbox.all')}</option>
						{CHANNELS.map((each) => (
							<option key={each} value={each}>
								{t(`outbox.${each}`)}
							</option>
						))}
					</Select>
				</Field>
			</div>
			{content()}
		</Part>
	);
}
