/** What is kept on the device. */
export interface SavedIds {
	/** The newest first. */
	read(): readonly string[];
	write(ids: readonly string[]): void;
}

/**
 * Ids of products that a visitor's device keeps (Decision 20). A device that keeps nothing keeps them for the page.
 * @param storage the browser's; undefined on a server
 * @param key where they stand
 * @param most how many are kept
 */
export function createSavedIds(
	storage: (() => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) | undefined,
	key: string,
	most: number,
): SavedIds {
	let held: readonly string[] = [];
	return {
		read() {
			try {
				if (storage) held = idsIn(storage().getItem(key));
			} catch {
				// The visitor forbids storage.
			}
			return held;
		},
		write(ids) {
			held = ids.slice(0, most);
			try {
				if (held.length > 0) storage?.().setItem(key, JSON.stringify(held));
				else storage?.().removeItem(key);
			} catch {
				// Forbidden or full: they are kept as long as the page.
			}
		},
	};
}

/** What somebody else wrote there is no list of ids. */
function idsIn(text: string | null): readonly string[] {
	if (text === null) return [];
	try {
		const parsed: unknown = JSON.parse(text);
		return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
	} catch {
		return [];
	}
}
