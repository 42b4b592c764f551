/** What goes wrong with a request. */
export type Fault =
	/** The server is not reached. */
	| 'no connection'
	/** The server has read the request, and its response is lost. */
	| 'answer lost'
	/** The answer does not come within the client's patience. */
	| 'slow'
	/** A proxy answers instead. */
	| { readonly status: number; readonly body?: string };

/** A network with one server. */
export interface Network {
	readonly fetch: typeof fetch;
	/** Faults of the next requests, in their order. */
	readonly faults: Fault[];
	/** The next request like this, such as `POST /charges`, loses its response. */
	loseResponseOf: RegExp | undefined;
	/** Paths of the requests that arrived, with their methods. */
	readonly arrived: string[];
}

const lost = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

/** Connects a server, which is a function, to clients that have `fetch` passed in. */
export function createNetwork(serve: (request: Request) => Promise<Response>): Network {
	const faults: Fault[] = [];
	const arrived: string[] = [];
	const network: Network = {
		faults,
		arrived,
		loseResponseOf: undefined,
		async fetch(input, init) {
			if (typeof input === 'string' && input.startsWith('data:')) return fetch(input, init);
			const request = new Request(input, init);
			const fault = faults.shift();
			if (fault === 'no connection') throw lost('ECONNREFUSED');
			if (typeof fault === 'object') return new Response(fault.body ?? '', { status: fault.status });
			const name = `${request.method} ${new URL(request.url).pathname}`;
			arrived.push(name);
			const answer = await serve(request);
			const isLost = network.loseResponseOf?.test(name) ?? false;
			if (isLost) network.loseResponseOf = undefined;
			if (isLost || fault === 'answer lost') throw lost('ECONNRESET');
			if (fault !== 'slow') return answer;
			return new Promise<never>((_, reject) => {
				// That of the request may be collected with the request, and never abort.
				const signal = init?.signal ?? request.signal;
				signal.addEventListener('abort', () => reject(signal.reason));
			});
		},
	};
	return network;
}
