import type { StaffAccess, WebhookEndpoint } from '@zaylat/api-client/contract';
import type { Permission } from '@zaylat/domain/roles';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';
import { deliveriesPath } from '../webhooks-path.ts';

/** What can be done to an endpoint, each in a dialog of its own, with the permission that it needs. */
const TASKS = {
	edit: 'change_webhooks',
	secret: 'change_webhooks',
	replay: 'repeat_webhooks',
	remove: 'change_webhooks',
} as const satisfies Readonly<Record<string, Permission>>;

/** What is done to an endpoint. */
export type EndpointTask = keyof typeof TASKS;

/** Props of {@link WebhookEndpointTable}. */
export interface WebhookEndpointTableProps {
	readonly endpoints: readonly WebhookEndpoint[];
	readonly access: StaffAccess;
	readonly onTask: (task: EndpointTask, endpoint: WebhookEndpoint) => void;
}

/** Endpoints as a table; on phones each is a card. */
export function WebhookEndpointTable({ endpoints, access, onTask }: WebhookEndpointTableProps) {
	const { t } = useTranslation('webhooks');
	const when = useWhen();
	const tasks = (Object.keys(TASKS) as EndpointTask[]).filter((task) => access.permissions.includes(TASKS[task]));

	const countLink = (endpoint: WebhookEndpoint, state: 'waiting' | 'failed') =>
		endpoint[state] > 0 && (
			<ShopLink
				to={deliveriesPath({ endpoint: endpoint.id, state })}
				className="inline-flex min-h-11 items-center underline underline-offset-4"
			>
				{t(`endpoints.counts.${state}`, { count: endpoint[state] })}
			</ShopLink>
		);

	const columns: readonly TableColumn<WebhookEndpoint>[] = [
		{
			key: 'name',
			header: t('endpoints.columns.name'),
			isRowHeader: true,
			cell: ({ name, url }) => (
				<>
					<span className="wrap-anywhere">{name}</span>
					<span lang="en" className="wrap-anywhere block font-normal text-sm text-text-muted">
						{url}
					</span>
				</>
			),
		},
		{
			key: 'events',
			header: t('endpoints.columns.events'),
			cell: ({ events }) => (
				<span className="wrap-anywhere">{events.map((event) => t(`events.${event}`)).join(' · ')}</span>
			),
		},
		{
			key: 'state',
			header: t('endpoints.columns.state'),
			cell: (endpoint) => {
				const { state, failingSince, oldSecretUntil } = endpoint;
				return (
					<span className="flex flex-col items-start gap-1">
						<Badge tone={state === 'active' ? 'positive' : 'warning'}>{t(`endpoints.states.${state}`)}</Badge>
						{state === 'active' && failingSince !== null && (
							<span className="text-sm">{t('endpoints.failingSince', { date: when(failingSince) })}</span>
						)}
						{oldSecretUntil !== null && (
							<span className="text-sm text-text-muted">
								{t('endpoints.oldSecret', { date: when(oldSecretUntil) })}
							</span>
						)}
						{countLink(endpoint, 'waiting')}
						{countLink(endpoint, 'failed')}
					</span>
				);
			},
		},
		{
			key: 'acts',
			header: t('endpoints.columns.acts'),
			cell: (endpoint) => (
				<span className="flex flex-wrap gap-2">
					{tasks.map((task) => (
						<Button
							key={task}
							variant="secondary"
							size="sm"
							aria-label={t('actOn', { act: t(`acts.${task}`), name: endpoint.name })}
							onClick={() => onTask(task, endpoint)}
						>
							{t(`acts.${task}`)}
						</Button>
					))}
				</span>
			),
		},
	];
	return (
		<Table
			caption={t('endpoints.title')}
			isCaptionHidden
			columns={columns}
			rows={endpoints}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
