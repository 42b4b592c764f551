import {
	API_ERRORS,
	CHAT_EVENTS_PATH,
	chatEvents,
	type Endpoint,
	type ErrorCode,
	endpointsByName,
	errorBody,
	type UploadRule,
} from '@zaylat/api-client/contract';
import { z } from 'zod';
import { ERROR_MESSAGES } from './failure.ts';

type Json = Record<string, unknown>;

const GROUPS: readonly (readonly [prefix: string, tag: string])[] = [
	['/api/cart', 'Cart'],
	['/api/add-to-cart', 'Cart'],
	['/api/coupons', 'Checkout'],
	['/api/delivery-quotes', 'Checkout'],
	['/api/checkout', 'Checkout'],
	['/api/orders', 'Orders'],
	['/api/tracking', 'Orders'],
	['/api/seller/parcels', 'Selling'],
	['/api/payments', 'Payments'],
	['/api/sandbox-payments', 'Payments'],
	['/api/points', 'Account'],
	['/api/wish-list', 'Wishlist'],
	['/api/digital-market/wish-lists', 'Wishlist'],
	['/api/products', 'Products'],
	['/api/digital-market', 'Products'],
	['/api/normal-categories', 'Products'],
	['/api/categories', 'Products'],
	['/api/collections', 'Products'],
	['/api/recent-views', 'Products'],
	['/api/entitlements', 'Digital goods'],
	['/api/reviews', 'Reviews'],
	['/api/shops', 'Shops'],
	['/api/follows', 'Shops'],
	['/api/home', 'Products'],
	['/api/uploads', 'Uploads'],
	['/api/chat', 'Chat'],
	['/api/registrations', 'Account'],
	['/api/password-resets', 'Account'],
	['/api/sign-in-codes', 'Account'],
	['/api/auth-tokens', 'Account'],
	['/api/profile', 'Account'],
	['/api/linked-accounts', 'Account'],
	['/api/account-deletion', 'Account'],
	['/api/addresses', 'Account'],
	['/api/contact-phones', 'Account'],
	['/api/notification', 'Notifications'],
	['/api/currency-exchange', 'Reference'],
	['/api/locations', 'Places'],
	['/api/post-offices', 'Places'],
	['/api/delivery-estimates', 'Places'],
	['/api/businesses', 'Places'],
	['/api/help-articles', 'Reference'],
	['/api/editions', 'Reference'],
];

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
	const paths: Record<string, Json> = {};
	for (const [name, endpoint] of Object.entries(endpointsByName)) {
		paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
	}
	paths[CHAT_EVENTS_PATH] = { get: eventsOperation() };
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
		...(endpoint.upload && { requestBody: fileBodyOf(endpoint.upload) }),
		...(endpoint.body && {
			requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
		}),
		responses: {
			200: { description: 'Success', content: { 'application/json': { schema: schemaOf(endpoint.answer, 'output') } } },
			...errorResponses(endpoint.errors),
		},
		security: Object.keys(security).length === 0 ? [] : [security],
	};
}

/** A body that is a file as it is: OpenAPI 3.1 describes it by its media types alone. */
function fileBodyOf({ types, mostBytes }: UploadRule): Json {
	const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
	return { required: true, description: `At most ${mostBytes} bytes.`, content };
}

/** The stream of chats, which is no call with an answer. */
function eventsOperation(): Json {
	const events = Object.entries(chatEvents).map(([name, schema]) => ({
		title: name,
		...schemaOf(schema, 'output'),
	}));
	return {
		operationId: 'followChat',
		summary: 'Messages as they are written, as server-sent events',
		description:
			'Goes by the cookie alone, because an `EventSource` sends no headers. `message` events carry their id; with `last-event-id` all that was missed comes first.',
		tags: ['Chat'],
		parameters: [{ name: 'last-event-id', in: 'header', required: false, schema: { type: 'string' } }],
		responses: {
			200: {
				description: 'Events; their data is JSON.',
				content: { 'text/event-stream': { schema: { anyOf: events } } },
			},
			...errorResponses([
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

/** One response per status; its description lists the codes. */
function errorResponses(errors: readonly ErrorCode[]): Json {
	const codes: readonly ErrorCode[] = [...errors, 'internal_error'];
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
