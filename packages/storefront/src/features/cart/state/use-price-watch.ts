import type { CartLine } from '@zaylat/api-client/contract';
import { useEffect, useMemo, useState } from 'react';
import { readLatestPrices, writeLatestPrices } from './latest-prices.ts';
import { type LatestPrice, type PriceChange, priceChangeSince } from './price-change.ts';

const KEY = 'cart-seen';

/** Changes of prices since this device showed the cart last. */
export interface PriceWatch {
	/** How the price of a line changed; undefined when it did not, or the shopper has confirmed it. */
	changeOf(line: CartLine): PriceChange | undefined;
	/** Stores the price of a line as the latest one seen. */
	confirm(line: CartLine): void;
}

/** A price belongs to a variant and its quantity: another quantity may well cost something else (Decision 13). */
const keyOf = ({ variantId, quantity }: CartLine) => `${variantId}-${quantity}`;

// The stock has notices of its own.
const latestPriceOfLine = ({ unitPrice }: CartLine): LatestPrice => ({ price: unitPrice, isSoldOut: false });

const NONE: ReadonlyMap<string, PriceChange> = new Map();

/**
 * Watches the prices of a cart from visit to visit: a price that changed is there until it is confirmed.
 * @returns the same object until a change comes or goes
 */
export function usePriceWatch(lines: readonly CartLine[]): PriceWatch {
	const [changes, setChanges] = useState(NONE);

	useEffect(() => {
		const kept = readLatestPrices(KEY);
		const fresh = lines.filter((line) => !kept.has(keyOf(line)));
		if (fresh.length > 0) writeLatestPrices(KEY, withLatestPrices(kept, fresh));
		const changed = lines.flatMap((line) => {
			const change = priceChangeSince(kept.get(keyOf(line)), latestPriceOfLine(line));
			return change === undefined ? [] : [[keyOf(line), change] as const];
		});
		// The same state as before, mostly: another one would make React hydrate all parts of the cart at once.
		setChanges(changed.length === 0 ? NONE : new Map(changed));
	}, [lines]);

	return useMemo(
		() => ({
			changeOf: (line) => changes.get(keyOf(line)),
			confirm(line) {
				writeLatestPrices(KEY, withLatestPrices(readLatestPrices(KEY), [line]));
				setChanges(new Map([...changes].filter(([key]) => key !== keyOf(line))));
			},
		}),
		[changes],
	);
}

const withLatestPrices = (latest: ReadonlyMap<string, LatestPrice>, lines: readonly CartLine[]) =>
	new Map([...latest, ...lines.map((line) => [keyOf(line), latestPriceOfLine(line)] as const)]);
