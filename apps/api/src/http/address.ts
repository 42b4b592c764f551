import { createHmac } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { isVisitorOnHttps, networkOf, visitorAddress } from './proxies.ts';

/**
 * The address a request comes from, for limits. `x-user-ip` is set by the caller and is not trusted
 * (Decision 8); `x-forwarded-for` is, as far as trusted proxies wrote it (ADR 30).
 * @returns `undefined` for calls from within this process, which have no connection.
 */
export function addressOf(c: Context, { trustsProxy }: Pick<Config, 'trustsProxy'>): string | undefined {
	return visitorAddress({ peer: peerOf(c), forwardedFor: c.req.header('x-forwarded-for') }, trustsProxy);
}

/** What limits count a request for: its address, or its network of IPv6 addresses. */
export function limitedAddressOf(c: Context, config: Pick<Config, 'trustsProxy'>): string | undefined {
	const address = addressOf(c, config);
	return address && networkOf(address);
}

/** Whether the browser uses https, from a trusted proxy's headers or the connection itself. */
export function isHttps(c: Context, { trustsProxy }: Pick<Config, 'trustsProxy'>): boolean {
	const { protocol } = new URL(c.req.url);
	return isVisitorOnHttps(
		{ peer: peerOf(c), forwardedProto: c.req.header('x-forwarded-proto'), protocol },
		trustsProxy,
	);
}

function peerOf(c: Context): string | undefined {
	try {
		return getConnInfo(c).remote.address;
	} catch {
		return undefined;
	}
}

/** A subject of a limit as it is stored: keyed, so that the table contains no address or identifier. */
export function subjectOf(kind: string, value: string, config: Pick<Config, 'authSecret'>): string {
	return `${kind}:${createHmac('sha256', config.authSecret).update(`${kind}:${value}`).digest('base64url')}`;
}
