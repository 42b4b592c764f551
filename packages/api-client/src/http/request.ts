import type { EndpointTypes, InputOf, Method, OutputOf, SchemaTypes, UploadRule } from './endpoint-types.ts';

declare const responseType: unique symbol;

/**
 * A call of the API as plain data: it can be a cache key, be listed by a screen and be sent by any client.
 * @typeParam ResponseBody the body of a successful response.
 */
export interface ApiRequest<ResponseBody> {
	readonly method: Method;
	/** Path of the contract with its `{name}` places, for example `/api/products/{id}`. */
	readonly path: string;
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Readonly<Record<string, string | number>>;
	/** Sent as JSON; a `Blob` is sent as it is. */
	readonly body?: unknown;
	/** Whether the server demands a fresh security key; so are all calls whose response depends on the session. */
	readonly guarded: boolean;
	/**
	 * Key under which the call happens once, however often it is sent; made by whoever starts the action, and reused while
	 * it is tried again.
	 */
	readonly idempotencyKey?: string;
	/** Equal for equal calls; starts with `private:` when the response depends on the session. */
	readonly key: string;
	/** Carries the type of the response; never set. */
	readonly [responseType]?: ResponseBody;
}

/** The body of an endpoint's successful response. */
export type ResponseOf<E extends EndpointTypes> = OutputOf<E['response']>;

/** Names as the caller may leave them out, values as the server will read them. */
type QueryInput<S extends SchemaTypes> = {
	[Name in keyof InputOf<S>]: Name extends keyof OutputOf<S> ? OutputOf<S>[Name] : never;
};

/** What an endpoint takes besides its method and path. */
export type CallInput<E extends EndpointTypes> = { readonly guarded: E['guarded'] } & (E extends {
	params: infer S extends SchemaTypes;
}
	? { readonly params: InputOf<S> }
	: { readonly params?: never }) &
	(E extends { query: infer S extends SchemaTypes } ? { readonly query: QueryInput<S> } : { readonly query?: never }) &
	(E extends { body: infer S extends SchemaTypes }
		? { readonly body: InputOf<S> }
		: E extends { upload: UploadRule }
			? { readonly body: Blob }
			: { readonly body?: never }) &
	(E extends { isIdempotent: true }
		? { readonly idempotencyKey: string }
		: E extends { isIdempotent: 'optional' }
			? { readonly idempotencyKey?: string | undefined }
			: { readonly idempotencyKey?: never });

interface PlainInput {
	readonly guarded: boolean;
	readonly params?: object;
	readonly query?: object;
	readonly body?: unknown;
	readonly idempotencyKey?: string | undefined;
}

/**
 * Makes a request that the compiler holds equal to the contract, while the contract (and zod) stays out of the bundle.
 * @typeParam E the endpoint, as `typeof` of a name imported with `import type`.
 * @param method the endpoint's method, literally.
 * @param path the endpoint's path, literally.
 * @param input whether it is guarded, and its parameters, query and body as the contract has them.
 * @returns the call as plain data; unset query values are left out.
 */
export function call<E extends EndpointTypes>(
	method: E['method'],
	path: E['path'],
	input: PlainInput & CallInput<E>,
): ApiRequest<ResponseOf<E>> {
	const { guarded, params, query, body, idempotencyKey }: PlainInput = input;
	const filled = {
		method,
		path,
		guarded,
		...(params !== undefined && { params: textsOf(params) }),
		...(query !== undefined && { query: queryOf(query) }),
		...(body !== undefined && { body }),
		...(idempotencyKey !== undefined && { idempotencyKey }),
	};
	return { ...filled, key: keyOf(filled) };
}

/** Texts that a path would swallow instead of keeping them as a segment. */
const NO_SEGMENT: ReadonlySet<string> = new Set(['', '.', '..']);

/**
 * The path and query of a request, ready to stand after the base URL.
 * @param request parameters are percent-encoded; query names are in alphabetical order.
 * @throws Error when a parameter of the path has no value.
 */
export function pathOf(request: Pick<ApiRequest<unknown>, 'path' | 'params' | 'query'>): string {
	const path = request.path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = request.params?.[name];
		if (value === undefined || NO_SEGMENT.has(value)) throw new Error(`No value for {${name}} of ${request.path}`);
		return encodeURIComponent(value);
	});
	const entries = Object.entries(request.query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
	if (entries.length === 0) return path;
	return `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * The key under which a response is cached: answers differ by edition and language (Specification §1).
 * @returns `<edition>|<language>|<request.key>`.
 */
export function cacheKey(
	request: Pick<ApiRequest<unknown>, 'key'>,
	client: { readonly edition: string; readonly language: string },
): string {
	return `${client.edition}|${client.language}|${request.key}`;
}

/** Whether a cache key belongs to a response that depends on the session. */
export function isPrivateKey(key: string): boolean {
	return /^\w+\|\w+\|private:/.test(key);
}

/** Whether a cache key belongs to a `GET` request of a path, with or without a query. */
export function isKeyOfPath(key: string, path: string): boolean {
	const [, asked = ''] = /^\w+\|\w+\|(?:private:)?GET ([^?]*)/.exec(key) ?? [];
	return asked === path;
}

function keyOf(request: Omit<ApiRequest<unknown>, 'key'>): string {
	const body = request.body === undefined ? '' : ` ${JSON.stringify(request.body)}`;
	return `${request.guarded ? 'private:' : ''}${request.method} ${pathOf(request)}${body}`;
}

function textsOf(values: object): Record<string, string> {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function queryOf(values: object): Record<string, string | number> {
	const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
	return Object.fromEntries(set.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
}
