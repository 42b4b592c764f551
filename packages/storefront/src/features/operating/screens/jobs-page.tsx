import { repeatStaffJobs } from '@zaylat/api-client';
import type { StaffAccess, StaffJob } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { Dialog } from '@zaylat/ui/dialog';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { useToast } from '@zaylat/ui/toast';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { ChoiceLinks } from '../../../core/lists/choice-links.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DropJobs } from '../components/drop-jobs.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { jobsPath, readJobsSearch } from '../jobs-path.ts';
import { jobsQueries } from '../jobs-queries.ts';
import { useWhen } from '../use-when.ts';

/** Kinds of work that have a name in the reader's language. */
const NAMED = ['code', 'account-notice', 'order-message', 'push', 'refund', 'digital-codes', 'purge-account'] as const;

/** Messages and other jobs that failed at each try: sent again, or deleted with a reason. */
export function JobsPage() {
	const { t } = useTranslation('operating');
	return (
		<OperatingFrame title={t('sections.jobs')} section="jobs">
			{(access) => <Jobs access={access} />}
		</OperatingFrame>
	);
}

function Jobs({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation(['failedJobs', 'operating', 'app']);
	const { language } = usePreferences();
	const when = useWhen();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const which = readJobsSearch(useQueryContext().url.searchParams);
	const { data, error, mutate, isValidating } = useScreenQuery(jobsQueries.jobs);
	const [dropped, setDropped] = useState<readonly StaffJob[]>();
	const [pendingId, setPendingId] = useState<string>();
	const mayRepeat = access.permissions.includes('repeat_jobs');

	const kindOf = ({ kind }: StaffJob) => {
		const named = NAMED.find((each) => each === kind);
		return named === undefined ? kind : t(`kinds.${named}`);
	};
	const nameOf = (job: StaffJob) => [kindOf(job), job.orderCode].filter(Boolean).join(' ');

	async function repeat(jobs: readonly StaffJob[], pending: string) {
		setPendingId(pending);
		const attempt = await client.attempt(repeatStaffJobs(jobs.map(({ id }) => id)));
		setPendingId(undefined);
		const title = attempt.ok
			? t('repeated', { count: jobs.length })
			: errorText(attempt.error.code, attempt.error.details).text;
		toast.show({ id: 'operating', tone: attempt.ok ? 'positive' : 'critical', title });
		await mutate();
	}

	const columns: readonly TableColumn<StaffJob>[] = [
		{
			key: 'kind',
			header: t('columns.kind'),
			isRowHeader: true,
			cell: (job) => <span className="wrap-anywhere">{nameOf(job)}</span>,
		},
		{ key: 'at', header: t('columns.at'), cell: ({ at }) => <time dateTime={at}>{when(at)}</time> },
		{
			key: 'reason',
			header: t('columns.reason'),
			cell: ({ reason }) => (
				<span lang="en" className="wrap-anywhere">
					{reason}
				</span>
			),
		},
		{
			key: 'tries',
			header: t('columns.tries'),
			isNumeric: true,
			cell: ({ tries }) => formatCount(tries, language),
		},
		{
			key: 'acts',
			header: t('columns.acts'),
			cell: (job) =>
				mayRepeat && (
					<span className="flex flex-wrap gap-2">
						<Button
							variant="secondary"
							size="sm"
							isLoading={pendingId === job.id}
							loadingLabel={t('operating:working')}
							aria-label={t('actOn', { act: t('repeat'), name: nameOf(job) })}
							onClick={() => void repeat([job], job.id)}
						>
							{t('repeat')}
						</Button>
						<Button
							variant="secondary"
							size="sm"
							aria-label={t('actOn', { act: t('drop'), name: nameOf(job) })}
							onClick={() => setDropped([job])}
						>
							{t('drop')}
						</Button>
					</span>
				),
		},
	];

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
		const { items } = data.data;
		if (items.length === 0) {
			return (
				<EmptyState
					role="status"
					headingLevel={2}
					picture={<MailCheck aria-hidden strokeWidth={1.5} />}
					title={t('empty')}
					description={t('emptyText')}
				/>
			);
		}
		return (
			<>
				{mayRepeat && (
					<Button
						variant="secondary"
						className="self-start"
						isLoading={pendingId === 'all'}
						loadingLabel={t('operating:working')}
						onClick={() => void repeat(items, 'all')}
					>
						{t('repeatAll', { count: items.length })}
					</Button>
				)}
				<Table
					caption={t('operating:sections.jobs')}
					isCaptionHidden
					columns={columns}
					rows={items}
					getRowKey={({ id }) => id}
					presentation="stacked"
				/>
			</>
		);
	}

	const choices = ([undefined, 'messages', 'others'] as const).map((each) => ({
		key: each ?? '',
		to: jobsPath(each),
		text: t(`which.${each ?? 'all'}`),
	}));
	return (
		<>
			<ChoiceLinks label={t('filter')} choices={choices} current={which ?? ''} className="-mx-gutter px-gutter py-1" />
			{list()}
			<Dialog
				isOpen={dropped !== undefined}
				onOpenChange={(isOpen) => !isOpen && setDropped(undefined)}
				title={t('dropTitle', { name: dropped?.[0] === undefined ? '' : nameOf(dropped[0]) })}
				description={t('dropText')}
				labels={{ close: t('app:close') }}
			>
				{dropped !== undefined && (
					<DropJobs
						ids={dropped.map(({ id }) => id)}
						onDone={() => {
							setDropped(undefined);
							void mutate();
						}}
					/>
				)}
			</Dialog>
		</>
	);
}
