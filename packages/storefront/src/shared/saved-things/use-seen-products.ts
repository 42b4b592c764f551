import type { ProductSummary } from '@zaylat/api-client/contract';
import { useEffect, useState } from 'react';
import { type SeenChange, type SeenProduct, seenChange, seenOf } from '../seen/seen-change.ts';
import { readSeen, writeSeen } from '../seen/seen-memory.ts';

const KEY = 'wishlist-seen';

/**
 * What changed at saved products since this device showed them last; then remembers them as they are now.
 * @param products undefined until they are known
 */
export function useSeenProducts(
	products: readonly ProductSummary[] | undefined,
): (product: ProductSummary) => SeenChange | undefined {
	const [before, setBefore] = useState<ReadonlyMap<string, SeenProduct>>(new Map());
	useEffect(() => {
		if (products === undefined) return;
		const kept = readSeen(KEY);
		// What was shown first stays the measure while the page is open.
		setBefore((known) => new Map([...kept, ...known]));
		writeSeen(KEY, new Map([...kept, ...products.map((product) => [product.id, seenOf(product)] as const)]));
	}, [products]);
	return (product) => seenChange(before.get(product.id), seenOf(product));
}
