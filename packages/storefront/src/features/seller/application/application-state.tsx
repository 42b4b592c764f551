import type { OwnApplication } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { type ApplicationState, maskAccountNumber } from '@zaylat/domain/seller-applications';
import { Banner, type BannerProps } from '@zaylat/ui/banner';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Timeline, type TimelineEvent } from '@zaylat/ui/timeline';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { FormCard } from '../../../core/forms/form-card.tsx';
import { SmallPictures } from '../../../core/pictures/small-pictures.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

const TONES: Readonly<Record<ApplicationState, BannerProps['tone']>> = {
	sent: 'info',
	more_asked: 'warning',
	accepted: 'positive',
	refused: 'critical',
};

/** Props of {@link ApplicationState}. */
export interface ApplicationStateProps {
	readonly application: OwnApplication;
}

/** Where an application is: its state in words, what staff wrote, and how far it has come. */
export function ApplicationProgress({ application }: ApplicationStateProps) {
	const { t } = useTranslation('application');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const { state, answer, sentAt, decidedAt } = application;
	const when = (at: string | null) =>
		at === null ? {} : { time: formatDate(at, language, EDITIONS[edition].timeZone), dateTime: at };
	const isAccepted = state === 'accepted';
	const decided = { accepted: 'done', refused: 'failed', more_asked: 'current', sent: 'current' } as const;
	const events: readonly TimelineEvent[] = [
		{ key: 'sent', status: 'done', title: t('progress.sent'), ...when(sentAt) },
		{ key: 'checked', status: decided[state], title: t('progress.checked'), ...when(decidedAt) },
		{ key: 'open', status: isAccepted ? 'done' : 'upcoming', title: t('progress.open') },
	];
	return (
		<>
			<Banner tone={TONES[state]} title={t(`states.${state}`)}>
				{t(`texts.${state}`)}
			</Banner>
			{answer !== null && (
				<FormCard title={t('answer')}>
					<p className="wrap-anywhere whitespace-pre-line">{answer}</p>
				</FormCard>
			)}
			<FormCard title={t('progress.title')}>
				<Timeline
					events={events}
					labels={{
						done: t('progress.done'),
						current: t('progress.current'),
						upcoming: t('progress.upcoming'),
						failed: t('progress.failedLabel'),
					}}
				/>
			</FormCard>
		</>
	);
}

/** What the applicant sent, with the bank account masked: the page may be looked at by others. */
export function SentApplication({ application }: ApplicationStateProps) {
	const { t } = useTranslation(['application', 'app']);
	const { kind, legalName, registrationNumber, shopName, edition, goods, bank, documents } = application;
	const facts = [
		[t('shop.name'), shopName],
		[t('shop.edition'), t(`app:countries.${edition}`)],
		[t('about.kind'), t(`kinds.${kind}`)],
		[t('about.legalName'), legalName],
		...(registrationNumber === '' ? [] : [[t('about.registrationNumber'), registrationNumber] as const]),
		[t('shop.goods'), goods],
		...(bank === null ? [] : [[t('bank.title'), `${bank.name} ${maskAccountNumber(bank.number)}`] as const]),
	] as const;
	return (
		<FormCard title={t('yours')}>
			<DataList hasDividers>
				{facts.map(([label, value]) => (
					<DataListItem key={label} label={label}>
						<span className="wrap-anywhere whitespace-pre-line">{value}</span>
					</DataListItem>
				))}
			</DataList>
			{documents.length > 0 && (
				<SmallPictures
					pictures={documents.map(({ picture }) => picture)}
					title={t('documents.title')}
					nameOf={(number) => t('documents.photo', { number })}
				/>
			)}
		</FormCard>
	);
}
