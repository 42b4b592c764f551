import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultKind } from '@zaylat/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { Failure } from '../http/failure.ts';
import type { ApiEnv } from '../http/mount.ts';

/** How late a slow response is, in milliseconds: long enough to be seen, shorter than the client waits. */
const SLOW_MS = 3_000;

/** What is for developers never fails on purpose, or nothing could take the failures back. */
const SPARED = '/api/dev-tool';

/** Failures on purpose, to see what the shop makes of them (Decision 16). */
export interface Faults {
	/** Those that are still to come. */
	list(): Fault[];
	/** Makes the next calls of some paths fail, in place of an earlier failure of the same path. */
	add(path: string, kind: FaultKind, calls: number): void;
	clear(): void;
	/** Middleware that fails the configured calls, and passes the others through. */
	readonly middleware: MiddlewareHandler<ApiEnv>;
}

/**
 * Makes the switches of failures, all of them off.
 * @param wait passes the time of a slow response; a timer unless given
 */
export function createFaults(wait: (ms: number) => Promise<unknown> = pause): Faults {
	const faults = new Map<string, { readonly kind: FaultKind; left: number }>();

	/** How a call fails; counts it. The longest path wins, because it is the most specific. */
	function taken(path: string): FaultKind | undefined {
		if (path.startsWith(SPARED)) return undefined;
		const [found] = [...faults.keys()].filter((each) => path.startsWith(each)).toSorted((a, b) => b.length - a.length);
		const fault = found === undefined ? undefined : faults.get(found);
		if (found === undefined || fault === undefined) return undefined;
		fault.left -= 1;
		if (fault.left === 0) faults.delete(found);
		return fault.kind;
	}

	return {
		list: () => [...faults].map(([path, { kind, left }]) => ({ path, kind, callsLeft: left })),
		add(path, kind, calls) {
			faults.set(path, { kind, left: calls });
		},
		clear: () => faults.clear(),
		async middleware(c, next) {
			const kind = taken(c.req.path);
			if (kind === 'slow') await wait(SLOW_MS);
			else if (kind !== undefined) throw new Failure(kind);
			await next();
		},
	};
}
