import { removeWebhook, replaceWebhookSecret } from '@zaylat/api-client';
import type { StaffAccess, WebhookEndpoint } from '@zaylat/api-client/contract';
import { useClient, useRevalidate } from '@zaylat/api-client/swr';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { useToast } from '@zaylat/ui/toast';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { webhooksQueries } from '../webhooks-queries.ts';
import { type EndpointTask, WebhookEndpointTable } from './webhook-endpoint-table.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookReplay } from './webhook-replay.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** What the dialog is about. */
type Task =
	| { readonly kind: 'add' }
	| { readonly kind: EndpointTask; readonly endpoint: WebhookEndpoint }
	| { readonly kind: 'shown'; readonly endpoint: WebhookEndpoint; readonly secret: string };

/** Props of {@link WebhookEndpoints}. */
export interface WebhookEndpointsProps {
	readonly access: StaffAccess;
}

/** Where events are sent: a table of endpoints with what can be done to each. */
export function WebhookEndpoints({ access }: WebhookEndpointsProps) {
	const { t } = useTranslation(['webhooks', 'operating', 'app']);
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const revalidate = useRevalidate();
	const { data, error, mutate, isValidating } = useScreenQuery(webhooksQueries.endpoints);
	const [task, setTask] = useState<Task>();
	const [isPending, setIsPending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const mayChange = access.permissions.includes('change_webhooks');

	function close() {
		setTask(undefined);
		setProblem(undefined);
	}

	/** Shows the endpoints and their deliveries as they are now. */
	async function refresh() {
		await mutate();
		await revalidate('/api/operating/webhook-deliveries');
	}

	async function confirm({ kind, endpoint }: { readonly kind: EndpointTask; readonly endpoint: WebhookEndpoint }) {
		setIsPending(true);
		const attempt = await (kind === 'remove'
			? client.attempt(removeWebhook(endpoint.id))
			: client.attempt(replaceWebhookSecret(endpoint.id)));
		setIsPending(false);
		if (!attempt.ok) return setProblem(errorText(attempt.error.code, attempt.error.details).text);
		close();
		const answer = attempt.value.data;
		if ('secret' in answer) setTask({ kind: 'shown', ...answer });
		else toast.show({ id: 'operating', tone: 'positive', title: t('endpoints.removed', { name: endpoint.name }) });
		await refresh();
	}

	function list() {
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('operating:loading')}>
					<Skeleton shape="block" className="h-40 w-full rounded-card" />
				</div>
			);
		}
		const { items } = data.data;
		if (items.length === 0) {
			return (
				<EmptyState
					headingLevel={3}
					picture={<Webhook aria-hidden strokeWidth={1.5} />}
					title={t('endpoints.empty')}
					description={t('endpoints.emptyText')}
				/>
			);
		}
		return (
			<>
				{items.map(
					({ id, name, pausedBecause }) =>
						(pausedBecause === 'failing' || pausedBecause === 'gone') && (
							<Banner key={id} tone="warning" title={t('endpoints.pausedTitle', { name })}>
								{t(`endpoints.because.${pausedBecause}`)} {t('endpoints.pausedText')}
							</Banner>
						),
				)}
				<WebhookEndpointTable
					endpoints={items}
					access={access}
					onTask={(kind, endpoint) => setTask({ kind, endpoint })}
				/>
			</>
		);
	}

	return (
		<section className="flex flex-col gap-3" aria-labelledby="webhook-endpoints">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="webhook-endpoints" className="font-semibold text-lg leading-heading">
					{t('endpoints.title')}
				</h2>
				{mayChange && data !== undefined && (
					<Button onClick={() => setTask({ kind: 'add' })}>{t('endpoints.add')}</Button>
				)}
			</div>
			<p className="text-text-muted">{t('endpoints.about')}</p>
			{list()}
			<Dialog
				isOpen={task?.kind === 'add' || task?.kind === 'edit'}
				onOpenChange={(isOpen) => !isOpen && close()}
				title={task?.kind === 'edit' ? t('endpoints.editTitle', { name: task.endpoint.name }) : t('endpoints.addTitle')}
				labels={{ close: t('app:close') }}
			>
				<WebhookForm
					endpoint={task?.kind === 'edit' ? task.endpoint : undefined}
					onDone={(secret) => {
						setTask(secret === undefined ? undefined : { kind: 'shown', ...secret });
						void refresh();
					}}
				/>
			</Dialog>
			<Dialog
				isOpen={task?.kind === 'shown'}
				onOpenChange={(isOpen) => !isOpen && close()}
				title={task?.kind === 'shown' ? t('secret.title', { name: task.endpoint.name }) : ''}
				description={t('secret.text')}
				labels={{ close: t('app:close') }}
			>
				{task?.kind === 'shown' && <WebhookSecret secret={task.secret} onKept={close} />}
			</Dialog>
			<Dialog
				isOpen={task?.kind === 'replay'}
				onOpenChange={(isOpen) => !isOpen && close()}
				title={task?.kind === 'replay' ? t('replay.title', { name: task.endpoint.name }) : ''}
				description={t('replay.text')}
				labels={{ close: t('app:close') }}
			>
				{task?.kind === 'replay' && (
					<WebhookReplay
						endpoint={task.endpoint}
						onDone={() => {
							close();
							void refresh();
						}}
					/>
				)}
			</Dialog>
			<AlertDialog
				isOpen={task?.kind === 'remove' || task?.kind === 'secret'}
				onOpenChange={(isOpen) => !isOpen && close()}
				title={
					task?.kind === 'remove' || task?.kind === 'secret' ? t(`ask.${task.kind}`, { name: task.endpoint.name }) : ''
				}
				description={t(`effect.${task?.kind === 'secret' ? 'secret' : 'remove'}`)}
				confirmLabel={t(`acts.${task?.kind === 'secret' ? 'secret' : 'remove'}`)}
				tone={task?.kind === 'secret' ? 'neutral' : 'critical'}
				error={problem}
				labels={{ cancel: t('operating:cancel'), pending: t('operating:working') }}
				isPending={isPending}
				onConfirm={() => (task?.kind === 'remove' || task?.kind === 'secret') && void confirm(task)}
			/>
		</section>
	);
}
