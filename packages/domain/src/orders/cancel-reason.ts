/** Why a customer cancels an order (Decision 9); stored as the note of the cancelled parcels. */
export const CANCEL_REASONS = [
	'changed_mind',
	'wrong_address',
	'other_choice',
	'cheaper',
	'too_slow',
	'other',
] as const;

/** One of the reasons. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

/**
 * Narrows the note of a cancelled parcel to a reason; sellers write notes of their own.
 */
export function isCancelReason(note: string): note is CancelReason {
	return CANCEL_REASONS.some((reason) => reason === note);
}
