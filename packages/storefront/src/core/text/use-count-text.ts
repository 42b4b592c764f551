import { formatCount } from '@zaylat/domain/money';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';

/** Most that a badge writes out. */
const MOST = 99;

/** Writes a count for a badge: nothing for none, in the digits of the language, `99+` at the most. */
export function useCountText(): (count: number) => string | undefined {
	const { t } = useTranslation();
	const { language } = usePreferences();
	return (count) => {
		if (count === 0) return undefined;
		return count > MOST ? t('counts.most') : formatCount(count, language);
	};
}
