/** Runs asynchronous tasks one after the other, separately for each key. */
export interface InOrder {
	/** Runs a task after the earlier tasks of the key, which must not reject. */
	run<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
	/** Whether a task of the key has not ended. */
	isRunning(key: string): boolean;
	/** Resolves when the tasks that have been started have ended. */
	settled(): Promise<void>;
}

/** Creates a queue for each key, so that quick changes of one thing are stored in the order in which they were made. */
export function inOrder(): InOrder {
	const last = new Map<string, Promise<unknown>>();
	return {
		async run(key, task) {
			const running = (last.get(key) ?? Promise.resolve()).then(task);
			last.set(key, running);
			const result = await running;
			if (last.get(key) === running) last.delete(key);
			return result;
		},
		isRunning: (key) => last.has(key),
		async settled() {
			await Promise.all(last.values());
		},
	};
}
