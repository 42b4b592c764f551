import type { ApiError } from '@zaylat/api-client';
import { useToast } from '@zaylat/ui/toast';
import { useErrorText } from './use-error-text.ts';

/**
 * Shows a toast that something failed: what did, why, and what to do next.
 * @returns takes what failed, the error, and an id when a later toast is to replace this one
 */
export function useFailureToast(): (title: string, error: Pick<ApiError, 'code' | 'details'>, id?: string) => void {
	const toast = useToast();
	const errorText = useErrorText();
	return (title, { code, details }, id) =>
		void toast.show({ ...(id && { id }), tone: 'critical', title, description: errorText(code, details).text });
}
