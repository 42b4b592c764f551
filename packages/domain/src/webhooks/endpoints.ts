import { DAY_MS } from '../time/index.ts';

/** Limits of endpoints. */
export const WEBHOOK_LIMITS = {
	/** Endpoints of a market. */
	endpoints: 20,
	/** Letters of an address. */
	url: 500,
	/** Letters of a name. */
	name: 80,
	/** Deliveries that one call repeats. */
	replayed: 10_000,
} as const;

/** Hours for which an old secret signs too, after it was replaced. */
export const OLD_SECRET_HOURS = 24;

/** Until when an old secret signs. @param replacedAt milliseconds since 1970 */
export const oldSecretUntil = (replacedAt: number): number => replacedAt + (OLD_SECRET_HOURS / 24) * DAY_MS;

/** Why an address cannot be one of an endpoint. */
export type EndpointUrlProblem = 'malformed' | 'not_https' | 'credentials';

/**
 * Checks the address of an endpoint as it is typed. Whether it is one of the public network shows only when it is connected to.
 * @param allowsHttp whether `http` will do, as in the demo profile
 */
export function endpointUrlProblem(url: string, allowsHttp: boolean): EndpointUrlProblem | undefined {
	const match = /^(https?):\/\/([^/?#\s]+)(?:[/?][^\s#]*)?$/i.exec(url);
	if (!match || url.length > WEBHOOK_LIMITS.url) return 'malformed';
	const [, scheme = '', host = ''] = match;
	if (host.includes('@')) return 'credentials';
	return scheme.toLowerCase() === 'https' || allowsHttp ? undefined : 'not_https';
}
