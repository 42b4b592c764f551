import { API_ERRORS, type Endpoint, endpointsByName, errorBody } from '@zaylat/api-client/contract';
import { z } from 'zod';
import { ERROR_MESSAGES } from './failure.ts';

type Json = Record<string, unknown>;

const GROUPS: readonly (readonly [prefix: string, tag: string])[] = [
	['/api/cart', 'Cart'],
	['/api/add-to-cart', 'Cart'],
	['/api/wish-list', 'Wishlist'],
	['/api/digital-market/wish-lists', 'Wishlist'],
	['/api/products', 'Products'],
	['/api/digital-market', 'Products'],
	['/api/normal-categories', 'Products'],
	['/api/home', 'Products'],
	['/api/currency-exchange', 'Reference'],
	['/api/locations', 'Reference'],
];

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
	const paths: Record<string, Json> = {};
	for (const [name, endpoint] of Object.entries(endpointsByName)) {
		paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
	}
	return {
		openapi: '3.1.0',
		info: {
			title: 'Zaylat API',
			version: '1.0.0',
			description:
				'The marketplace for Myanmar and Thailand. The edition is chosen by `x-edition` or the host, the language by `accept-language`. Sign-in is Auth.js at `/api/auth`.',
		},
		servers: [{ url: '/' }],
		tags: [...new Set(GROUPS.map(([, tag]) => tag))].map((name) => ({ name })),
		paths,
		components: {
			schemas: { Error: schemaOf(errorBody, 'output') },
			securitySchemes: {
				session: { type: 'apiKey', in: 'cookie', name: 'authjs.session-token' },
				securityKey: {
					type: 'apiKey',
					in: 'header',
					name: 'x-security-key',
					description: 'The current seconds, AES-GCM encrypted, base64url; accepted for 0 to 2 seconds.',
				},
			},
		},
	};
}

function operationOf(name: string, endpoint: Endpoint): Json {
	const security = {
		...(endpoint.caller !== 'anyone' && { session: [] }),
		...(endpoint.guarded && { securityKey: [] }),
	};
	return {
		operationId: name,
		summary: endpoint.summary,
		tags: [GROUPS.find(([prefix]) => endpoint.path.startsWith(prefix))?.[1] ?? 'Reference'],
		parameters: [
			...parametersOf('path', endpoint.params),
			...parametersOf('query', endpoint.query),
			{ name: 'x-edition', in: 'header', schema: { enum: ['mm', 'th'] } },
			{ name: 'accept-language', in: 'header', schema: { type: 'string' }, example: 'my' },
		],
		...(endpoint.body && {
			requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
		}),
		responses: {
			200: { description: 'Success', content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } } },
			...errorResponses(endpoint),
		},
		security: Object.keys(security).length === 0 ? [] : [security],
	};
}

/** One response per status; its description lists the codes. */
function errorResponses(endpoint: Endpoint): Json {
	const codes = [...endpoint.errors, 'internal_error' as const];
	const statuses = [...new Set(codes.map((code) => API_ERRORS[code].status))];
	return Object.fromEntries(
		statuses.map((status) => [
			status,
			{
				description: codes
					.filter((code) => API_ERRORS[code].status === status)
					.map((code) => `\`${code}\`: ${ERROR_MESSAGES[code]}`)
					.join('\n\n'),
				content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
			},
		]),
	);
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
	if (!schema) return [];
	const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
		properties?: Record<string, Json>;
		required?: string[];
	};
	return Object.entries(properties).map(([name, property]) => ({
		name,
		in: place,
		required: place === 'path' || required.includes(name),
		schema: property,
	}));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
	return rest;
}
