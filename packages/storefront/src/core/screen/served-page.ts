import type { StaticHandlerContext } from 'react-router';
import type { PagePayload, PayloadResponse } from '../page/page-payload.ts';
import type { ShellPayload } from '../page/shell-payload.ts';
import { SHELL_ROUTE_ID } from '../page/shell-route-id.ts';
import { isOpenRoute } from '../routing/route-access.ts';
import type { RouteEntry, RouteHandle } from '../routing/route-entry.ts';

/** What a server needs of a page besides its markup. */
export interface ServedPage {
	/** The row of the route table; undefined on the page of unknown paths. */
	readonly entry: RouteEntry | undefined;
	/** HTTP status. */
	readonly status: number;
	/** Head and answers; undefined when loading threw, which makes the error page. */
	readonly payload: PagePayload | undefined;
	/** Data of the app shell; undefined when it could not be loaded. */
	readonly shell: ShellPayload | undefined;
	/** Whether the response depends on the session: it must be `private, no-store`. */
	readonly isPrivate: boolean;
}

/**
 * Reads a page out of what `createStaticHandler(createShopRoutes(shop)).query(request)` gave.
 * @returns the page, or a redirect
 */
export function servedPage(
	context: StaticHandlerContext | Response,
): ServedPage | Extract<PayloadResponse, { redirect: string }> {
	if (context instanceof Response) {
		return { redirect: context.headers.get('location') ?? '/', status: context.status };
	}
	const { loaderData, matches, statusCode } = context;
	const route = matches.at(-1)?.route;
	const entry = (route?.handle as RouteHandle | undefined)?.entry;
	const page: unknown = loaderData[route?.id ?? ''];
	const shell: unknown = loaderData[SHELL_ROUTE_ID];
	return {
		entry,
		status: statusCode,
		payload: isPayload(page) ? page : undefined,
		shell: isShellPayload(shell) ? shell : undefined,
		isPrivate: entry !== undefined && !isOpenRoute(entry),
	};
}

/** Whether loader data is that of a page. */
export function isPayload(value: unknown): value is PagePayload {
	return typeof value === 'object' && value !== null && 'fallback' in value && 'head' in value;
}

function isShellPayload(value: unknown): value is ShellPayload {
	return typeof value === 'object' && value !== null && 'renderedAt' in value;
}
