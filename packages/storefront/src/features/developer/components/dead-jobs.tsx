import { deadJobs } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { ListX } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { POLL_MS } from '../tools.ts';
import { DeadJobCard } from './dead-job-card.tsx';
import { Part } from './part.tsx';
import { PartList } from './part-list.tsx';

/** Jobs that failed at each try, to repeat or to drop (ADR 186). */
export function DeadJobs() {
	const { t } = useTranslation('developer');
	const query = useQuery(deadJobs(), { refreshInterval: POLL_MS });
	return (
		<Part tool="jobs" title={t('jobs.title')} text={t('jobs.text')}>
			<PartList
				query={query}
				texts={{
					list: t('jobs.title'),
					loading: t('jobs.loading'),
					failed: t('jobs.failed'),
					emptyTitle: t('jobs.emptyTitle'),
					emptyText: t('jobs.emptyText'),
				}}
				Picture={ListX}
			>
				{(job) => <DeadJobCard key={job.id} job={job} onChange={() => void query.mutate()} />}
			</PartList>
		</Part>
	);
}
