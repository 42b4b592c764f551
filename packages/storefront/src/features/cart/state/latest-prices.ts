import type { LatestPrice } from './price-change.ts';

/**
 * What the device remembers of products, by id; nothing where it may not.
 * @param key of the list that they were seen in
 */
export function readLatestPrices(key: string): ReadonlyMap<string, LatestPrice> {
	try {
		const parsed: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
		const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
		return new Map(entries.filter((entry): entry is [string, LatestPrice] => isLatestPrice(entry[1])));
	} catch {
		return new Map();
	}
}

/** Remembers products as they are seen now, in the place of what was remembered before. */
export function writeLatestPrices(key: string, latest: ReadonlyMap<string, LatestPrice>): void {
	try {
		window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
	} catch {
		// Forbidden or full: then nothing is told the next time.
	}
}

function isLatestPrice(value: unknown): value is LatestPrice {
	if (typeof value !== 'object' || value === null || !('price' in value) || !('isSoldOut' in value)) return false;
	const { price, isSoldOut } = value;
	return typeof price === 'object' && price !== null && 'amount' in price && typeof isSoldOut === 'boolean';
}
