import { replayWebhooks } from '@zaylat/api-client';
import type { StaffAccess, WebhookDelivery } from '@zaylat/api-client/contract';
import { useClient, useRevalidate } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import { webhooksQueries } from '../webhooks-queries.ts';
import { WebhookDetails } from './webhook-details.tsx';

/** Props of {@link WebhookDeliveries}. */
export interface WebhookDeliveriesProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
	readonly access: StaffAccess;
}

const TONES = { waiting: 'neutral', delivered: 'positive', failed: 'warning' } as const;

/** One page of the deliveries as a table; on phones each is a card. */
export function WebhookDeliveries({ cursor, access }: WebhookDeliveriesProps) {
	const { t } = useTranslation(['webhooks', 'app']);
	const { language } = usePreferences();
	const when = useWhen();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const revalidate = useRevalidate();
	const { data, mutate } = useScreenQuery(webhooksQueries.deliveries, { cursor });
	const [shown, setShown] = useState<WebhookDelivery>();
	const [pendingId, setPendingId] = useState<string>();
	const mayRepeat = access.permissions.includes('repeat_webhooks');

	async function repeat({ id }: WebhookDelivery) {
		setPendingId(id);
		const attempt = await client.attempt(replayWebhooks({ id }));
		setPendingId(undefined);
		const title = attempt.ok
			? t('replay.done', { count: 1 })
			: errorText(attempt.error.code, attempt.error.details).text;
		toast.show({ id: 'operating', tone: attempt.ok ? 'positive' : 'critical', title });
		await mutate();
		await revalidate('/api/operating/webhooks');
	}

	const columns: readonly TableColumn<WebhookDelivery>[] = [
		{
			key: 'event',
			header: t('deliveries.columns.event'),
			isRowHeader: true,
			cell: ({ event, subject }) => (
				<>
					<span>{t(`events.${event}`)}</span>
					<span className="wrap-anywhere block font-normal text-sm text-text-muted">{subject}</span>
				</>
			),
		},
		{
			key: 'at',
			header: t('deliveries.columns.at'),
			cell: ({ happenedAt }) => <time dateTime={happenedAt}>{when(happenedAt)}</time>,
		},
		{ key: 'endpoint', header: t('deliveries.columns.endpoint'), cell: ({ endpoint }) => endpoint.name },
		{
			key: 'state',
			header: t('deliveries.columns.state'),
			cell: ({ state, status, problem, nextAt }) => (
				<span className="flex flex-col items-start gap-1">
					<Badge tone={TONES[state]}>{t(`deliveries.states.${state}`)}</Badge>
					{problem !== null && (
						<span className="text-sm text-text-muted">{t(`problems.${problem}`, { status: status ?? 0 })}</span>
					)}
					{nextAt !== null && (
						<span className="text-sm text-text-muted">{t('deliveries.nextAt', { date: when(nextAt) })}</span>
					)}
				</span>
			),
		},
		{
			key: 'tries',
			header: t('deliveries.columns.tries'),
			isNumeric: true,
			cell: ({ tries }) => formatCount(tries, language),
		},
		{
			key: 'acts',
			header: t('endpoints.columns.acts'),
			cell: (delivery) => (
				<span className="flex flex-wrap gap-2">
					<Button
						variant="secondary"
						size="sm"
						aria-label={t('actOn', {
							act: t('acts.show'),
							name: `${t(`events.${delivery.event}`)} ${delivery.subject}`,
						})}
						onClick={() => setShown(delivery)}
					>
						{t('acts.show')}
					</Button>
					{mayRepeat && delivery.state !== 'waiting' && (
						<Button
							variant="secondary"
							size="sm"
							isLoading={pendingId === delivery.id}
							loadingLabel={t('acts.replay')}
							aria-label={t('actOn', {
								act: t('acts.replay'),
								name: `${t(`events.${delivery.event}`)} ${delivery.subject}`,
							})}
							onClick={() => void repeat(delivery)}
						>
							{t('acts.replay')}
						</Button>
					)}
				</span>
			),
		},
	];
	return (
		<>
			<Table
				caption={t('deliveries.title')}
				isCaptionHidden
				columns={columns}
				rows={data?.data.items ?? []}
				getRowKey={({ id }) => id}
				presentation="stacked"
			/>
			<Dialog
				isOpen={shown !== undefined}
				onOpenChange={(isOpen) => !isOpen && setShown(undefined)}
				title={shown === undefined ? '' : `${t(`events.${shown.event}`)} ${shown.subject}`}
				labels={{ close: t('app:close') }}
			>
				{shown !== undefined && <WebhookDetails id={shown.id} />}
			</Dialog>
		</>
	);
}
