interface Flight {
	readonly result: Promise<unknown>;
	readonly controller: AbortController;
	waiting: number;
}

/** Joins equal calls that are under way, so that nothing is asked twice at once. */
export interface InFlight {
	/**
	 * @param key equal for calls that may share a response.
	 * @param signal takes this caller out; the call itself is aborted when nobody waits for it any more.
	 * @param start makes the call when none is under way.
	 */
	share(
		key: string,
		signal: AbortSignal | undefined,
		start: (signal: AbortSignal) => Promise<unknown>,
	): Promise<unknown>;
}

/** Creates an empty table of calls under way. */
export function createInFlight(): InFlight {
	const flights = new Map<string, Flight>();

	function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
		const controller = new AbortController();
		const result = start(controller.signal).finally(() => {
			if (flights.get(key) === flight) flights.delete(key);
		});
		const flight: Flight = { result, controller, waiting: 0 };
		flights.set(key, flight);
		return flight;
	}

	return {
		share(key, signal, start) {
			if (signal?.aborted) return Promise.reject(signal.reason);
			const flight = flights.get(key) ?? begin(key, start);
			flight.waiting += 1;
			if (!signal) return flight.result;
			return new Promise((resolve, reject) => {
				const leave = () => {
					flight.waiting -= 1;
					if (flight.waiting === 0) {
						if (flights.get(key) === flight) flights.delete(key);
						flight.controller.abort(signal.reason);
					}
					reject(signal.reason);
				};
				signal.addEventListener('abort', leave, { once: true });
				flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
			});
		},
	};
}
