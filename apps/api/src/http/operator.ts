import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { addressOf } from './address.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a call is an operator's: it has the token; without one this machine alone, and in the demo profile anybody. */
export function isOperator(c: Context, config: Pick<Config, 'metricsToken' | 'profile' | 'trustsProxy'>): boolean {
	if (config.metricsToken !== undefined) {
		return isEqual(c.req.header('authorization') ?? '', `Bearer ${config.metricsToken}`);
	}
	if (config.profile === 'demo') return true;
	// A request that a proxy on this machine forwards may come from anywhere.
	if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false;
	const address = addressOf(c, config);
	return address !== undefined && LOOPBACK.has(address);
}

/** Compares hashes, so that timing reveals neither length nor prefix. */
function isEqual(a: string, b: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(hash(a), hash(b));
}
