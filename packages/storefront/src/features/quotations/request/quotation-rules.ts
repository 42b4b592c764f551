import type { Product } from '@zaylat/api-client/contract';
import { supplyAt } from '@zaylat/domain/cart';
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
 * The variant and the pieces that a request begins with: as many as are wanted, or as many as can be bought.
 * @param chosen what is chosen on the page; without a variant, the first one of which so many can be bought
 * @param now milliseconds since 1970
 */
export function firstRequest(
	{ variants, minQuantity, preOrderArrivesAt }: Pick<Product, 'variants' | 'minQuantity' | 'preOrderArrivesAt'>,
	chosen: { readonly variantId?: string | undefined; readonly quantity?: number | undefined },
	now: number,
): Pick<QuotationDraft, 'variantId' | 'quantity'> {
	const wanted = Math.max(chosen.quantity ?? 1, minQuantity);
	const arrivesAt = preOrderArrivesAt === null ? null : Date.parse(preOrderArrivesAt);
	const choices = variants.map(({ id, stock }) => ({
		id,
		...supplyAt({ stock, maxQuantity: QUOTATION_MOST_PIECES, preOrderArrivesAt: arrivesAt }, now),
	}));
	const choice =
		choices.find(({ id }) => id === chosen.variantId) ??
		choices.find(({ available }) => available >= wanted) ??
		choices.toSorted((one, other) => other.available - one.available)[0];
	const { id = '', available = 0 } = choice ?? {};
	return { variantId: id, quantity: Math.max(Math.min(wanted, available), minQuantity, 1) };
}

/**
 * A typed price in minor units.
 * @param price in whole and broken units, for example 15900.5
 */
export function minorUnits(price: number, currency: Money['currency']): number {
	return Math.round(price * 10 ** CURRENCIES[currency].minorDigits);
}
