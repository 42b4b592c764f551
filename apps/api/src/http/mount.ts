import { type Endpoint, ERROR_MESSAGES, type ErrorBody, type UploadRule } from '@zaylat/api-client/contract';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import type { Context, Env, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pLimit from 'p-limit';
import type { z } from 'zod';
import { authorizeCaller, type Session, sessionOfHeaders } from '../auth/session.ts';
import { enterSession, setSessionCookie } from '../auth/session-cookie.ts';
import type { GoodsNews } from '../goods/news.ts';
import type { PictureMaker } from '../pictures/maker.ts';
import { limitedAddressOf, subjectOf } from './address.ts';
import type { AnswerCache } from './answer-cache.ts';
import { deviceOf, knownDeviceOf } from './device.ts';
import { Failure, type FailureDetails, failureOf, rootCause } from './failure.ts';
import { type KeyedCall, keyedCall, runIdempotently } from './idempotency.ts';
import { cleanInput } from './input-text.ts';
import { localeOf } from './locale.ts';
import { enforceLimit } from './rate-limit.ts';
import { requireSecurityKey } from './security-key.ts';
import type { Services } from './services.ts';
import { routerPath } from './unanswered.ts';

/** Variables of a request in Hono's context. */
export interface ApiEnv extends Env {
	Variables: {
		requestId: string;
		/** Path of the endpoint with its places, for the metrics; unset when there is no such endpoint. */
		route?: string;
		/** Hash of the account that calls, for the log. */
		account?: string;
	};
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = K extends keyof E ? Parsed<E[K]> : undefined;

/** A valid call of an endpoint. */
export interface Call<E extends Endpoint> {
	readonly params: Part<E, 'params'>;
	readonly query: Part<E, 'query'>;
	readonly body: Part<E, 'body'>;
	/** The bytes that were sent to an endpoint that takes files. */
	readonly file: E extends { upload: UploadRule } ? Uint8Array : undefined;
	readonly edition: Edition;
	readonly language: Language;
	/** Who calls; endpoints for anyone cannot see it, because their responses are shared; the operator's token has none. */
	readonly session: E['caller'] extends 'anyone'
		? undefined
		: E['caller'] extends 'visitor' | 'operator'
			? Session | undefined
			: Session;
	/** The caller's address, for rate limits; `undefined` within the process. */
	readonly address: string | undefined;
	/** Hash of the caller's device; sets the device cookie, so only for private responses. */
	readonly device: () => string;
	/** As `device`, without setting the cookie: the web server sends the forms of pages without it, and must not replace it. */
	readonly knownDevice: () => string | undefined;
	/** Signs the caller in; only for responses that are private. */
	readonly signIn: SessionWriter;
	/** The `idempotency-key` header; the router validates its form for idempotent endpoints. */
	readonly idempotencyKey: string | undefined;
	/** The key of a call that may be repeated; the handler stores it in the transaction of its change (`isFirstTime`). */
	readonly keyedCall: KeyedCall | undefined;
}

/** Sets the session's cookie with the response. */
export interface SessionWriter {
	/** Begins a session of an account, and ends the one that the browser had. */
	enter(userId: string): Promise<void>;
	/** Sets the cookie of a session that lives already. */
	renew(session: { readonly userId: string; readonly id: string }): Promise<void>;
}

/** Answers a valid call; throws `Failure` with a code that the endpoint lists. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

/** Options of an idempotent endpoint. */
export interface IdempotencyOptions<E extends Endpoint> {
	/**
	 * Whether a call with this key was executed although its response was not stored, as when the server ended in
	 * between. The handler is then called immediately, and must return the response of the executed call.
	 */
	readonly hasHappened?: (call: Call<E>) => Promise<boolean>;
}

/** What the router needs besides the services. */
export interface Router {
	readonly app: Hono<ApiEnv>;
	readonly services: Services;
	readonly cache: AnswerCache;
	readonly goods: Pick<GoodsNews, 'onChange' | 'changeIn'>;
	readonly maker: PictureMaker;
}

/**
 * Admits the callers of uploads, few at a time: a burst of uploads would take all connections to the database, and
 * pages would wait. Bodies are read outside, or slow senders would block the others.
 */
const admitUpload = pLimit(2);

/**
 * Serves an endpoint of the contract: checks what the contract demands, calls the handler, writes the response.
 * @param handle Answers a call that has passed every check.
 * @param options For endpoints that happen once per key.
 */
export function mount<const E extends Endpoint>(
	{ app, services, cache }: Router,
	endpoint: E,
	handle: Handler<E>,
	{ hasHappened }: IdempotencyOptions<E> = {},
): void {
	const path = routerPath(endpoint);
	const { config } = services;
	app.on(endpoint.method, path, async (c) => {
		c.set('route', endpoint.path);
		const locale = localeOf(c, config.defaultEdition);
		c.header('vary', 'x-edition, accept-language');
		const address = limitedAddressOf(c, config);
		const limit = async (known: Session | undefined) => {
			if (!endpoint.limit) return;
			// The answer is the same for anyone, but a call counts for the account that makes it.
			const session = endpoint.caller === 'anyone' ? await sessionOfHeaders(c.req.raw.headers, services) : known;
			await enforceLimit(services, endpoint.limit, { session, address });
		};
		const admit = async () => {
			if (endpoint.guarded) await requireSecurityKey(c, services);
			const session = await authorizeCaller(c, services, endpoint);
			if (session) c.set('account', subjectOf('log', session.userId, config).slice(0, 12));
			if (endpoint.cache === 'private') await limit(session);
			return session;
		};
		const session = await (endpoint.upload ? admitUpload(admit) : admit());
		const parts = {
			params: parse(endpoint.params, c.req.param()),
			query: parse(endpoint.query, c.req.query()),
			body: endpoint.body && parse(endpoint.body, await readJson(c)),
		};
		const file = endpoint.upload && (await readFile(c, endpoint.upload));
		const idempotencyKey = c.req.header('idempotency-key');
		const signIn: SessionWriter = {
			enter: (userId) => enterSession(c, services, userId),
			renew: (live) => setSessionCookie(c, services, live),
		};
		const device = () => deviceOf(c, config);
		const knownDevice = () => knownDeviceOf(c, config);
		const keyed =
			endpoint.isIdempotent === 'optional' && session && idempotencyKey !== undefined
				? keyedCall(session.userId, idempotencyKey, [path, parts])
				: undefined;
		// The parts were parsed by this endpoint's own schemas; the generic types cannot follow that.
		const call = {
			...parts,
			file,
			...locale,
			session,
			address,
			device,
			knownDevice,
			signIn,
			idempotencyKey,
			keyedCall: keyed,
		} as Call<E>;
		const response = async () => {
			const value = await handle(call);
			return JSON.stringify(config.checksAnswers ? endpoint.response.parse(value) : value);
		};
		if (endpoint.cache === 'private') {
			c.header('cache-control', 'private, no-store');
			const body =
				endpoint.isIdempotent === true && session
					? await runIdempotently(
							services,
							{
								userId: session.userId,
								key: idempotencyKey,
								call: [path, parts],
								hasHappened: () => hasHappened?.(call) ?? Promise.resolve(false),
							},
							response,
						)
					: await response();
			return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' });
		}
		const { shared } = endpoint.cache;
		c.header(
			'cache-control',
			`public, max-age=${Math.min(shared, 60)}, s-maxage=${shared}, stale-while-revalidate=${shared * 5}`,
		);
		const key = `${locale.edition} ${locale.language} ${path} ${JSON.stringify([parts.params, parts.query])}`;
		if (!cache.has(key)) await limit(session);
		return c.body(await cache.get(key, response), 200, { 'content-type': 'application/json; charset=utf-8' });
	});
}

/**
 * Writes an error response as the catalogue of errors defines it.
 * @param status instead of the catalogue's, for responses of HTTP itself
 */
export function answerFailure(c: Context<ApiEnv>, error: unknown, services: Services, status?: 405): Response {
	const failure = failureOf(error);
	const requestId = c.get('requestId');
	if (failure.status >= 500) {
		const facts = { requestId, route: c.get('route'), account: c.get('account'), code: failure.code };
		services.logger.error('request failed', { ...facts, cause: rootCause(error) }, error);
	}
	const body: ErrorBody = {
		error: {
			code: failure.code,
			message: ERROR_MESSAGES[failure.code],
			requestId,
			...(failure.fields && { fields: failure.fields }),
			...(failure.details && { details: detailsIn(failure.details, localeOf(c, services.config.defaultEdition)) }),
		},
	};
	c.header('cache-control', 'private, no-store');
	const retryAfter = failure.details?.retryAfter;
	if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
	if (failure.code === 'unavailable') c.header('retry-after', '2');
	return c.json(body, status ?? (failure.status as ContentfulStatusCode));
}

/** Details in the language of the request. */
const detailsIn = (details: FailureDetails, { language }: Pick<ReturnType<typeof localeOf>, 'language'>) =>
	Object.fromEntries(
		Object.entries(details).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
	);

async function readFile(c: Context, { types }: UploadRule): Promise<Uint8Array> {
	const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
	if (!types.includes(type)) throw new Failure('upload_refused', { details: { reason: 'type' } });
	return new Uint8Array(await c.req.arrayBuffer());
}

async function readJson(c: Context): Promise<unknown> {
	if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
		throw new Failure('bad_request', { fields: { '': 'json_expected' } });
	}
	try {
		return await c.req.json();
	} catch (error) {
		if (error instanceof SyntaxError) throw new Failure('bad_request', { fields: { '': 'json_expected' } });
		throw error;
	}
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
	if (!schema) return undefined;
	const result = schema.safeParse(cleanInput(value));
	if (result.success) return result.data;
	const { issues } = result.error;
	if (issues.some(({ code, path }) => path[0] === 'search' && code === 'too_big')) throw new Failure('search_invalid');
	throw new Failure('bad_request', {
		fields: Object.fromEntries(issues.map(({ path, code }) => [path.join('.'), code])),
	});
}
