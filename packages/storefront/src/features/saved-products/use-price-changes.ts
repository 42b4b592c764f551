import type { ProductSummary } from '@zaylat/api-client/contract';
import { useEffect, useState } from 'react';
import { readLatestPrices, writeLatestPrices } from '../cart/state/latest-prices.ts';
import { type LatestPrice, latestPriceOf, type PriceChange, priceChangeSince } from '../cart/state/price-change.ts';

const KEY = 'wishlist-seen';

/**
 * What changed at saved products since this device showed them last; then remembers them as they are now.
 * @param products undefined until they are known
 */
export function usePriceChanges(
	products: readonly ProductSummary[] | undefined,
): (product: ProductSummary) => PriceChange | undefined {
	const [before, setBefore] = useState<ReadonlyMap<string, LatestPrice>>(new Map());
	useEffect(() => {
		if (products === undefined) return;
		const kept = readLatestPrices(KEY);
		// What was shown first stays the measure while the page is open.
		setBefore((known) => new Map([...kept, ...known]));
		writeLatestPrices(
			KEY,
			new Map([...kept, ...products.map((product) => [product.id, latestPriceOf(product)] as const)]),
		);
	}, [products]);
	return (product) => priceChangeSince(before.get(product.id), latestPriceOf(product));
}
