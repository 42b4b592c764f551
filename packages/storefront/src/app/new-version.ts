/** Whether a newer version of the shop can be loaded; who finds out announces it. */
export interface NewVersion {
	/** Whether there is one that was not declined. */
	getSnapshot(): boolean;
	subscribe(listener: () => void): () => void;
	/** A newer version is served. */
	announce(): void;
	/** The visitor wants to go on with this one. */
	decline(): void;
}

/** Creates it; nothing is newer at first. */
export function createNewVersion(): NewVersion {
	const listeners = new Set<() => void>();
	let isOffered = false;
	const set = (next: boolean) => {
		isOffered = next;
		for (const listener of [...listeners]) listener();
	};
	return {
		getSnapshot: () => isOffered,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		announce: () => set(true),
		decline: () => set(false),
	};
}
