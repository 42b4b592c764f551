import { ERROR_MESSAGES } from '../http/error-messages.ts';
import { API_ERRORS, type ErrorCode } from '../http/errors.ts';
import type { Json } from './json-schema.ts';

/** What the catalogue says of a code: when it is answered, and whether trying again can help. */
function exampleOfError(code: ErrorCode): Json {
	return {
		summary: API_ERRORS[code].retryable ? 'Trying again can help.' : 'Trying again does not help.',
		value: { error: { code, message: ERROR_MESSAGES[code], requestId: 'a41c0e5b-5c1b-4a57-9d2f-7f0a1f2b3c4d' } },
	};
}

/**
 * The error answers of an endpoint, one per status as OpenAPI wants them; the examples of each are its codes.
 * @param errors codes that the endpoint declares; what any of them can meet is added
 */
export function errorResponses(errors: readonly ErrorCode[]): Json {
	const isRefusable = errors.some((code) => API_ERRORS[code].status < 500);
	const codes: readonly ErrorCode[] = [
		...new Set<ErrorCode>([
			...errors,
			'internal_error',
			// A call without input that everybody may make is refused only by a server which does not have it.
			...(isRefusable ? [] : (['path_not_found'] as const)),
		]),
	];
	const statuses = [...new Set(codes.map((code) => API_ERRORS[code].status))].sort((a, b) => a - b);
	return Object.fromEntries(
		statuses.map((status) => {
			const here = codes.filter((code) => API_ERRORS[code].status === status);
			return [
				status,
				{
					description: here.map((code) => `\`${code}\`: ${ERROR_MESSAGES[code]}`).join('\n\n'),
					content: {
						'application/json': {
							schema: { $ref: '#/components/schemas/Error' },
							examples: Object.fromEntries(here.map((code) => [code, exampleOfError(code)])),
						},
					},
				},
			];
		}),
	);
}
