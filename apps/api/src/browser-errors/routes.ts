import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { limitedAddressOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import type { Router } from '../http/mount.ts';
import { withoutContacts } from '../personal-fields.ts';
import { type Frame, framesOf } from '../ports/error-tracker.ts';

const PATH = '/api/browser-errors';

const report = z.strictObject({
	type: z.string().max(100),
	message: z.string().max(500),
	stack: z.string().max(8_000),
	build: z.string().regex(/^[\w.-]{1,64}$/),
	/** Pattern of the route, such as `/product/:id`. */
	route: z
		.string()
		.regex(/^[\w/:*?.-]{0,100}$/)
		.optional(),
});

/** Reports of an address in a minute, of all addresses in a minute, and equal ones that are told once in a minute. */
const MOST_OF_ADDRESS = 10;
const MOST = 120;
const MINUTE_MS = 60_000;
const MOST_FRAMES = 20;

/**
 * Takes uncaught errors of browsers: counts them, and tells the log and the error tracker one of equal ones a minute. What
 * is told has no personal data: scripts of this shop without queries, and messages without contacts, quoted texts and
 * addresses.
 */
export function mountBrowserErrors({ app, services }: Pick<Router, 'app' | 'services'>): void {
	const { config, counters, logger, tracker, now } = services;
	const kept = { ttl: MINUTE_MS, perf: { now } };
	const ofAddress = new LRUCache<string, number>({ max: 10_000, ...kept });
	const told = new LRUCache<string, true>({ max: 1_000, ...kept });
	const isWithinLimit = (key: string, most: number) => {
		const count = (ofAddress.get(key) ?? 0) + 1;
		ofAddress.set(key, count, { noUpdateTTL: true });
		return count <= most;
	};
	app.post(PATH, async (c) => {
		c.set('route', PATH);
		if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw new Failure('bad_request');
		const read = report.safeParse(await c.req.json().catch(() => undefined));
		if (!read.success) throw new Failure('bad_request');
		const address = limitedAddressOf(c, config) ?? 'inside';
		if (isWithinLimit(address, MOST_OF_ADDRESS) && isWithinLimit('all', MOST)) {
			counters.browserErrors.inc();
			const { type, message, stack, build, route } = read.data;
			const frames = ownFrames(stack);
			const error = { type: withoutValues(type), message: withoutValues(message), frames };
			const [top] = frames;
			const place = top && `${top.filename}:${top.lineno}:${top.colno}`;
			const key = `${build} ${error.type} ${error.message} ${place}`;
			if (!told.has(key)) {
				told.set(key, true);
				logger.warn('browser error', { build, route, type: error.type, cause: error.message, place });
				tracker.report({ platform: 'javascript', release: build, ...(route !== undefined && { route }), ...error });
			}
		}
		return c.body(null, 204, { 'cache-control': 'no-store' });
	});
}

/** A message of a browser without what may be of a person: quoted texts, addresses of pages, contacts. */
function withoutValues(message: string): string {
	const line = message.replaceAll(/(["'`“‘])[^"'`”’]*["'`”’]/g, '$1…$1').replaceAll(/\bhttps?:\S+|\/[\w-]+\/\S*/g, '…');
	return withoutContacts(line).slice(0, 200);
}

/** Frames in scripts of the shop, named by their path. */
function ownFrames(stack: string): Frame[] {
	return framesOf(stack.split('\n'))
		.flatMap((frame) => {
			const [path] = /\/assets\/[\w.-]+\.js$/.exec(URL.parse(frame.filename)?.pathname ?? '') ?? [];
			return path === undefined ? [] : { ...frame, filename: path };
		})
		.slice(0, MOST_FRAMES);
}
