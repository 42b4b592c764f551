import type { SeenProduct } from './seen-change.ts';

/**
 * What the device remembers of products, by id; nothing where it may not.
 * @param key of the list that they were seen in
 */
export function readSeen(key: string): ReadonlyMap<string, SeenProduct> {
	try {
		const parsed: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
		const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
		return new Map(entries.filter((entry): entry is [string, SeenProduct] => isSeen(entry[1])));
	} catch {
		return new Map();
	}
}

/** Remembers products as they are seen now, in the place of what was remembered before. */
export function writeSeen(key: string, seen: ReadonlyMap<string, SeenProduct>): void {
	try {
		window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(seen)));
	} catch {
		// Forbidden or full: then nothing is told the next time.
	}
}

function isSeen(value: unknown): value is SeenProduct {
	if (typeof value !== 'object' || value === null || !('price' in value) || !('isSoldOut' in value)) return false;
	const { price, isSoldOut } = value;
	return typeof price === 'object' && price !== null && 'amount' in price && typeof isSoldOut === 'boolean';
}
