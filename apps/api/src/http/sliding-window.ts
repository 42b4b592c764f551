import type { Limit } from '@zaylat/api-client/contract';

/** Calls in the window that a moment lies in, and in the window before it. */
export interface Counted {
	readonly previous: number;
	readonly current: number;
	/** Milliseconds since the current window began. */
	readonly elapsed: number;
}

/**
 * Seconds until another call is within a limit. The calls of the last `limit.seconds` are estimated: those of the current
 * window, and of the window before it the share that still overlaps.
 * @returns 0 when a call is within the limit now
 */
export function secondsUntilAllowed(
	{ previous, current, elapsed }: Counted,
	{ calls, seconds }: Pick<Limit, 'calls' | 'seconds'>,
): number {
	const windowMs = seconds * 1000;
	/** When the share of a previous window is small enough, in milliseconds since its end. */
	const shrunk = (of: number, room: number) => (of <= room ? 0 : Math.ceil(windowMs - (room * windowMs) / of));
	const wait =
		current < calls
			? Math.max(0, shrunk(previous, calls - current - 1) - elapsed)
			: windowMs - elapsed + shrunk(current, calls - 1);
	return Math.ceil(wait / 1000);
}
