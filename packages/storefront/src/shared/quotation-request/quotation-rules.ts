import type { Product } from '@zaylat/api-client/contract';
import { CURRENCIES, type Money } from '@zaylat/domain/money';
import { QUOTATION_MOST_PIECES } from '@zaylat/domain/quotations';
import type { QuotationDraft } from './quotation-draft.ts';

/** Most letters of a message to the shop. */
export const NOTE_LENGTH = 500;

/** What is wrong with a field of the request; the key of its text. */
export type QuotationProblem = 'quantityMissing' | 'quantityLow' | 'quantityHigh' | 'priceWrong' | 'noteLong';

/**
 * Checks a request before it is sent (Decision 13).
 * @returns what is wrong, by field; empty when it can be sent
 */
export function quotationProblems(
	{ quantity, wishedPrice, note }: QuotationDraft,
	{ minQuantity }: Pick<Product, 'minQuantity'>,
): Partial<Readonly<Record<keyof QuotationDraft, QuotationProblem>>> {
	const quantityProblem = problemOfQuantity(quantity, minQuantity);
	const isPriceWrong = wishedPrice !== null && !(wishedPrice > 0);
	return {
		...(quantityProblem && { quantity: quantityProblem }),
		...(isPriceWrong && { wishedPrice: 'priceWrong' }),
		...(note.length > NOTE_LENGTH && { note: 'noteLong' }),
	};
}

function problemOfQuantity(quantity: number | null, least: number): QuotationProblem | undefined {
	if (quantity === null || !Number.isInteger(quantity) || quantity < 1) return 'quantityMissing';
	if (quantity < least) return 'quantityLow';
	return quantity > QUOTATION_MOST_PIECES ? 'quantityHigh' : undefined;
}

/**
 * A typed price in minor units.
 * @param price in whole and broken units, for example 15900.5
 */
export function minorUnits(price: number, currency: Money['currency']): number {
	return Math.round(price * 10 ** CURRENCIES[currency].minorDigits);
}
