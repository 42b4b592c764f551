import { addFault, clearFaults, faults } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSend } from '../state/use-send.ts';
import { FaultForm } from './fault-form.tsx';
import { Part, PartWaiting } from './part.tsx';

/** Failures on purpose: those that are on, and how to switch them (Decision 16). */
export function Faults() {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const { data, error, mutate, isValidating } = useQuery(faults());
	const { send, isPending } = useSend();

	async function change(request: ReturnType<typeof addFault> | ReturnType<typeof clearFaults>) {
		const response = await send(request, { failed: t('faults.notSet') });
		if (response) await mutate(response, { revalidate: false });
	}

	return (
		<Part tool="faults" title={t('faults.title')} text={t('faults.text')}>
			<FaultForm isPending={isPending} onAdd={(fault) => void change(addFault(fault))} />
			{error ? (
				<QueryProblem title={t('faults.failed')} headingLevel={3} query={{ error, mutate, isValidating }} />
			) : data === undefined ? (
				<PartWaiting label={t('faults.loading')} lines={[1]} />
			) : data.data.items.length === 0 ? (
				<p className="text-text-muted">{t('faults.none')}</p>
			) : (
				<>
					<ul aria-label={t('faults.list')} className="flex flex-col divide-y divide-border">
						{data.data.items.map(({ path, kind, callsLeft }) => (
							<li key={path} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
								<code className="wrap-anywhere">{path}</code>
								<Badge tone="warning">{t(`faults.kinds.${kind}`)}</Badge>
								<p className="ms-auto text-sm text-text-muted">
									{t('faults.left', { count: callsLeft, number: formatCount(callsLeft, language) })}
								</p>
							</li>
						))}
					</ul>
					<Button
						variant="secondary"
						className="self-start"
						isLoading={isPending}
						loadingLabel={t('faults.working')}
						onClick={() => void change(clearFaults())}
					>
						{t('faults.clear')}
					</Button>
				</>
			)}
		</Part>
	);
}
