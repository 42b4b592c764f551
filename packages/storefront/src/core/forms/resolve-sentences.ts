import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/**
 * Makes the result of a form of sentences by field.
 * @param sentences what is at each field; undefined where nothing is wrong
 */
export function resolveSentences<Values extends FieldValues>(
	values: Values,
	sentences: Partial<Record<keyof Values & string, string | undefined>>,
): ResolverResult<Values> {
	const errors: FieldErrors = {};
	for (const [field, message] of Object.entries<string | undefined>(sentences)) {
		if (message !== undefined) errors[field] = { type: 'rule', message };
	}
	if (Object.keys(errors).length === 0) return { values, errors: {} };
	// Fields are those of the values by the type of `sentences`, which `Object.entries` forgets.
	return { values: {}, errors: errors as FieldErrors<Values> };
}
