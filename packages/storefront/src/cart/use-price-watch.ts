import type { CartLine } from '@zaylat/api-client/contract';
import { useEffect, useState } from 'react';
import { type SeenChange, type SeenProduct, seenChange } from '../shared/seen/seen-change.ts';
import { readSeen, writeSeen } from '../shared/seen/seen-memory.ts';

const KEY = 'cart-seen';

/** Changes of prices since this device showed the cart last. */
export interface PriceWatch {
	/** How the price of a line changed; undefined when it did not, or the shopper has confirmed it. */
	changeOf(line: CartLine): SeenChange | undefined;
	/** Takes the price of a line as seen. */
	confirm(line: CartLine): void;
}

/** A price belongs to a variant and its quantity: another quantity may well cost something else (Decision 13). */
const keyOf = ({ variantId, quantity }: CartLine) => `${variantId}-${quantity}`;

// The stock has notices of its own.
const seenLine = ({ unitPrice }: CartLine): SeenProduct => ({ price: unitPrice, isSoldOut: false });

/** Watches the prices of a cart from visit to visit: a price that changed is there until it is confirmed. */
export function usePriceWatch(lines: readonly CartLine[]): PriceWatch {
	const [seen, setSeen] = useState<ReadonlyMap<string, SeenProduct>>(new Map());

	useEffect(() => {
		const kept = readSeen(KEY);
		const fresh = lines.filter((line) => !kept.has(keyOf(line)));
		const known = new Map([...kept, ...fresh.map((line) => [keyOf(line), seenLine(line)] as const)]);
		if (fresh.length > 0) writeSeen(KEY, known);
		setSeen(known);
	}, [lines]);

	return {
		changeOf: (line) => seenChange(seen.get(keyOf(line)), seenLine(line)),
		confirm(line) {
			const known = new Map([...seen, [keyOf(line), seenLine(line)] as const]);
			writeSeen(KEY, known);
			setSeen(known);
		},
	};
}
