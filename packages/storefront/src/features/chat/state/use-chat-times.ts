import { formatDate, formatTime } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { DAY_MS, MINUTE_MS } from '@zaylat/domain/time';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** How a chat tells when something was written, in the time of the edition. */
export function useChatTimes() {
	const { t } = useTranslation('chat');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const now = useNow(MINUTE_MS);
	const { timeZone } = EDITIONS[edition];
	const dayOf = (at: number) => formatDate(at, 'en', timeZone);
	const isSameYear = (at: number) => dayOf(at).slice(-4) === dayOf(now).slice(-4);
	const timeText = (at: number) => formatTime(at, language, timeZone);
	const dayText = (at: number) => {
		if (dayOf(at) === dayOf(now)) return t('thread.today');
		if (dayOf(at) === dayOf(now - DAY_MS)) return t('thread.yesterday');
		return formatDate(at, language, timeZone, { isYearShown: !isSameYear(at) });
	};
	return {
		dayOf,
		timeText,
		dayText,
		/** Short, for a list: the time today, else the day. */
		shortText: (at: number) => (dayOf(at) === dayOf(now) ? timeText(at) : dayText(at)),
	};
}
