import type { Endpoint } from '@zaylat/api-client/contract';

/** The path of an endpoint as the router writes it: `/api/orders/:id`. */
export const routerPath = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Checks that each endpoint of the contract has a handler.
 * @param routes what the router answers
 * @throws Error that names the endpoints without one, and where a handler is registered.
 */
export function requireHandlers(
	endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
	routes: readonly { readonly method: string; readonly path: string }[],
): void {
	const answered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
	const missing = endpoints.filter((endpoint) => !answered.has(`${endpoint.method} ${routerPath(endpoint)}`));
	if (missing.length === 0) return;
	const names = missing.map(({ method, path }) => `${method} ${path}`).join(', ');
	throw new Error(
		`The contract has endpoints without a handler: ${names}. Call mount() for each in apps/api/src/<resource>/routes.ts, and call the mount function of a new resource in apps/api/src/routes.ts.`,
	);
}
