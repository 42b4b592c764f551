/** State of a quotation: the buyer asks, the seller answers, the buyer accepts into the cart (Decision 13). */
export type QuotationStatus = 'requested' | 'answered' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** Who moves a quotation. */
export type QuotationActor = 'buyer' | 'seller' | 'system';

const MOVES: Readonly<Record<QuotationStatus, Partial<Readonly<Record<QuotationStatus, QuotationActor>>>>> = {
	requested: { answered: 'seller', declined: 'seller', withdrawn: 'buyer', expired: 'system' },
	answered: { accepted: 'buyer', declined: 'buyer', withdrawn: 'seller', expired: 'system' },
	accepted: { expired: 'system' },
	declined: {},
	withdrawn: {},
	expired: {},
};

/** Days in which a seller's answer holds when the seller names none, and the most that may be named. */
export const QUOTATION_VALID_DAYS = { default: 14, most: 90 } as const;

/** Days after which a request that nobody answered is over. */
export const QUOTATION_REQUEST_DAYS = 30;

/** Most pieces that a price can be asked for. */
export const QUOTATION_MOST_PIECES = 999;

/**
 * Tells whether a quotation may move.
 */
export function canQuotationMove(from: QuotationStatus, to: QuotationStatus, actor: QuotationActor): boolean {
	return MOVES[from][to] === actor;
}

/**
 * Tells the state that a quotation is in at a moment: an answer whose time has run out is expired, whether or not that has
 * been noted yet, and so is one that was accepted and that no order took.
 * @param now milliseconds since 1970
 */
export function quotationStatusAt(
	{ status, validUntil, isUsed }: Pick<QuotedPrice<unknown>, 'status' | 'validUntil' | 'isUsed'>,
	now: number,
): QuotationStatus {
	const canExpire = status === 'answered' || (status === 'accepted' && !isUsed);
	return canExpire && validUntil !== null && now >= validUntil ? 'expired' : status;
}

/** What decides whether a quoted price is taken. */
export interface QuotedPrice<Price> {
	/** State that was noted last. */
	readonly status: QuotationStatus;
	/** Pieces that the price was asked for. */
	readonly quantity: number;
	/** Price of a piece; null while there is no answer. */
	readonly unitPrice: Price | null;
	/** Milliseconds since 1970; null while there is no answer. */
	readonly validUntil: number | null;
	/** Whether an order took it; a quotation is good for one. */
	readonly isUsed: boolean;
}

/**
 * Tells whether an accepted quotation can still be bought on: within its time, and once (Decision 13).
 * @param now milliseconds since 1970
 */
export function quotationHolds<Price>({ status, validUntil, isUsed }: QuotedPrice<Price>, now: number): boolean {
	return status === 'accepted' && !isUsed && validUntil !== null && now < validUntil;
}

/**
 * Tells whether a seller may name a price: a quotation is never dearer than what everybody pays for as many pieces.
 * @param unitPrice price of a piece, minor units
 * @param publicPrice what everybody pays for a piece of that quantity, minor units
 */
export function isQuotable(unitPrice: number, publicPrice: number): boolean {
	return unitPrice > 0 && unitPrice <= publicPrice;
}

/** Why a price for so many pieces is not asked for, named or taken; the codes are those of the API's errors. */
export type QuotationQuantityRefusal = 'out_of_stock' | 'quantity_limited' | 'below_minimum';

/**
 * Tells why a quotation cannot be for so many pieces (ADR 168): it is checked when the buyer asks, when the seller answers
 * and when the buyer accepts.
 * @param available pieces that there are, or that can be ordered in advance
 * @param minimum fewest pieces; a seller and who accepts an answer may go below the minimum order
 * @returns undefined when it can
 */
export function quotationQuantityRefusal(
	quantity: number,
	{ available, minimum = 1 }: { readonly available: number; readonly minimum?: number },
): QuotationQuantityRefusal | undefined {
	if (available < Math.max(1, minimum)) return 'out_of_stock';
	if (quantity < minimum) return 'below_minimum';
	return quantity > available ? 'quantity_limited' : undefined;
}

/**
 * Tells whether an answered or accepted quotation can be taken for a quantity: the quoted one, or, where fewer pieces are
 * left, as many of these as the buyer wants. The quoted price holds for them, because the shop cannot deliver the rest.
 * @param quoted pieces of the quotation
 * @param available pieces that there are
 */
export function canTakeQuoted(quantity: number, quoted: number, available: number): boolean {
	return quantity === quoted || (available < quoted && quantity >= 1 && quantity <= available);
}

/**
 * Gives the price that a quotation fixes for a line. It fixes the price of the pieces that were asked for; another
 * quantity has the price of everybody (Decision 13).
 * @param quantity pieces of the line
 * @param now milliseconds since 1970
 * @returns price of a piece, or null when the quotation fixes none
 */
export function quotedPriceAt<Price>(quotation: QuotedPrice<Price>, quantity: number, now: number): Price | null {
	return quotationHolds(quotation, now) && quantity === quotation.quantity ? quotation.unitPrice : null;
}

/** What an operator of the demo can do with a quotation (Decision 23). */
export type QuotationAct = 'offer' | 'accept_wish' | 'decline' | 'expire';

/** A quotation as its possible acts depend on it. */
export interface OperatedQuotationState {
	readonly status: QuotationStatus;
	/** Whether the buyer named a price. */
	readonly hasWish: boolean;
	/** Whether it is part of an order. */
	readonly isOrdered: boolean;
}

/** The acts that are possible now: the seller can answer or decline an open request, and a price that is not ordered yet can expire. */
export function quotationActs({ status, hasWish, isOrdered }: OperatedQuotationState): QuotationAct[] {
	const isOpen = canQuotationMove(status, 'answered', 'seller');
	const canExpire = status === 'answered' || (status === 'accepted' && !isOrdered);
	const possible: readonly (readonly [QuotationAct, boolean])[] = [
		['offer', isOpen],
		['accept_wish', isOpen && hasWish],
		['decline', isOpen],
		['expire', canExpire],
	];
	return possible.flatMap(([act, isPossible]) => (isPossible ? [act] : []));
}
