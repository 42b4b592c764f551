import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { addressOf } from './address.ts';
import { Failure } from './failure.ts';

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

/** Headers of what only operators read. */
export const OPERATOR_HEADERS = { 'cache-control': 'private, no-store' };

/** @throws Failure `path_not_found` for a call that is not an operator's */
export function requireOperator(c: Context, config: Parameters<typeof isOperator>[1]): void {
	if (!isOperator(c, config)) throw new Failure('path_not_found');
}

/** Reads what an operator sends. @throws Failure `bad_request` */
export async function readOperatorBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
	// A page of another site cannot send JSON without being allowed to.
	if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new Failure('bad_request');
	const body = schema.safeParse(await c.req.json().catch(() => undefined));
	if (!body.success) throw new Failure('bad_request');
	return body.data;
}

/** Compares hashes, so that timing reveals neither length nor prefix. */
function isEqual(a: string, b: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(hash(a), hash(b));
}
