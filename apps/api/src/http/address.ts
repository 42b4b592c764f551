import { createHmac } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

/**
 * The address a request comes from, for limits. `x-user-ip` is what the caller says of itself and is not believed
 * (Decision 8); `x-forwarded-for` is, as far as trusted proxies wrote it.
 * @returns `undefined` for calls from within this process, which have no connection.
 */
export function addressOf(c: Context, config: Config): string | undefined {
	if (config.trustedProxies > 0) {
		const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
		const hop = hops.at(-config.trustedProxies);
		if (hop) return hop;
	}
	try {
		return getConnInfo(c).remote.address;
	} catch {
		return undefined;
	}
}

/** A subject of a limit as it is stored: keyed, so that the table holds no address or identifier. */
export function subjectOf(kind: string, value: string, config: Config): string {
	return `${kind}:${createHmac('sha256', config.authSecret).update(`${kind}:${value}`).digest('base64url')}`;
}
