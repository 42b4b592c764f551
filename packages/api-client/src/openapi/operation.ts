import { LANGUAGES } from '@zaylat/domain/languages';
import { PERMITTED } from '@zaylat/domain/roles';
import { chatEvents, chatEventsQuery } from '../chat/contract.ts';
import type { Caller, Endpoint, UploadRule } from '../http/endpoint.ts';
import { LIMITS } from '../http/limits.ts';
import { DOCUMENT_FILE_ERRORS, type DocumentFile } from '../orders/contract.ts';
import { GOODS_FILE_ERRORS, type GOODS_FILES } from '../seller-imports/contract.ts';
import { PARCEL_LABEL_ERRORS } from '../seller-parcels/contract.ts';
import { STATEMENT_FILE_ERRORS, type STATEMENT_FILES } from '../seller-statements/contract.ts';
import { exampleOf } from './example.ts';
import type { ApiGroup } from './groups.ts';
import { type Json, jsonSchemaOf, type SchemaSide, type SchemaWriter } from './json-schema.ts';
import { parametersIn, parametersOf } from './parameters.ts';
import { errorResponses } from './responses.ts';

function mediaOf(schema: Endpoint['response'], side: SchemaSide, write: SchemaWriter): Json {
	const example = exampleOf(jsonSchemaOf(schema, side), '');
	return { 'application/json': { schema: write(schema, side), example } };
}

/** A body that is a file as it is: OpenAPI 3.1 describes it by its media types alone. */
function fileBodyOf({ types, mostBytes }: UploadRule): Json {
	const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
	return { required: true, description: `At most ${mostBytes} bytes.`, content };
}

function requestBodyOf({ body, upload }: Endpoint, write: SchemaWriter): Json {
	if (upload) return { requestBody: fileBodyOf(upload) };
	return body ? { requestBody: { required: true, content: mediaOf(body, 'input', write) } } : {};
}

/** What OpenAPI has no field for: who may call, with which permission, how the response may be cached, which rate limit the calls count towards. */
function rulesOf({ caller, permission, cache, limit }: Endpoint): Json {
	return {
		'x-caller': caller,
		...(permission && { 'x-permission': { name: permission, roles: PERMITTED[permission] } }),
		'x-cache': cache === 'private' ? 'private' : cache.shared,
		...(limit && { 'x-limit': { name: limit, ...LIMITS[limit] } }),
	};
}

/** How callers say who they are. */
const CALLER_SECURITY: Readonly<Record<Caller, Json>> = {
	anyone: {},
	visitor: { session: [] },
	session: { session: [] },
	registered: { session: [] },
	seller: { session: [] },
	staff: { session: [] },
	operator: { operatorToken: [] },
};

/**
 * Describes an endpoint of the contract as an OpenAPI operation.
 * @param name its name in the contract
 * @param write writes its schemas
 */
export function operationOf(name: string, endpoint: Endpoint, write: SchemaWriter): Json {
	const security = {
		...CALLER_SECURITY[endpoint.caller],
		...(endpoint.guarded && { securityKey: [] }),
	};
	return {
		operationId: name,
		summary: endpoint.summary,
		tags: [endpoint.group],
		...rulesOf(endpoint),
		parameters: parametersOf(endpoint),
		...requestBodyOf(endpoint, write),
		responses: {
			200: { description: 'Success', content: mediaOf(endpoint.response, 'output', write) },
			...errorResponses(endpoint.errors),
		},
		security: Object.keys(security).length === 0 ? [] : [security],
	};
}

/** The stream of chats, which is no call with a response. */
export function chatEventsOperation(write: SchemaWriter): Json {
	const events = Object.entries(chatEvents).map(([name, schema]) => ({
		title: name,
		...write(schema, 'output'),
	}));
	return {
		operationId: 'followChat',
		summary: 'Messages as they are written, as server-sent events',
		description:
			'Goes by the cookie and the address alone, because an `EventSource` sends no headers; without `edition` it is that of the host. `message` events carry their id; with `last-event-id` all that was missed comes first.',
		tags: ['Chat' satisfies ApiGroup],
		'x-caller': 'registered',
		'x-cache': 'private',
		parameters: [
			...parametersIn('query', chatEventsQuery),
			{ name: 'last-event-id', in: 'header', required: false, schema: { type: 'string' } },
		],
		responses: {
			200: {
				description: 'Events; their data is JSON.',
				content: { 'text/event-stream': { schema: { anyOf: events } } },
			},
			...errorResponses([
				'bad_request',
				'sign_in_required',
				'session_expired',
				'registration_required',
				'too_many_requests',
				'unavailable',
			]),
		},
		security: [{ session: [] }],
	};
}

