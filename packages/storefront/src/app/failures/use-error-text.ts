import type { ApiError } from '@zaylat/api-client';
import { useTranslation } from '../../i18n/use-translation.ts';
import { errorText } from './error-text.ts';

/** Gives the text of an error by its code and details: what happened, and what to do next. */
export function useErrorText(): (code: string, details?: ApiError['details']) => { title: string; advice: string } {
	const { t } = useTranslation(['app', 'errors']);
	return (code, details) => errorText(t, code, details);
}
