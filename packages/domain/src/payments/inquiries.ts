import { HOUR_MS, MINUTE_MS } from '../time/time.ts';

/**
 * Minutes after its begin at which the gateway is asked about a payment of which no notification came: often while it
 * runs, once before its 15 minutes are over, and then ever less often, for money that comes late.
 */
const INQUIRY_MINUTES = [1, 2, 4, 8, 14, 16, 20, 30, 60, 180, 720, 1440, 4320] as const;

/**
 * Tells when the gateway is asked next about a payment without money.
 * @param startedAt when the payment began, milliseconds since 1970
 * @param now milliseconds since 1970
 * @param isAnswered whether the gateway answered; the last question is repeated until it does
 * @returns milliseconds since 1970; null when no further question is due
 */
export function nextInquiryAt(startedAt: number, now: number, isAnswered: boolean): number | null {
	const next = INQUIRY_MINUTES.map((minutes) => startedAt + minutes * MINUTE_MS).find((at) => at > now);
	return next ?? (isAnswered ? null : now + HOUR_MS);
}

/** How soon after an inquiry a shopper who looks at the payment causes another one, in milliseconds. */
export const INQUIRY_PAUSE_MS = 5_000;
