import type { ProductSummary } from '@zaylat/api-client/contract';
import type { Money } from '@zaylat/domain/money';
import { type Contents, unitPrice } from '@zaylat/domain/unit-price';
import type { StoredFact } from '../db/schema/index.ts';

/** Attributes that say how much a pack holds; of a product with several the first of its facts counts. */
const CONTENTS: Readonly<Record<string, Contents['unit']>> = {
	netWeight: 'g',
	netVolume: 'ml',
	count: 'pieces',
	sachets: 'pieces',
	tablets: 'pieces',
};

/** Their names. */
export const CONTENTS_KEYS: readonly string[] = Object.keys(CONTENTS);

/** The unit price of a product, as a part of its response; empty where no fact says how much it holds. */
export function unitPriceOf(price: Money, facts: readonly StoredFact[]): Pick<ProductSummary, 'unitPrice'> {
	for (const { key = '', number } of facts) {
		const unit = CONTENTS[key];
		if (unit === undefined || number === undefined) continue;
		const found = unitPrice(price, { amount: number, unit });
		return found ? { unitPrice: found } : {};
	}
	return {};
}
