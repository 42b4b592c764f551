import type { ApiError } from '@zaylat/api-client';
import type { FormErrors } from '@zaylat/ui/form';
import { useErrorText } from '../failures/use-error-text.ts';

/** The part of an error that a form tells. */
type Refusal = Pick<ApiError, 'code' | 'fields'> & Partial<Pick<ApiError, 'details'>>;

/**
 * Puts a refusal of the API into the words of a form: a sentence at each field that is named, else one for the form.
 * Error codes of fields come from the server, so a form says what it makes of them.
 * @returns a function of the error and of `words`, which gives the sentence of a field's problem
 */
export function useFormErrors(): (
	error: Refusal,
	words?: (field: string, problem: string) => string | undefined,
) => FormErrors {
	const errorText = useErrorText();
	return ({ code, fields, details }, words) => {
		const known = Object.entries(fields).flatMap(([field, problem]) => {
			const text = words?.(field, problem);
			return text === undefined ? [] : [[field, text] as const];
		});
		if (known.length > 0) return { fieldErrors: Object.fromEntries(known) };
		return { formError: errorText(code, details).text };
	};
}
