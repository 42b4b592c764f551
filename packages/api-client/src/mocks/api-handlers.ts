import { type Edition, isEdition } from '@zaylat/domain/editions';
import { languageOfTag } from '@zaylat/domain/languages';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { z } from 'zod';
import { type ServedEndpointName, servedEndpoints } from '../endpoints.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { API_ERRORS, type ErrorCode } from '../http/errors.ts';
import type { ErrorBody } from '../shared.ts';
import { type MockHandlers, MockRefusal, refuse } from './answer.ts';
import * as resources from './resources.ts';
import { admitStaff } from './staff.ts';
import type { World } from './world.ts';

/** Nothing but `never` fits: the compiler's error names the endpoints of which mocks.ts of their resource has no handler. */
type NoneMissing<Message extends never> = Message;
type Answered = { [Resource in keyof typeof resources]: keyof (typeof resources)[Resource] }[keyof typeof resources];
type Missing = NoneMissing<`no mock handler of ${Exclude<ServedEndpointName, Answered>}`>;

const HANDLERS: Partial<MockHandlers> = Object.assign({}, ...Object.values(resources));

/** Names of the endpoints that the mock API answers. */
export const mockedEndpoints: readonly string[] = Object.keys(HANDLERS) satisfies readonly (string | Missing)[];

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

/**
 * Handlers of every endpoint of the contract, over one world. The first that matches answers, so they are ordered by path:
 * `{` comes after all letters, and `/api/products/search` before `/api/products/{id}`.
 */
export function apiHandlers(world: World): HttpHandler[] {
	const path = (name: ServedEndpointName) => servedEndpoints[name].path;
	return endpointNames()
		.toSorted((a, b) => (path(a) < path(b) ? -1 : 1))
		.map((name) => apiHandler(name, world));
}

/** Names of all endpoints. */
export function endpointNames(): ServedEndpointName[] {
	return Object.keys(servedEndpoints).filter((name): name is ServedEndpointName =>
		Object.hasOwn(servedEndpoints, name),
	);
}

function apiHandler(name: ServedEndpointName, world: World): HttpHandler {
	const endpoint: Endpoint = servedEndpoints[name];
	const path = `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
	const respond = (body: unknown, status = 200) =>
		new HttpResponse(JSON.stringify(body), { status, headers: headersOf(endpoint, world) });
	return METHODS[endpoint.method](path, async ({ request, params }) => {
		const failure = world.options.failures?.[name] ?? world.options.failures?.all;
		if (failure === 'pending') await delay('infinite');
		if (failure === 'pending' || failure === 'lost') return HttpResponse.error();
		try {
			if (typeof failure === 'string') refuse(failure);
			if (failure !== undefined) refuse(failure.code, failure.details);
			admit(endpoint, world, request);
			const idempotencyKey = endpoint.isIdempotent === 'optional' ? request.headers.get('idempotency-key') : null;
			const first = idempotencyKey === null ? undefined : world.responses.get(idempotencyKey);
			if (first !== undefined) return respond(first);
			const read = await readCall(endpoint, request, params);
			const response = answerOf(name, { ...read, world, catalogue: world.catalogue(...placeOf(request, world)) });
			const checked = endpoint.response.parse(response);
			if (idempotencyKey !== null) world.responses.set(idempotencyKey, checked);
			return respond(checked);
		} catch (error) {
			if (!(error instanceof MockRefusal)) throw error;
			const { code, details } = error;
			const body: ErrorBody['error'] = {
				code,
				message: `Mock: ${code}`,
				requestId: 'mock-request',
				...(details && { details }),
			};
			return respond({ error: body }, API_ERRORS[code].status);
		}
	});
}

function admit(endpoint: Endpoint, world: World, request: Request): void {
	const { user } = world;
	const { caller, isIdempotent } = endpoint;
	if (caller !== 'anyone' && caller !== 'visitor' && !user) refuse('sign_in_required');
	if (caller === 'registered' && user?.kind !== 'registered') refuse('registration_required');
	if (caller === 'staff') admitStaff(endpoint, world);
	if (isIdempotent === true && !request.headers.has('idempotency-key')) refuse('key_missing');
}

/** Reads of one call are parsed by the very endpoint that the name stands for, so the answerer gets what it declares. */
function answerOf(name: ServedEndpointName, call: unknown): unknown {
	const handler: ((call: never) => unknown) | undefined = HANDLERS[name];
	if (!handler) throw new Error(`no mock handler of ${name}`);
	return { data: handler(call as never) };
}

async function readCall({ params, query, body, errors }: Endpoint, request: Request, inPath: unknown) {
	const asked = Object.fromEntries(new URL(request.url).searchParams);
	const isSearch = errors.includes('search_invalid') && 'search' in asked;
	return {
		params: parsed(params, inPath, 'bad_request'),
		query: parsed(query, asked, isSearch ? 'search_invalid' : 'bad_request'),
		body: body && parsed(body, await request.json().catch(() => refuse('bad_request')), 'bad_request'),
	};
}

function parsed(schema: z.ZodType | undefined, value: unknown, code: ErrorCode): unknown {
	const result = schema?.safeParse(value);
	return result?.success === false ? refuse(code) : result?.data;
}

function placeOf(request: Request, world: World): Parameters<World['catalogue']> {
	const asked = request.headers.get('x-edition');
	const edition: Edition = isEdition(asked) ? asked : (world.options.edition ?? 'mm');
	return [edition, languageOfTag(request.headers.get('accept-language') ?? '') ?? 'en'];
}

function headersOf(endpoint: Endpoint, world: World): Record<string, string> {
	const cache = endpoint.cache === 'private' ? 'private, no-store' : `public, max-age=${endpoint.cache.shared}`;
	return { 'cache-control': cache, 'x-server-time': String(world.now()), 'content-type': 'application/json' };
}
