import { DAY_MS } from '../time/time.ts';
import { hasArrived, type OrderActor, type OrderStatus, RETURN_DAYS } from './status.ts';

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

/** Pieces of a line of a parcel. */
export interface ReturnPieces {
	readonly lineId: string;
	readonly quantity: number;
}

/** A return as far as it takes pieces of its parcel. */
export interface ReturnOfPieces {
	readonly status: ReturnStatus;
	readonly lines: readonly ReturnPieces[];
}

/** States in which the pieces of a return are not part of another one; a declined or withdrawn return gives them back. */
const HOLDS_PIECES: Readonly<Record<ReturnStatus, boolean>> = {
	requested: true,
	accepted: true,
	declined: false,
	withdrawn: false,
	refunded: true,
};

/** Gives the pieces of a parcel that are in returns that were neither declined nor withdrawn, by line. */
export function piecesInReturns(returns: readonly ReturnOfPieces[]): ReadonlyMap<string, number> {
	const pieces = new Map<string, number>();
	for (const { lineId, quantity } of returns.flatMap(({ status, lines }) => (HOLDS_PIECES[status] ? lines : []))) {
		pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
	}
	return pieces;
}

/** A bought line as far as its pieces can be returned. */
export interface ReturnableLine {
	readonly id: string;
	/** Pieces that were bought. */
	readonly quantity: number;
}

/**
 * Gives the lines of a parcel whose pieces are not all in returns, each with the number of pieces that can still be
 * returned (ADR 167). Whether the time for returns is over is told by `returnableUntil`.
 * @param returns all returns of the parcel
 */
export function returnableLines<Line extends ReturnableLine>(
	lines: readonly Line[],
	returns: readonly ReturnOfPieces[],
): { readonly line: Line; readonly most: number }[] {
	const taken = piecesInReturns(returns);
	return lines.flatMap((line) => {
		const most = line.quantity - (taken.get(line.id) ?? 0);
		return most > 0 ? [{ line, most }] : [];
	});
}

/** Why pieces cannot be returned: the parcel never had them, or they are in another return. */
export type ReturnProblem = 'not_in_parcel' | 'in_return';

/**
 * Checks the pieces of a new return: each line is named once, with no more pieces than can still be returned.
 * @returns undefined when they can be returned
 */
export function returnProblem(
	wanted: readonly ReturnPieces[],
	lines: readonly ReturnableLine[],
	returns: readonly ReturnOfPieces[],
): ReturnProblem | undefined {
	const bought = new Map(lines.map(({ id, quantity }) => [id, quantity]));
	const isNamedTwice = new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length;
	if (isNamedTwice || wanted.some(({ lineId, quantity }) => quantity > (bought.get(lineId) ?? 0)))
		return 'not_in_parcel';
	const left = new Map(returnableLines(lines, returns).map(({ line, most }) => [line.id, most]));
	return wanted.some(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0)) ? 'in_return' : undefined;
}

/** Most photographs of a return. */
export const RETURN_MOST_PICTURES = 4;

/** Returns that a list of orders names, the most urgent first: goods to be sent, an answer to wait for, then the closed ones. */
const SHOWN = ['accepted', 'requested', 'refunded', 'declined'] as const satisfies readonly ReturnStatus[];

/**
 * Gives the state that stands for the returns of an order in a list.
 * @returns undefined when there is none that was not withdrawn
 */
export function shownReturnStatus(statuses: readonly ReturnStatus[]): (typeof SHOWN)[number] | undefined {
	return SHOWN.find((status) => statuses.includes(status));
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
