import type { Fetch } from './exchange.ts';

/** The server's clock as a device knows it. */
export interface ServerClock {
	/** Milliseconds since the epoch by the server's clock, as far as responses have told it; else by the device's. */
	now(this: void): number;
	/** A `fetch` that learns the server's clock from the responses. */
	readonly fetch: Fetch;
}

/**
 * Follows the server's clock, so that countdowns and expiry are right on devices with a wrong clock. Each response says when
 * its request arrived (header `x-server-time`), so the difference of the clocks lies between two bounds: the request left
 * before, and the response came after. The smallest difference that agrees with all answers is used; a device with a right
 * clock keeps its own. A response that contradicts the earlier ones means that one of the clocks was set.
 * @param deviceNow milliseconds since the epoch by the device's clock
 * @param fetcher sends the requests
 */
export function createServerClock(deviceNow: () => number, fetcher: Fetch): ServerClock {
	let least = Number.NEGATIVE_INFINITY;
	let most = Number.POSITIVE_INFINITY;

	function learn(serverTime: number, sentAt: number): void {
		const low = serverTime - deviceNow();
		const high = serverTime - sentAt;
		// The device's clock was set while the response was under way.
		if (low > high) return;
		const isContradiction = low > most || high < least;
		least = isContradiction ? low : Math.max(least, low);
		most = isContradiction ? high : Math.min(most, high);
	}

	return {
		now: () => Math.round(deviceNow() + Math.min(most, Math.max(least, 0))),
		async fetch(url, init) {
			const sentAt = deviceNow();
			const response = await fetcher(url, init);
			const serverTime = Number(response.headers.get('x-server-time'));
			// A response out of a cache would tell an old time.
			const isFresh = response.headers.get('cache-control')?.includes('no-store') === true;
			if (isFresh && serverTime > 0) learn(serverTime, sentAt);
			return response;
		},
	};
}
