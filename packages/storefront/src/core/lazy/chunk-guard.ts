/** How long a path is not reloaded again, in milliseconds (Specification §8, §9). */
export const RELOAD_GUARD_MS = 10_000;

const KEY = 'chunk-reload';

/** What the guard needs of the browser. */
export interface ReloadGuardDeps {
	readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
	readonly now: () => number;
	readonly reload: () => void;
}

/**
 * Reloads the page after a chunk could not be loaded, at most once per path within 10 seconds (Specification §8).
 * @returns whether the page is being reloaded
 */
export function reloadOnce(pathname: string, { storage, now, reload }: ReloadGuardDeps): boolean {
	const times = readTimes(storage);
	const last = times[pathname];
	if (last !== undefined && now() - last < RELOAD_GUARD_MS) return false;
	const recent = Object.entries(times).filter(([, at]) => now() - at < RELOAD_GUARD_MS);
	try {
		storage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [pathname]: now() }));
	} catch {
		// Without a note of it the page could reload for ever.
		return false;
	}
	reload();
	return true;
}

function readTimes(storage: ReloadGuardDeps['storage']): Record<string, number> {
	try {
		const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
		if (typeof stored !== 'object' || stored === null) return {};
		return Object.fromEntries(
			Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
		);
	} catch {
		return {};
	}
}
