import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import { METRICS_PATH, type Metrics } from '../http/metrics.ts';
import type { Router } from '../http/mount.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Serves the figures of this process; whoever may not read them is told that there is nothing. */
export function mountMetrics({ app, services }: Pick<Router, 'app' | 'services'>, metrics: Metrics): void {
	app.get(METRICS_PATH, async (c) => {
		if (!mayRead(c, services.config)) throw new Failure('path_not_found');
		return c.body(await metrics.render(), 200, {
			'content-type': 'text/plain; version=0.0.4; charset=utf-8',
			'cache-control': 'private, no-store',
		});
	});
}

/** Whoever has the token; without one this machine alone, and in the demo profile anybody. */
function mayRead(c: Context, config: Config): boolean {
	if (config.metricsToken !== undefined) {
		return isEqual(c.req.header('authorization') ?? '', `Bearer ${config.metricsToken}`);
	}
	if (config.profile === 'demo') return true;
	// What a proxy on this machine passes on comes from anywhere.
	if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false;
	const address = addressOf(c, config);
	return address !== undefined && LOOPBACK.has(address);
}

/** Compares hashes, so that the time tells neither length nor beginning. */
function isEqual(a: string, b: string): boolean {
	const hash = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(hash(a), hash(b));
}
