import { importFaultsFile } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Button, buttonStyles } from '@zaylat/ui/button';
import { Skeleton } from '@zaylat/ui/skeleton';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { importRequests } from '../goods-queries.ts';

/** Props of {@link ImportFaults}. */
export interface ImportFaultsProps {
	/** Id of the import. */
	readonly id: string;
	readonly isDryRun: boolean;
}

/** What to fix in a file, in its order: a list whose pages are opened one after the other, and a table to save. */
export function ImportFaults({ id, isDryRun }: ImportFaultsProps) {
	const { t } = useTranslation('importing');
	const { language } = usePreferences();
	const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
	const last = useQuery(importRequests.faults(id, cursors.at(-1)));
	const next = last.data?.data.page.next;
	return (
		<section aria-label={t('faults.title')} className="flex flex-col gap-3 rounded-control bg-surface-sunken p-gutter">
			{!isDryRun && <p className="text-pretty text-sm">{t('faults.help')}</p>}
			<ol className="flex flex-col gap-3">
				{cursors.map((cursor) => (
					<FaultPage key={cursor ?? ''} id={id} cursor={cursor} />
				))}
			</ol>
			{last.error && last.data === undefined && <QueryProblem title={t('faults.failed')} query={last} />}
			{last.data === undefined && !last.error && (
				<div role="status" aria-label={t('loading')}>
					<Skeleton shape="block" className="h-20 w-full" />
				</div>
			)}
			<div className="flex flex-wrap gap-2">
				{typeof next === 'string' && (
					<Button variant="secondary" onClick={() => setCursors([...cursors, next])}>
						{t('more')}
					</Button>
				)}
				<a href={importFaultsFile(id, language)} download className={buttonStyles({ variant: 'secondary' })}>
					<FileSpreadsheet aria-hidden size={18} />
					{t('faults.save')}
				</a>
			</div>
		</section>
	);
}

function FaultPage({ id, cursor }: { readonly id: string; readonly cursor: string | undefined }) {
	const { t } = useTranslation('importing');
	const { language } = usePreferences();
	const { data } = useQuery(importRequests.faults(id, cursor));
	return data?.data.items.map(({ row, column, externalId, text }) => {
		const at = formatCount(row, language);
		return (
			<li key={`${row} ${column} ${text}`} className="flex flex-col gap-0.5">
				<p className="wrap-anywhere font-semibold text-sm">
					{column === '' ? t('faults.row', { row: at }) : t('faults.place', { row: at, column })}
					{externalId !== null && <span className="font-normal text-text-muted"> · {externalId}</span>}
				</p>
				<p className="wrap-anywhere text-pretty">{text}</p>
			</li>
		);
	});
}
