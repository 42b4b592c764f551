import { formatDate, formatTime } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';

/** Writes a moment with date and time, in the time zone of the edition. */
export function useWhen(): (at: string) => string {
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { timeZone } = EDITIONS[edition];
	return (at) => `${formatDate(at, language, timeZone)} ${formatTime(at, language, timeZone)}`;
}
