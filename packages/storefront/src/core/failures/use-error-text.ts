import type { ApiError } from '@zaylat/api-client';
import { useAppContext } from '../context/app-context.ts';
import { type ErrorText, errorText } from './error-text.ts';

/**
 * Gives the text of an error by its code and details: what happened, and what to do next. In the language of the moment
 * that it is called.
 */
export function useErrorText(): (code: string, details?: ApiError['details']) => ErrorText {
	const { i18n } = useAppContext();
	return (code, details) => errorText(i18n.t, code, details);
}
