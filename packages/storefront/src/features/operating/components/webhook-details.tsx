import { webhookDelivery } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Skeleton } from '@zaylat/ui/skeleton';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useWhen } from '../use-when.ts';

/** Props of {@link WebhookDetails}. */
export interface WebhookDetailsProps {
	/** Id of the delivery. */
	readonly id: string;
}

/** What is sent of a delivery, and its tries with what the receiver answered. */
export function WebhookDetails({ id }: WebhookDetailsProps) {
	const { t } = useTranslation(['webhooks', 'operating']);
	const { language } = usePreferences();
	const when = useWhen();
	const { data, error, mutate, isValidating } = useQuery(webhookDelivery(id));
	if (error && data === undefined) {
		return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('operating:loading')}>
				<Skeleton shape="block" className="h-40 w-full rounded-card" />
			</div>
		);
	}
	const { eventId, event, body, history } = data.data;
	return (
		<div className="flex flex-col gap-4">
			<dl lang="en" className="grid gap-1 text-sm">
				<dt className="font-semibold">webhook-id</dt>
				<dd className="wrap-anywhere">{eventId}</dd>
				<dt className="font-semibold">type</dt>
				<dd>{event}</dd>
			</dl>
			<div className="flex flex-col gap-1">
				<h3 className="font-semibold">{t('details.body')}</h3>
				<pre lang="en" className="wrap-anywhere whitespace-pre-wrap rounded-control bg-surface-sunken p-3 text-sm">
					{JSON.stringify(JSON.parse(body), null, 2)}
				</pre>
			</div>
			<div className="flex flex-col gap-1">
				<h3 className="font-semibold">{t('details.tries')}</h3>
				{history.length === 0 && <p>{t('details.none')}</p>}
				<ol className="flex flex-col gap-2">
					{history.map(({ id: tryId, at, status, problem, milliseconds, answer }) => (
						<li key={tryId} className="rounded-control border border-border p-3 text-sm">
							<p>
								<time dateTime={at}>{when(at)}</time>
								{' · '}
								{problem === null
									? t('details.taken', { status: status ?? 0 })
									: t(`problems.${problem}`, { status: status ?? 0 })}
								{' · '}
								{t('details.milliseconds', { number: formatCount(milliseconds, language) })}
							</p>
							{answer !== '' && <p className="wrap-anywhere text-text-muted">{answer}</p>}
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}
