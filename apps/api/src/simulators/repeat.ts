/** Work that is repeated until it is stopped. */
export interface Repetition {
	/** Starts no further round, and waits for the one that runs. */
	stop(): Promise<void>;
}

/**
 * Does a round of work again and again, with a pause after each; the first one follows the first pause.
 * @param round must not fail; it checks `isStopped` between its parts and ends early if set
 * @param pauseMs milliseconds from the end of a round to the next
 */
export function repeat(round: (isStopped: () => boolean) => Promise<void>, pauseMs: number): Repetition {
	let isStopped = false;
	let timer: NodeJS.Timeout | undefined;
	let running: Promise<void> = Promise.resolve();
	const wait = () => {
		timer = setTimeout(() => {
			running = round(() => isStopped).then(() => {
				if (!isStopped) wait();
			});
		}, pauseMs);
		// A process that has nothing else to do may end.
		timer.unref();
	};
	wait();
	return {
		async stop() {
			isStopped = true;
			clearTimeout(timer);
			await running;
		},
	};
}
