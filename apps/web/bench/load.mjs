import autocannon from 'autocannon';

/**
 * Load on the server from 10 connections.
 *
 * @param {{ url: string, paths: readonly string[], seconds: number, headers?: Record<string, string> }} options
 * @returns {Promise<{ perSecond: number, p99: number, failures: number }>}
 */
export async function load({ url, paths, seconds, headers = {} }) {
	const result = await autocannon({
		url,
		connections: 10,
		duration: seconds,
		headers: { 'accept-encoding': 'br', ...headers },
		requests: paths.map((path) => ({ path })),
	});
	return {
		perSecond: result.requests.average,
		p99: result.latency.p99,
		failures: result.errors + result.timeouts + result.non2xx,
	};
}
