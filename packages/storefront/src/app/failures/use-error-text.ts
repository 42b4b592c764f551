import { useTranslation } from '../../i18n/use-translation.ts';
import { errorText } from './error-text.ts';

/** Gives the text of an error code: what happened, and what to do next. */
export function useErrorText(): (code: string) => { title: string; advice: string } {
	const { t } = useTranslation(['app', 'errors']);
	return (code) => errorText(t, code);
}
