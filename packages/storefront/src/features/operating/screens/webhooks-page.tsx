import type { StaffAccess } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { SearchX } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListTools } from '../components/list-tools.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { WebhookDeliveries } from '../components/webhook-deliveries.tsx';
import { WebhookEndpoints } from '../components/webhook-endpoints.tsx';
import { WebhookFilter } from '../components/webhook-filter.tsx';
import { SECTIONS } from '../operating-path.ts';
import { deliveriesPath, readDeliverySearch } from '../webhooks-path.ts';
import { webhooksQueries } from '../webhooks-queries.ts';

/** Where events are sent, and the deliveries of the last 30 days with their tries. */
export function WebhooksPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.webhooks')} section="webhooks">
			{(access) => (
				<>
					<WebhookEndpoints access={access} />
					<Deliveries access={access} />
				</>
			)}
		</OperatingFrame>
	);
}

function Deliveries({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation(['webhooks', 'operating']);
	const search = readDeliverySearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(webhooksQueries.deliveries);
	const { data, error, mutate, isValidating } = first;

	function list() {
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('operating:failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('operating:loading')}>
					<Skeleton shape="block" className="h-60 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			return (
				<EmptyState
					role="status"
					headingLevel={3}
					picture={<SearchX aria-hidden strokeWidth={1.5} />}
					title={t('deliveries.empty')}
					description={t('deliveries.emptyText')}
				/>
			);
		}
		return (
			<>
				{cursors.map((cursor) => (
					<WebhookDeliveries key={cursor ?? ''} cursor={cursor} access={access} />
				))}
				<PagedEnd
					end={end}
					pathTo={(cursor) => deliveriesPath(search, cursor)}
					onOpen={open}
					labels={{
						more: t('operating:more'),
						loading: t('operating:loading'),
						failed: t('operating:failed'),
					}}
				/>
			</>
		);
	}

	return (
		<section className="flex flex-col gap-3" aria-labelledby="webhook-deliveries">
			<h2 id="webhook-deliveries" className="font-semibold text-lg leading-heading">
				{t('deliveries.title')}
			</h2>
			<WebhookFilter key={JSON.stringify(search)} search={search} />
			<ListTools list="deliveries" path={SECTIONS.webhooks.path} access={access} />
			{list()}
		</section>
	);
}
