import type { StaffAccess } from '@zaylat/api-client/contract';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { History } from 'lucide-react';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AuditFilter } from '../components/audit-filter.tsx';
import { AuditRows } from '../components/audit-rows.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { auditPath, readAuditSearch, SECTIONS } from '../operating-path.ts';
import { auditQueries } from '../queries.ts';

/** The audit trail: who changed what, when and why, with what it was before and after. */
export function AuditPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.audit')} section="audit">
			{(access) => <Trail access={access} />}
		</OperatingFrame>
	);
}

function Trail({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation('operating');
	const search = readAuditSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(auditQueries.entries);
	const { data, error, mutate, isValidating } = first;

	function list() {
		if (error && data === undefined && error.code !== 'second_factor_required') {
			return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
		}
		if (data === undefined) {
			return (
				<div role="status" aria-label={t('loading')}>
					<Skeleton shape="block" className="h-60 w-full rounded-card" />
				</div>
			);
		}
		if (data.data.items.length === 0) {
			return (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<History aria-hidden strokeWidth={1.5} />}
					title={t('audit.empty')}
					description={t('audit.emptyText')}
				/>
			);
		}
		return (
			<>
				{cursors.map((cursor) => (
					<AuditRows key={cursor ?? ''} cursor={cursor} />
				))}
				<PagedEnd
					end={end}
					pathTo={(cursor) => auditPath(search, cursor)}
					onOpen={open}
					labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
				/>
			</>
		);
	}

	return (
		<>
			<AuditFilter key={JSON.stringify(search)} search={search} />
			<ListTools list="audit" path={SECTIONS.audit.path} access={access} />
			{list()}
		</>
	);
}
