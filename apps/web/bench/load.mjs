import autocannon from 'autocannon';

const CONNECTIONS = 10;

/**
 * Load on the server from 10 connections. Each starts at another path: a page that several ask for at the same moment is
 * rendered once.
 *
 * @param {{ url: string, paths: readonly string[], seconds: number, headers?: Record<string, string>, fromVisitors?: number }} options
 *   `fromVisitors`: addresses that the calls seem to come from, to a server that believes them
 * @returns {Promise<{ perSecond: number, p95: number, p99: number, failures: number }>}
 */
export async function load({ url, paths, seconds, headers = {}, fromVisitors = 1 }) {
	const requests = Array.from({ length: fromVisitors }, (_, visitor) =>
		paths.map((path) => ({
			path,
			...(fromVisitors > 1 && { headers: { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` } }),
		})),
	).flat();
	let connection = 0;
	const result = await autocannon({
		url,
		connections: CONNECTIONS,
		duration: seconds,
		headers: { 'accept-encoding': 'br', ...headers },
		requests,
		setupClient(client) {
			const start = Math.floor((connection++ * requests.length) / CONNECTIONS);
			client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
		},
	});
	return {
		perSecond: result.requests.average,
		// The nearest that is told to the 95th.
		p95: result.latency.p97_5,
		p99: result.latency.p99,
		failures: result.errors + result.timeouts + result.non2xx,
	};
}
