import { type ApiError, type ApiRequest, type Client, cacheKey } from '@zaylat/api-client';
import type { AppContext } from './app-context.ts';
import { errorText } from './failures/error-text.ts';
import type { PagePayload, PayloadAnswer } from './page-payload.ts';
import type { Head, ReadAnswer, ScreenContext, ScreenFailure, ScreenModule } from './screen.ts';

/** Codes that the page answers as "come back later", whatever status the API gave. */
const UNAVAILABLE = new Set([
	'network_error',
	'timeout',
	'offline',
	'bad_answer',
	'unavailable',
	'security_key_refused',
]);
/** Codes that send the visitor to sign in. */
const SIGN_IN = new Set(['sign_in_required', 'session_expired']);

/** The part of the client that loading a page uses. */
export type PageClient = Pick<Client, 'attempt' | 'edition' | 'language'>;

/** What loading a page needs besides the screen. */
export interface LoadPageOptions {
	readonly client: PageClient;
	readonly side: AppContext['side'];
	readonly signal?: AbortSignal;
	/** Path of the sign-in page that leads back to here. */
	readonly signInPath: string;
	/** Told about each failed query. */
	readonly onFailure?: (request: ApiRequest<unknown>, error: ApiError) => void;
}

/**
 * Runs a screen's queries in parallel and makes the page of them.
 * A failed critical query makes an error page with the right status, never a blank one.
 */
export async function loadPage(
	screen: ScreenModule,
	context: ScreenContext,
	{ client, side, signal, signInPath, onFailure }: LoadPageOptions,
): Promise<PayloadAnswer> {
	const redirect = await screen.redirect?.(context);
	if (redirect !== undefined) return { redirect, status: 302 };

	const { critical, optional: anywhere = [], served = [] } = screen.queries(context);
	const optional = side === 'server' ? [...anywhere, ...served] : anywhere;
	const answers = new Map<string, unknown>();
	const ask = async (request: ApiRequest<unknown>) => {
		const attempt = await client.attempt(request, { signal });
		if (attempt.ok) answers.set(request.key, attempt.value);
		else onFailure?.(request, attempt.error);
		return attempt.ok ? undefined : attempt.error;
	};
	const [errors] = await Promise.all([Promise.all(critical.map(ask)), Promise.all(optional.map(ask))]);
	const error = errors.find((candidate) => candidate !== undefined);

	const fallback = Object.fromEntries(
		[...critical, ...optional]
			.filter(({ key }) => answers.has(key))
			.map((request) => [cacheKey(request, client), answers.get(request.key)]),
	);
	if (error) {
		if (SIGN_IN.has(error.code)) return { redirect: signInPath, status: 302 };
		const failure = failureOf(error);
		if (!screen.gone?.codes.includes(error.code)) return failedPage(failure, context, fallback);
		const page = failedPage({ ...failure, status: 404 }, context, fallback);
		return { ...page, head: { ...page.head, ...screen.gone.head(context) } };
	}
	// The answer was stored under the key that carries its type.
	const read: ReadAnswer = <T>(request: ApiRequest<T>) => answers.get(request.key) as T | undefined;
	const moved = screen.moved?.(context, read);
	if (moved !== undefined) return { redirect: moved, status: 301 };
	return {
		fallback,
		language: context.language,
		head: screen.head(context, read),
		status: screen.status?.(context, read) ?? 200,
	};
}

/** The failure that an API error means for a page. */
function failureOf({ code, status, retryable, requestId, details }: ApiError): ScreenFailure {
	const pageStatus = UNAVAILABLE.has(code) ? 503 : status >= 400 ? status : 500;
	const hasDetails = Object.keys(details).length > 0;
	return { code, status: pageStatus, retryable, ...(requestId && { requestId }), ...(hasDetails && { details }) };
}

/** The page of a failure. */
export function failedPage(
	failure: ScreenFailure,
	context: Pick<ScreenContext, 't' | 'url' | 'language'>,
	fallback: PagePayload['fallback'] = {},
): PagePayload {
	return {
		fallback,
		language: context.language,
		head: failureHead(failure, context),
		status: failure.status,
		failure,
	};
}

function failureHead({ code }: ScreenFailure, { t, url }: Pick<ScreenContext, 't' | 'url'>): Head {
	const { title, advice } = errorText(t, code);
	return { title, description: advice, canonicalPath: url.pathname, robots: 'noindex' };
}

/**
 * The page of a path that no route has, or whose screen is not built.
 * Its message is that of Specification §8.
 */
export function notFoundPage({ t, url, language }: Pick<ScreenContext, 't' | 'url' | 'language'>): PagePayload {
	const path = url.pathname;
	return {
		fallback: {},
		language,
		head: {
			title: t('errors:page_not_found.title', { path }),
			description: t('errors:page_not_found.advice'),
			canonicalPath: path,
			robots: 'noindex',
		},
		status: 404,
		message: `Page not found: ${path}`,
	};
}
