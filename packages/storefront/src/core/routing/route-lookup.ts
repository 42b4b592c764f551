import { matchPath } from 'react-router';
import type { RouteEntry } from './route-entry.ts';

/** A row of the route table and the parameters that a path gives it. */
export interface RouteLookup {
	readonly entry: RouteEntry;
	readonly params: Readonly<Record<string, string | undefined>>;
}

/** Finds rows of a route table by path. */
export interface RouteFinder {
	/**
	 * The row of the route table that a path belongs to, without regard to case.
	 * @param pathname path without query
	 */
	routeOf(this: void, pathname: string): RouteLookup | undefined;
	/**
	 * Whether a path leads to a page that exists; links to others are left out.
	 * @param to path, with or without query and fragment
	 */
	isBuilt(this: void, to: string): boolean;
}

/** Fixed segments count before parameters, as in React Router's own ranking. */
function weight({ path }: RouteEntry): number {
	return path.split('/').reduce((sum, segment) => sum * 2 + (segment.startsWith(':') ? 0 : 1), 1);
}

/** The form of a path by which paths without parameters are found: lower case, without a slash at the end. */
const plainForm = (pathname: string) => pathname.toLowerCase().replace(/\/+$/, '');

/** Creates the finder of a route table. */
export function createRouteFinder(routes: readonly RouteEntry[]): RouteFinder {
	const patterns = routes.filter(({ path }) => path.includes(':')).sort((a, b) => weight(b) - weight(a));
	// Rows without parameters: every page has dozens of such links, and matching a path against all patterns is slow.
	const fixedRows = new Map(
		routes.filter(({ path }) => !path.includes(':')).map((entry) => [plainForm(entry.path), entry]),
	);

	function routeOf(pathname: string): RouteLookup | undefined {
		const fixed = fixedRows.get(plainForm(pathname));
		if (fixed) return { entry: fixed, params: {} };
		for (const entry of patterns) {
			const match = matchPath({ path: entry.path, caseSensitive: false, end: true }, pathname);
			if (match) return { entry, params: decodeParams(match.params) };
		}
		return undefined;
	}

	return {
		routeOf,
		isBuilt(to) {
			const found = routeOf(to.replace(/[?#].*$/, ''));
			return found !== undefined && (found.entry.screen !== undefined || found.entry.redirectTo !== undefined);
		},
	};
}

/** As React Router decodes them in loaders. */
function decodeParams(params: RouteLookup['params']): RouteLookup['params'] {
	return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && decoded(value)]));
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Writes a path's pattern out with its parameters as they were given. */
function fill(pattern: string, params: RouteLookup['params']): string {
	return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Where a path should be asked for instead (301): the form of the route table, unless it is a form that header or
 * footer link to (Decision 7).
 * @param url the address asked for
 * @returns path with query, or undefined when the address is good as it is
 */
export function canonicalRedirect(
	{ entry, params }: RouteLookup,
	url: Pick<URL, 'pathname' | 'search'>,
): string | undefined {
	const forms = [entry.path, ...(entry.linkedAs ?? [])];
	const asked = decodedSegments(url.pathname);
	if (entry.redirectTo === undefined && forms.some((form) => decodedSegments(fill(form, params)) === asked))
		return undefined;
	return `${entry.redirectTo ?? fill(entry.path, params)}${url.search}`;
}

/** Different percent-encodings of one path are the same path. */
function decodedSegments(pathname: string): string {
	return pathname.split('/').map(decoded).join('/');
}
