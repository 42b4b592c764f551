import { type Instant, isDayOver } from '../dates/dates.ts';
import { type OrderStatus, PARCEL_STEPS } from './status.ts';

/** States in which a parcel is expected: its payment is settled, and the buyer does not have it yet. */
export const EXPECTED_STATUSES: readonly OrderStatus[] = PARCEL_STEPS.filter((step) => step !== 'delivered');

/** What of a parcel tells whether it is late. */
export interface PromisedParcel {
	readonly status: OrderStatus;
	/** Last day of the estimate that the buyer was given; undefined where none was given, as for digital goods. */
	readonly latest: Instant | undefined;
}

/**
 * Tells whether a parcel is late: the last day of its estimate is over in the edition's time zone, and the buyer does not
 * have it. A parcel that was ordered in advance, cancelled or not paid is not expected.
 */
export function isParcelLate({ status, latest }: PromisedParcel, now: Instant, timeZone: string): boolean {
	return latest !== undefined && EXPECTED_STATUSES.includes(status) && isDayOver(latest, now, timeZone);
}
