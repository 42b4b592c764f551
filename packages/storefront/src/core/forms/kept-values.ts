/** Values of a form in the tab's session storage; a reload and a discarded tab keep them. */
export type KeptValues = Readonly<Record<string, unknown>>;

/** Stores values; without storage they last as long as the page. */
export function keepValues(key: string, values: KeptValues): void {
	try {
		window.sessionStorage.setItem(key, JSON.stringify(values));
	} catch {
		// Storage is full or switched off.
	}
}

/** Reads stored values; undefined when there are none. */
export function readKeptValues(key: string): KeptValues | undefined {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
		return typeof kept === 'object' && kept !== null ? { ...kept } : undefined;
	} catch {
		return undefined;
	}
}

/** Removes stored values, once they were sent. */
export function forgetValues(key: string): void {
	try {
		window.sessionStorage.removeItem(key);
	} catch {
		// There is no storage, so nothing was stored.
	}
}
