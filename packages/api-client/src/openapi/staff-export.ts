import { STAFF_LIST_NAMES } from '@zaylat/domain/roles';
import { LIMITS } from '../http/limits.ts';
import { STAFF_EXPORT_ERRORS } from '../staff-views/contract.ts';
import type { ApiGroup } from './groups.ts';
import type { Json } from './json-schema.ts';
import { errorResponses } from './responses.ts';

/** A list of the console as a table, which a browser saves by itself. */
export function staffExportOperation(): Json {
	return {
		operationId: 'staffExportFile',
		summary: 'A list of the console as a table (CSV)',
		description:
			'Goes by the cookie alone, because a link sends no headers. It takes the filters of the list, needs the permission of the list, and is in the audit trail.',
		tags: ['Operation' satisfies ApiGroup],
		'x-caller': 'staff',
		'x-cache': 'private',
		'x-limit': { name: 'file', ...LIMITS.file },
		parameters: [{ name: 'list', in: 'path', required: true, schema: { type: 'string', enum: [...STAFF_LIST_NAMES] } }],
		responses: {
			200: {
				description: 'A row per entry, amounts in minor units.',
				content: { 'text/csv': { schema: { type: 'string' } } },
			},
			...errorResponses(STAFF_EXPORT_ERRORS),
		},
		security: [{ session: [] }],
	};
}
