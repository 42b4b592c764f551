import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { isCancelReason } from '@zaylat/domain/orders';
import { Timeline } from '@zaylat/ui/timeline';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ParcelNews, parcelWay } from './parcel-way.ts';

/** Props of {@link ParcelTimeline}. */
export interface ParcelTimelineProps {
	/** Oldest first. */
	readonly events: readonly ParcelNews[];
}

/** What happened to a parcel and what comes next. Texts: area `tracking`. */
export function ParcelTimeline({ events }: ParcelTimelineProps) {
	const { t } = useTranslation('tracking');
	const { edition } = useAppContext();
	const { language } = usePreferences();

	function noteOf({ status, note }: ParcelNews): string | undefined {
		if (note === '') return undefined;
		if (status !== 'order cancelled by customer') return t('sellerNote', { note });
		return isCancelReason(note) ? t('reasonIs', { reason: t(`reasons.${note}`) }) : note;
	}

	return (
		<Timeline
			aria-label={t('way')}
			labels={{
				done: t('timeline.done'),
				current: t('timeline.current'),
				upcoming: t('timeline.upcoming'),
				failed: t('timeline.failed'),
			}}
			events={parcelWay(events).map(({ status, place, news }) => ({
				key: news ? `${status} ${news.at}` : status,
				status: place,
				title: status === 'order cancelled by customer' ? t('cancelledByYou') : t(`status.${status}`),
				time: news && formatDate(news.at, language, EDITIONS[edition].timeZone),
				dateTime: news?.at,
				note: news && noteOf(news),
			}))}
		/>
	);
}
