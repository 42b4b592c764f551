import { actOnDeadJob, type DeadJob, type DeadJobAct } from '@zaylat/api-client';
import { formatCount } from '@zaylat/domain/money';
import { Heading } from '@zaylat/ui/heading';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useMoment } from '../state/use-moment.ts';
import { ActButtons } from './act-buttons.tsx';

const ACTS: readonly DeadJobAct[] = ['repeat', 'drop'];

/** Props of {@link DeadJobCard}. */
export interface DeadJobCardProps {
	readonly job: DeadJob;
	/** Called after the job was repeated or dropped, or could not be. */
	readonly onChange: () => void;
}

/** A job that failed at each try: what it was about, why it failed, and what can be done with it. */
export function DeadJobCard({ job, onChange }: DeadJobCardProps) {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const moment = useMoment();
	const { id, kind, item, reason, tries, at } = job;
	const triesText = t('jobs.tries', { count: tries, number: formatCount(tries, language) });
	return (
		<li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Heading level={3} size="base">
					<code>{kind}</code>
				</Heading>
				<time dateTime={at} className="ms-auto text-sm text-text-muted">
					{moment(at)}
				</time>
				<p className="wrap-anywhere basis-full text-sm text-text-muted">{`${item} · ${triesText}`}</p>
				<p lang="en" className="wrap-anywhere basis-full text-sm">
					{reason}
				</p>
			</div>
			<ActButtons
				groupLabel={t('jobs.decide', { kind, item })}
				acts={ACTS}
				label={(act) => t(`jobs.acts.${act}`)}
				request={(act) => actOnDeadJob(id, act)}
				words={{ done: t('jobs.done'), failed: t('jobs.notDone') }}
				onSettled={onChange}
			/>
		</li>
	);
}
