import { isRecord } from '../writes/stored-value.ts';

/**
 * Keeps what somebody is writing on the device, so that a reload, a closed tab and a lost connection lose nothing. A sign-out
 * removes it as all personal storage.
 * @param version increase it when the form has other fields
 */
export function keepDraft(key: string, version: number, draft: unknown): void {
	try {
		window.localStorage.setItem(key, JSON.stringify({ version, draft }));
	} catch {
		// Storage is full or switched off: what was typed lives as long as the page.
	}
}

/** What was kept; undefined when nothing was, or by another version of the shop. @param isDraft judges what was stored */
export function readDraft<Draft>(
	key: string,
	version: number,
	isDraft: (stored: unknown) => stored is Draft,
): Draft | undefined {
	try {
		const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
		return isRecord(kept) && kept.version === version && isDraft(kept.draft) ? kept.draft : undefined;
	} catch {
		return undefined;
	}
}

/** Forgets it, once it was saved or given up. */
export function forgetDraft(key: string): void {
	try {
		window.localStorage.removeItem(key);
	} catch {
		// There is no storage, so nothing was stored.
	}
}
