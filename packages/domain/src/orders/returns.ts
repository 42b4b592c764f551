import { hasArrived, type OrderActor, type OrderStatus, RETURN_DAYS } from './status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Why a shopper returns goods (ADR 70). */
export const RETURN_REASONS = [
	'damaged',
	'wrong_item',
	'not_as_described',
	'missing_parts',
	'changed_mind',
	'other',
] as const;

/** One of the reasons. */
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** States of a return, from the request to the refund. */
export const RETURN_STATUSES = ['requested', 'accepted', 'declined', 'withdrawn', 'refunded'] as const;

/** State of a return. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Allowed moves of a return and who makes them; a shop may still decline when it has seen the goods. */
const MOVES: Readonly<Record<ReturnStatus, Readonly<Partial<Record<ReturnStatus, OrderActor>>>>> = {
	requested: { accepted: 'seller', declined: 'seller', withdrawn: 'customer' },
	accepted: { refunded: 'seller', declined: 'seller', withdrawn: 'customer' },
	declined: {},
	withdrawn: {},
	refunded: {},
};

/** Gives the states that somebody may give a return now. */
export function returnMovesFrom(status: ReturnStatus, actor: OrderActor): ReturnStatus[] {
	return RETURN_STATUSES.filter((to) => MOVES[status][to] === actor);
}

/** Tells whether somebody still has to act on a return. */
export function isReturnOpen(status: ReturnStatus): boolean {
	return Object.keys(MOVES[status]).length > 0;
}

/** What of a parcel decides whether its goods can be returned. */
export interface ReturnableParcel {
	/** `goods` or `digital`. */
	readonly kind: string;
	readonly status: OrderStatus;
	/** Milliseconds since the epoch; undefined until it is delivered. */
	readonly deliveredAt: number | undefined;
}

/**
 * Gives the moment until which goods of a parcel can be returned: 7 days after their delivery.
 * @returns milliseconds since the epoch; undefined where nothing can be returned, as before the delivery
 */
export function returnableUntil({ kind, status, deliveredAt }: ReturnableParcel): number | undefined {
	if (kind !== 'goods' || !hasArrived(status) || deliveredAt === undefined) return undefined;
	return deliveredAt + RETURN_DAYS * DAY_MS;
}

/** Amounts of a parcel, in minor units. */
export interface ReturnedParcel {
	readonly goods: number;
	readonly delivery: number;
	readonly pointsPaid: number;
	readonly total: number;
}

/**
 * Computes what goes back for returned goods: their share of what the parcel's goods were paid with, without delivery.
 * @param goods price of the returned pieces, in minor units
 * @returns minor units paid with money and with points, each rounded down
 */
export function returnShare(
	parcel: ReturnedParcel,
	goods: number,
): { readonly money: number; readonly points: number } {
	const share = (amount: number) =>
		parcel.goods === 0 ? 0 : Number((BigInt(Math.max(0, amount)) * BigInt(goods)) / BigInt(parcel.goods));
	return { money: share(parcel.total - parcel.delivery), points: share(parcel.pointsPaid) };
}
