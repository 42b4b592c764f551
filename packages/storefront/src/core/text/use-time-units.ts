import { useTranslation } from '../../i18n/use-translation.ts';

/** Words of the units of a countdown, in the reader's language. */
export function useTimeUnits() {
	const { t } = useTranslation();
	return {
		days: t('timeUnits.days'),
		hours: t('timeUnits.hours'),
		minutes: t('timeUnits.minutes'),
		seconds: t('timeUnits.seconds'),
	};
}
