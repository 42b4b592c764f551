import type { ApiRequest } from '@zaylat/api-client';
import type { Brand } from '@zaylat/domain/brand';
import type { Edition } from '@zaylat/domain/editions';

/** What the requests of a screen may depend on. It is the same for the loader of the page and for its components. */
export interface QueryContext {
	readonly edition: Edition;
	/** The brand (`{product}` of the specification). */
	readonly brand: Brand;
	/** `value` of the delivery country in the local list, for example `th` (Specification §3). */
	readonly deliveryCountry: string;
	/** Path and query of the page. */
	readonly url: Pick<URL, 'pathname' | 'searchParams'>;
	/** Route parameters, decoded. */
	readonly params: Readonly<Record<string, string | undefined>>;
	/**
	 * Where the page of a list begins: for the first shown page, where the address says (`?cursor=`); the start of the list
	 * when undefined.
	 */
	readonly cursor: string | undefined;
}

/** Cursor that an address names. */
export const cursorOf = ({ searchParams }: Pick<URL, 'searchParams'>): string | undefined =>
	searchParams.get('cursor') || undefined;

/** The one place where a request of a screen is written: the loader sends it, and components read its response. */
export interface ScreenQuery<Request extends ApiRequest<unknown> | undefined, Need extends QueryNeed = QueryNeed> {
	readonly need: Need;
	/** The request; undefined while the page does not need it. */
	readonly request: (context: QueryContext) => Request;
}

/** How much a page needs a response. */
export type QueryNeed = 'critical' | 'optional' | 'served';

/** The queries of a screen by name. */
export type ScreenQueries = Readonly<Record<string, ScreenQuery<ApiRequest<unknown> | undefined>>>;

type RequestOf<Query> = Query extends ScreenQuery<infer Request> ? Request : never;
type ResponseTo<Request> = Request extends ApiRequest<infer Response> ? Response : undefined;

/**
 * Responses to the queries of a screen by name. Those to critical queries are there; others are undefined when they failed
 * or were not requested.
 */
export type ScreenData<Queries extends ScreenQueries> = {
	readonly [Name in keyof Queries]:
		| ResponseTo<RequestOf<Queries[Name]>>
		| (Queries[Name]['need'] extends 'critical' ? never : undefined);
};

const queryOf =
	<const Need extends QueryNeed>(need: Need) =>
	<Request extends ApiRequest<unknown> | undefined>(
		request: (context: QueryContext) => Request,
	): ScreenQuery<Request, Need> => ({ need, request });

/** A query without whose response the screen has nothing to show: its failure makes the page an error page. */
export const critical = queryOf('critical');

/** A query that is requested along with the others; after a failure the screen shows the error state of that part. */
export const optional = queryOf('optional');

/** An optional query that only a server requests: in the browser the screen asks itself, with what only the tab knows. */
export const served = queryOf('served');
