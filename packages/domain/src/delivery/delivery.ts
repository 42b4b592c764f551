import type { Instant } from '../dates/dates.ts';
import { DAY_MS } from '../time/time.ts';

/** Days until goods arrive, both ends counted. */
export interface DeliveryDays {
	readonly min: number;
	readonly max: number;
}

/** Days of standard delivery within the country of the shop (Specification §9). */
export const DELIVERY_DAYS = { min: 3, max: 7 } as const satisfies DeliveryDays;

/** A service that carries a parcel to a destination. */
export interface DeliveryService {
	readonly id: string;
	/** In minor units of the shop's currency. */
	readonly cost: number;
	readonly minDays: number;
	readonly maxDays: number;
}

/**
 * The order in which the services to a destination are listed: the cheapest first, then the fastest. The first one is
 * used unless the shopper chooses another.
 */
export function compareServices(a: DeliveryService, b: DeliveryService): number {
	return a.cost - b.cost || a.maxDays - b.maxDays || (a.id < b.id ? -1 : 1);
}

/**
 * How long goods take to a destination: what the service says, wherever it is shown.
 * @param service the chosen one, or the first that goes there; undefined while it is not known
 * @param isAbroad whether the destination is in another country than the shop
 * @returns undefined while nothing is known about a destination abroad
 */
export function deliveryDays(service: Pick<DeliveryService, 'minDays' | 'maxDays'>, isAbroad?: boolean): DeliveryDays;
export function deliveryDays(
	service: Pick<DeliveryService, 'minDays' | 'maxDays'> | undefined,
	isAbroad?: boolean,
): DeliveryDays | undefined;
export function deliveryDays(
	service: Pick<DeliveryService, 'minDays' | 'maxDays'> | undefined,
	isAbroad = false,
): DeliveryDays | undefined {
	if (service) return { min: service.minDays, max: service.maxDays };
	return isAbroad ? undefined : DELIVERY_DAYS;
}

/**
 * Tells from when the days of a delivery count.
 * @param orderedAt time of the order
 * @param suppliedAt when goods that were ordered in advance are expected or came; nothing for goods in stock
 */
export function deliveryStart(orderedAt: Instant, suppliedAt: Instant | null | undefined): Date {
	return new Date(Math.max(new Date(orderedAt).getTime(), new Date(suppliedAt ?? orderedAt).getTime()));
}

/**
 * Tells when all goods of a parcel are there.
 * @param supplied when each of them that is ordered in advance is expected; nothing for goods in stock
 * @returns undefined when all of them are in stock
 */
export function lastSupply(supplied: readonly (Instant | null | undefined)[]): Date | undefined {
	const moments = supplied.flatMap((at) => (at == null ? [] : [new Date(at).getTime()]));
	return moments.length === 0 ? undefined : new Date(Math.max(...moments));
}

/**
 * Estimates when goods ordered now arrive (Specification §9: 3 to 7 days).
 * @param now time of the order, or when its goods are there (`deliveryStart`)
 * @param days days until arrival, both ends counted
 * @returns the first and the last day they may arrive
 * @throws RangeError when `now` is no date
 */
export function estimateDelivery(
	now: Instant,
	days: DeliveryDays = DELIVERY_DAYS,
): { readonly earliest: Date; readonly latest: Date } {
	const start = new Date(now).getTime();
	if (Number.isNaN(start)) throw new RangeError('Not a date');
	return { earliest: new Date(start + days.min * DAY_MS), latest: new Date(start + days.max * DAY_MS) };
}
