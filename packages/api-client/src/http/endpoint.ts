import type { Permission } from '@zaylat/domain/roles';
import type { z } from 'zod';
import type { ApiGroup } from '../openapi/groups.ts';
import type { Method, UploadRule } from './endpoint-types.ts';
import type { ErrorCode } from './errors.ts';

export type { Method, UploadRule } from './endpoint-types.ts';

/**
 * Who may call an endpoint: anyone, with a response that all may share; a visitor, whose session counts if there is one;
 * any session (a guest's too); registered shoppers; the seller of a shop; staff of the market, who need the endpoint's
 * permission and a second factor where it names one; who runs the server, by token, or staff with the permission.
 */
export type Caller = 'anyone' | 'visitor' | 'session' | 'registered' | 'seller' | 'staff' | 'operator';

/** Which limit the calls of an endpoint count towards; `LIMITS` has the figures. */
export type LimitName =
	| 'search'
	| 'view'
	| 'write'
	| 'code'
	| 'sign_up'
	| 'coupon'
	| 'track'
	| 'upload'
	| 'message'
	| 'question'
	| 'order'
	| 'file'
	| 'figures';

/** How a response may be cached: shared between visitors for some seconds, or never. */
export type CacheRule = { readonly shared: number } | 'private';

/**
 * One endpoint of the contract, as data.
 *
 * The server validates with its schemas, the OpenAPI document and the mock handlers are made from it,
 * and the client's calls are typed by it without importing it (so that zod stays out of the first load).
 */
export interface Endpoint {
	/** Resource that it belongs to, for example `orders`. */
	readonly resource: string;
	/** Group that documents describe it in. */
	readonly group: ApiGroup | 'Developers';
	readonly method: Method;
	/** Path with `{name}` for parameters, for example `/api/products/{id}`. */
	readonly path: string;
	readonly summary: string;
	readonly caller: Caller;
	/**
	 * What staff must be permitted to do (`PERMITTED` of `@zaylat/domain/roles`), after they gave the second factor. Each call
	 * of an operator names it; of staff's calls, only those with which the second factor is set up and given have none.
	 */
	readonly permission?: Permission;
	readonly cache: CacheRule;
	/** Whether the server demands a fresh security key (Specification §7, §9). */
	readonly guarded: boolean;
	/** Limit that its calls count towards. Default none. */
	readonly limit?: LimitName;
	/**
	 * Whether it happens once per `idempotency-key` header, however often it is sent. `true` demands the header, for writes
	 * that move money or goods; `'optional'` accepts it, for writes that a client may have to repeat after a lost
	 * connection. A malformed key counts as a missing one. Default no.
	 */
	readonly isIdempotent?: true | 'optional';
	readonly params?: z.ZodType;
	readonly query?: z.ZodType;
	readonly body?: z.ZodType;
	/** Most bytes of a body that is no file; 32 kB unless given. */
	readonly mostBodyBytes?: number;
	/** Set when the body is a file as it is instead of JSON. */
	readonly upload?: UploadRule;
	readonly response: z.ZodType;
	readonly errors: readonly ErrorCode[];
}

/** An endpoint as a contract declares it. */
interface Declaration extends Omit<Endpoint, 'resource' | 'group' | 'cache' | 'errors'> {
	/** Default: private. */
	readonly cache?: CacheRule;
	/** The errors that do not follow from its other properties. Default none. */
	readonly errors?: readonly ErrorCode[];
}

type CommonRules = Pick<
	Declaration,
	'params' | 'query' | 'body' | 'mostBodyBytes' | 'caller' | 'permission' | 'guarded' | 'isIdempotent' | 'upload'
>;

const CALLER_ERRORS: Readonly<Record<Caller, readonly ErrorCode[]>> = {
	anyone: [],
	visitor: [],
	session: ['sign_in_required'],
	registered: ['sign_in_required', 'registration_required'],
	seller: ['sign_in_required', 'seller_required'],
	// For others there is no such endpoint.
	staff: ['sign_in_required', 'path_not_found'],
	operator: ['path_not_found'],
};

/** The errors of the checks that the server makes before it calls the handler of an endpoint. */
function checkErrors(rules: CommonRules): ErrorCode[] {
	const { params, query, body, mostBodyBytes, caller, permission, guarded, isIdempotent, upload } = rules;
	return [
		...((params ?? query ?? body) ? (['bad_request'] as const) : []),
		...CALLER_ERRORS[caller],
		...(caller === 'staff' && permission ? (['second_factor_required', 'permission_required'] as const) : []),
		...(guarded ? (['security_key_refused'] as const) : []),
		...(isIdempotent ? (['key_missing', 'key_reused'] as const) : []),
		...(mostBodyBytes ? (['body_too_large'] as const) : []),
		...(upload ? (['body_too_large', 'upload_refused'] as const) : []),
	];
}

/** What a declaration leaves out, because it follows from its other properties. */
type Complete<E extends Declaration> = Omit<E, 'errors' | 'cache'> & Pick<Endpoint, 'errors' | 'cache' | 'group'>;

/**
 * Begins the contract of a resource.
 * @param resource name of the resource's folder
 * @param group group that documents describe its endpoints in
 * @returns declares an endpoint of the resource, with its literal method and path in the type
 */
export function defineResource<const Resource extends string>(resource: Resource, group: Endpoint['group']) {
	return <const E extends Declaration>(endpoint: E): Complete<E> & { readonly resource: Resource } => ({
		...endpoint,
		resource,
		group,
		cache: endpoint.cache ?? 'private',
		errors: [
			...checkErrors(endpoint),
			...(endpoint.errors ?? []),
			...(endpoint.limit ? (['too_many_requests'] as const) : []),
			'unavailable',
		],
	});
}
