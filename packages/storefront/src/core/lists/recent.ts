/** A map that keeps its newest entries only. */
export interface Recent<Value> {
	get(key: string): Value | undefined;
	set(key: string, value: Value): void;
}

/**
 * Creates a map that keeps its newest entries only.
 * @param most how many
 */
export function createRecent<Value>(most: number): Recent<Value> {
	const entries = new Map<string, Value>();
	return {
		get: (key) => entries.get(key),
		set(key, value) {
			entries.delete(key);
			entries.set(key, value);
			const [oldest] = entries.keys();
			if (entries.size > most && oldest !== undefined) entries.delete(oldest);
		},
	};
}
