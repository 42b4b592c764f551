/** State of a quotation: the buyer asks, the seller answers, the buyer accepts into the cart (Decision 13). */
export type QuotationStatus = 'requested' | 'answered' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** Who moves a quotation. */
export type QuotationActor = 'buyer' | 'seller' | 'system';

const MOVES: Readonly<Record<QuotationStatus, Partial<Readonly<Record<QuotationStatus, QuotationActor>>>>> = {
	requested: { answered: 'seller', declined: 'seller', withdrawn: 'buyer', expired: 'system' },
	answered: { accepted: 'buyer', declined: 'buyer', withdrawn: 'seller', expired: 'system' },
	accepted: {},
	declined: {},
	withdrawn: {},
	expired: {},
};

/** Days in which a seller's answer holds when the seller names none, and the most that may be named. */
export const QUOTATION_VALID_DAYS = { default: 14, most: 90 } as const;

/**
 * Tells whether a quotation may move.
 */
export function canQuotationMove(from: QuotationStatus, to: QuotationStatus, actor: QuotationActor): boolean {
	return MOVES[from][to] === actor;
}

/**
 * Tells the state that a quotation is in at a moment: an answer whose time has run out is expired, whether or not
 * somebody has noted it yet.
 * @param status state that was noted last
 * @param validUntil milliseconds since 1970; null while there is no answer
 * @param now milliseconds since 1970
 */
export function quotationStatusAt(status: QuotationStatus, validUntil: number | null, now: number): QuotationStatus {
	return status === 'answered' && validUntil !== null && now >= validUntil ? 'expired' : status;
}
