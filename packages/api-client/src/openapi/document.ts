import { ORDER_DOCUMENTS } from '@zaylat/domain/documents';
import { CHAT_EVENTS_PATH } from '../chat/contract.ts';
import { endpointsByName } from '../endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { operatorEndpoints } from '../operators/contract.ts';
import { DOCUMENT_FILES } from '../orders/contract.ts';
import { GOODS_FILES } from '../seller-imports/contract.ts';
import { PARCEL_LABEL_FILE } from '../seller-parcels/contract.ts';
import { STATEMENT_FILES } from '../seller-statements/contract.ts';
import { errorBody } from '../shared.ts';
import { STAFF_EXPORT } from '../staff-views/contract.ts';
import { API_GROUPS, GROUP_DESCRIPTIONS } from './groups.ts';
import { type Json, jsonSchemaOf } from './json-schema.ts';
import { createNamedSchemas } from './named-schemas.ts';
import {
	chatEventsOperation,
	documentFileOperation,
	goodsFileOperation,
	operationOf,
	parcelLabelOperation,
	statementFileOperation,
} from './operation.ts';
import { staffExportOperation } from './staff-export.ts';
import { webhookOperations } from './webhooks.ts';

const SECURITY_SCHEMES: Json = {
	session: { type: 'apiKey', in: 'cookie', name: 'authjs.session-token' },
	securityKey: {
		type: 'apiKey',
		in: 'header',
		name: 'x-security-key',
		description: 'The current seconds, AES-GCM encrypted, base64url; accepted for 0 to 2 seconds.',
	},
	operatorToken: {
		type: 'http',
		scheme: 'bearer',
		description: 'The `METRICS_TOKEN` of the server. One without a token answers calls from its own machine alone.',
	},
};

/** Order of the operations of one path. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The endpoints of the contract and of operators with their names, ordered by path and method. */
function orderedEndpoints(): [string, Endpoint][] {
	return Object.entries<Endpoint>({ ...endpointsByName, ...operatorEndpoints }).toSorted(
		([, a], [, b]) => a.path.localeCompare(b.path, 'en') || METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
	);
}

/** How an OpenAPI document is written. */
export interface OpenApiOptions {
	/**
	 * `named` gives each schema that the contract exports a component (`Product`, `Order`), for generators of clients;
	 * `inline` writes every schema out in place. Default `named`.
	 */
	readonly schemas?: 'named' | 'inline';
}

/**
 * The contract as an OpenAPI 3.1 document, ready to be written as JSON.
 *
 * Beside the standard's own fields each operation has `x-caller` (who may call), `x-cache` (`private`, or the seconds
 * that a response may be shared) and, where there is one, `x-limit` (name, calls, perAddress, seconds) and `x-permission`
 * (name, and the roles of staff that have it).
 */
export function openApiDocument({ schemas = 'named' }: OpenApiOptions = {}): Json {
	const named = createNamedSchemas();
	const write = schemas === 'named' ? named.write : jsonSchemaOf;
	const paths: Record<string, Json> = {};
	for (const [name, endpoint] of orderedEndpoints()) {
		paths[endpoint.path] = {
			...paths[endpoint.path],
			[endpoint.method.toLowerCase()]: operationOf(name, endpoint, write),
		};
	}
	for (const document of [...ORDER_DOCUMENTS, 'creditNote'] as const) {
		paths[DOCUMENT_FILES[document]] = { get: documentFileOperation(document) };
	}
	for (const kind of ['pdf', 'csv'] as const) paths[STATEMENT_FILES[kind]] = { get: statementFileOperation(kind) };
	paths[PARCEL_LABEL_FILE] = { get: parcelLabelOperation() };
	for (const file of ['faults', 'products'] as const) paths[GOODS_FILES[file]] = { get: goodsFileOperation(file) };
	paths[STAFF_EXPORT] = { get: staffExportOperation() };
	paths[CHAT_EVENTS_PATH] = { get: chatEventsOperation(write) };
	const webhooks = webhookOperations(write);
	// Error answers refer to it.
	named.write(errorBody, 'output');
	const { Error: error, ...components } = named.components();
	return {
		openapi: '3.1.0',
		info: {
			title: 'Zaylat API',
			version: '1.0.0',
			license: { name: 'Proprietary', identifier: 'LicenseRef-Zaylat' },
			description:
				'The marketplace for Myanmar and Thailand. The edition is chosen by `x-edition` or the host, the language by `accept-language`. Sign-in is Auth.js at `/api/auth`.',
		},
		servers: [{ url: '/' }],
		tags: API_GROUPS.map((name) => ({ name, description: GROUP_DESCRIPTIONS[name] })),
		paths,
		webhooks,
		components: {
			schemas: { Error: error, ...(schemas === 'named' && components) },
			securitySchemes: SECURITY_SCHEMES,
		},
	};
}