const DOCUMENT_SUMMARIES: Readonly<Record<DocumentFile, string>> = {
	invoice: 'Invoice of an order',
	receipt: 'Receipt of a paid order',
	creditNote: 'Credit note of an order',
};

/** A document of an order as a file, which a browser saves by itself. */
export function documentFileOperation(document: DocumentFile): Json {
	return {
		operationId: `${document}File`,
		summary: `${DOCUMENT_SUMMARIES[document]} as a file`,
		description: 'Goes by the cookie alone, because a link sends no headers.',
		tags: ['Orders' satisfies ApiGroup],
		'x-caller': 'session',
		'x-cache': 'private',
		'x-limit': { name: 'file', ...LIMITS.file },
		parameters: [
			{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } },
			...(document === 'creditNote'
				? [{ name: 'position', in: 'path', required: true, schema: { type: 'string', pattern: '^[1-9]\\d{0,3}$' } }]
				: []),
			{ name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: Object.keys(LANGUAGES) } },
		],
		responses: {
			200: {
				description: 'A PDF with text that can be selected and tags for screen readers.',
				content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
			},
			...errorResponses(DOCUMENT_FILE_ERRORS),
		},
		security: [{ session: [] }],
	};
}

/** A statement of a seller as a file, which a browser saves by itself. */
export function statementFileOperation(kind: keyof typeof STATEMENT_FILES): Json {
	const type = kind === 'pdf' ? 'application/pdf' : 'text/csv';
	return {
		operationId: `${kind}StatementFile`,
		summary: `A statement as a file (${kind.toUpperCase()})`,
		description: 'Goes by the cookie alone, because a link sends no headers.',
		tags: ['Selling' satisfies ApiGroup],
		'x-caller': 'seller',
		'x-cache': 'private',
		'x-limit': { name: 'file', ...LIMITS.file },
		parameters: [
			{ name: 'number', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } },
			{ name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: Object.keys(LANGUAGES) } },
		],
		responses: {
			200: {
				description:
					kind === 'pdf' ? 'A PDF with text that can be selected.' : 'A line per order, amounts in major units.',
				content: { [type]: { schema: { type: 'string', ...(kind === 'pdf' && { format: 'binary' }) } } },
			},
			...errorResponses(STATEMENT_FILE_ERRORS),
		},
		security: [{ session: [] }],
	};
}

/** The label of a parcel as a file, which a browser prints. */
export function parcelLabelOperation(): Json {
	return {
		operationId: 'parcelLabelFile',
		summary: 'The label of a parcel as a file',
		description: 'Goes by the cookie alone, because a link sends no headers. Parcels that are sent have one.',
		tags: ['Selling' satisfies ApiGroup],
		'x-caller': 'seller',
		'x-cache': 'private',
		'x-limit': { name: 'file', ...LIMITS.file },
		parameters: [
			{ name: 'trackCode', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } },
			{ name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: Object.keys(LANGUAGES) } },
		],
		responses: {
			200: {
				description: 'A page of A6 as PDF, with the code as bars.',
				content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
			},
			...errorResponses(PARCEL_LABEL_ERRORS),
		},
		security: [{ session: [] }],
	};
}

const GOODS_FILE_TEXTS = {
	faults: {
		summary: 'The faults of an import as a table',
		description:
			'A line per fault: row, column, product, what is wrong. In UTF-8 with a byte order mark, so that spreadsheets read it.',
		type: 'text/csv',
		parameters: [
			{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } },
			{ name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: Object.keys(LANGUAGES) } },
		],
	},
	products: {
		summary: 'All products of a shop as lines of JSON',
		description: 'A product per line, as an import reads it.',
		type: 'application/jsonl',
		parameters: [{ name: 'shop', in: 'query', required: true, schema: { type: 'string', maxLength: 80 } }],
	},
} as const;

/** Goods as a file, which a browser saves by itself. */
export function goodsFileOperation(file: keyof typeof GOODS_FILES): Json {
	const { summary, description, type, parameters } = GOODS_FILE_TEXTS[file];
	return {
		operationId: `${file}File`,
		summary,
		description: 'Goes by the cookie alone, because a link sends no headers.',
		tags: ['Selling' satisfies ApiGroup],
		'x-caller': 'seller',
		'x-cache': 'private',
		'x-limit': { name: 'file', ...LIMITS.file },
		parameters,
		responses: {
			200: { description, content: { [type]: { schema: { type: 'string' } } } },
			...errorResponses(GOODS_FILE_ERRORS[file]),
		},
		security: [{ session: [] }],
	};
}
