/** A promise that is resolved from outside. */
export interface Signal {
	readonly promise: Promise<void>;
	readonly resolve: () => void;
}

/** Makes a promise that waits. */
export function createSignal(): Signal {
	let resolve = () => {};
	const promise = new Promise<void>((settle) => {
		resolve = settle;
	});
	return { promise, resolve: () => resolve() };
}
