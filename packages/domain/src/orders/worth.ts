import type { CurrencyKey } from '../money/currency-key.ts';
import { shownUnit, splitWhole } from '../money/split.ts';
import { isReturnOpen, type ReturnStatus } from './returns.ts';

/** Amounts of an order, a parcel, or something that is taken off one; minor units of one currency, zero or more. */
export interface WorthAmounts {
	/** Goods at their prices. */
	readonly goods: number;
	/** What coupons take off the goods. */
	readonly discount: number;
	readonly delivery: number;
	/** Tax in the goods, or added to them. */
	readonly tax: number;
	/** What points pay. */
	readonly pointsPaid: number;
	/** To pay with money: goods - discount + delivery + added tax - what points pay. */
	readonly total: number;
	/** Whole points that pay `pointsPaid`. */
	readonly points: number;
}

/** What is taken off an order when goods are cancelled or returned; it has the parts of an order. */
export type Credit = WorthAmounts;

/** Pieces of an order line. */
export interface LinePieces {
	readonly lineId: string;
	readonly quantity: number;
}

/** A parcel as it was ordered. */
export interface OrderedParcel extends WorthAmounts {
	readonly currency: CurrencyKey;
	/** Whether `tax` is part of `goods` already. */
	readonly isTaxIncluded: boolean;
	readonly lines: readonly {
		readonly id: string;
		/** Minor units. */
		readonly unitPrice: number;
		readonly quantity: number;
		/** What a coupon took off all of its pieces, in minor units; null in orders from before that was stored. */
		readonly couponOff?: number | null | undefined;
	}[];
}

/** A parcel with what happened to its goods; moments are milliseconds since 1970. */
export interface ParcelHistory extends OrderedParcel {
	/** Names the parcel, such as its track code. */
	readonly key: string;
	readonly cancelledAt?: number | undefined;
	/** Returns whose goods are back and refunded, in any sequence. */
	readonly returns: readonly { readonly key: string; readonly at: number; readonly pieces: readonly LinePieces[] }[];
}

/** Something that was taken off an order, with the moment. */
export interface OrderCredit extends Credit {
	readonly kind: 'cancelled' | 'returned';
	/** Keys of the cancelled parcels, or of the return. */
	readonly keys: readonly string[];
	readonly at: number;
	readonly pieces: readonly LinePieces[];
}

/** What an order comes to at a moment. */
export interface OrderWorth extends WorthAmounts {
	readonly parcels: readonly (WorthAmounts & { readonly key: string })[];
	/** What was taken off until then, oldest first. */
	readonly credits: readonly OrderCredit[];
}

const PARTS = ['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total', 'points'] as const;

const combine = (one: WorthAmounts, other: WorthAmounts, sign: 1 | -1): WorthAmounts => ({
	goods: one.goods + sign * other.goods,
	discount: one.discount + sign * other.discount,
	delivery: one.delivery + sign * other.delivery,
	tax: one.tax + sign * other.tax,
	pointsPaid: one.pointsPaid + sign * other.pointsPaid,
	total: one.total + sign * other.total,
	points: one.points + sign * other.points,
});

const NOTHING: WorthAmounts = { goods: 0, discount: 0, delivery: 0, tax: 0, pointsPaid: 0, total: 0, points: 0 };

/** Adds amounts part by part. */
export const sumWorth = (parts: readonly WorthAmounts[]): WorthAmounts =>
	parts.reduce((sum, part) => combine(sum, part, 1), NOTHING);

/**
 * Splits the points of an order over its parcels by what points pay of each; the parts add up exactly.
 * @param points whole points that were spent
 * @param parcels in the sequence of the order
 */
export function pointsByParcel(points: number, parcels: readonly Pick<WorthAmounts, 'pointsPaid'>[]): number[] {
	if (points === 0) return parcels.map(() => 0);
	return splitWhole(
		BigInt(points),
		parcels.map(({ pointsPaid }) => BigInt(pointsPaid)),
	).map(Number);
}

/**
 * Computes what goes back for returned pieces of a parcel: the part of what was paid for them in money and points; never
 * delivery. Money pays delivery first, points pay goods first. The result depends on the pieces alone, so several partial
 * returns add up exactly to one of all pieces.
 * @param parcel as it was ordered
 * @param before pieces that were returned earlier
 * @param now pieces that are returned now
 * @returns `total` goes back in money, `points` in points; the other parts say what they consist of
 */
export function returnCredit(parcel: OrderedParcel, before: readonly LinePieces[], now: readonly LinePieces[]): Credit {
	return combine(returnedParts(parcel, [...before, ...now]), returnedParts(parcel, before), -1);
}

/** A return of pieces of a parcel; moments are milliseconds since 1970. */
export interface RequestedReturn {
	readonly key: string;
	readonly status: ReturnStatus;
	readonly requestedAt: number;
	/** When it was declined, withdrawn or refunded. */
	readonly closedAt?: number | undefined;
	readonly pieces: readonly LinePieces[];
}

/**
 * Computes what each return of a parcel gives back: refunded ones in the sequence of their refunds, then open ones in the
 * sequence of their requests, so that all of them add up exactly. For declined and withdrawn ones it is what they would
 * have given back alone.
 * @returns the credits by the keys of the returns
 */
export function creditsOfReturns(
	parcel: OrderedParcel,
	returns: readonly RequestedReturn[],
): ReadonlyMap<string, Credit> {
	const refunded = returns
		.filter(({ status }) => status === 'refunded')
		.toSorted((one, other) => (one.closedAt ?? 0) - (other.closedAt ?? 0) || compare(one.key, other.key));
	const open = returns
		.filter(({ status }) => isReturnOpen(status))
		.toSorted((one, other) => one.requestedAt - other.requestedAt || compare(one.key, other.key));
	const counted = [...refunded, ...open];
	return new Map(
		returns.map(({ key, pieces }) => {
			const index = counted.findIndex((one) => one.key === key);
			const before = counted.slice(0, Math.max(0, index)).flatMap((earlier) => earlier.pieces);
			return [key, returnCredit(parcel, before, pieces)];
		}),
	);
}

/**
 * Says what an order comes to: as it was ordered, less what was cancelled and returned until a moment.
 * @param parcels in the sequence of the order
 * @param until milliseconds since 1970; what happened at or after it does not count. Everything counts unless given
 */
export function orderWorth(parcels: readonly ParcelHistory[], until = Number.POSITIVE_INFINITY): OrderWorth {
	const histories = parcels.map((parcel) => ({ parcel, credits: creditsOf(parcel).filter(({ at }) => at < until) }));
	const worths = histories.map(({ parcel, credits }) => ({
		...combine(parcel, sumWorth(credits), -1),
		key: parcel.key,
	}));
	const credits = histories.flatMap((history) => history.credits);
	return { ...sumWorth(worths), parcels: worths, credits: inSequence(mergeCancelled(credits)) };
}

/** What was taken off one parcel, return by return; a cancellation takes all that is left. */
function creditsOf(parcel: ParcelHistory): OrderCredit[] {
	const { key, cancelledAt, lines } = parcel;
	const returns = parcel.returns.toSorted((one, other) => one.at - other.at || compare(one.key, other.key));
	const returned = returns.map(({ key: of, at, pieces }, index): OrderCredit => {
		const before = returns.slice(0, index).flatMap((earlier) => earlier.pieces);
		return { ...returnCredit(parcel, before, pieces), kind: 'returned', keys: [of], at, pieces };
	});
	if (cancelledAt === undefined) return returned;
	const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
	const left = combine(parcel, sumWorth(returned), -1);
	return [...returned, { ...left, kind: 'cancelled', keys: [key], at: cancelledAt, pieces: all }];
}

/** Parcels that are cancelled at one moment are one credit. */
function mergeCancelled(credits: readonly OrderCredit[]): OrderCredit[] {
	const groups = Map.groupBy(credits, ({ kind, keys, at }) => (kind === 'cancelled' ? `at ${at}` : `of ${keys}`));
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (first === undefined) return [];
		const keys = group.flatMap((credit) => credit.keys);
		return [{ ...first, ...sumWorth(group), keys, pieces: group.flatMap(({ pieces }) => pieces) }];
	});
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

const inSequence = (credits: readonly OrderCredit[]): OrderCredit[] =>
	credits.toSorted((one, other) => one.at - other.at || compare(one.keys.join(), other.keys.join()));

/** What returned pieces were worth of a parcel. Each part is rounded from the sum of all pieces, so that nothing is lost. */
function returnedParts(parcel: OrderedParcel, pieces: readonly LinePieces[]): WorthAmounts {
	const { goods: all, discount, delivery, tax, pointsPaid, total, points, isTaxIncluded, lines } = parcel;
	const back = lines.map((line) => {
		const returned = pieces.reduce((count, piece) => count + (piece.lineId === line.id ? piece.quantity : 0), 0);
		return { ...line, returned: Math.min(returned, line.quantity) };
	});
	const goods = back.reduce((sum, { unitPrice, returned }) => sum + unitPrice * returned, 0);
	const amounts = [
		...PARTS.slice(0, -1).map((part) => parcel[part]),
		...lines.flatMap(({ unitPrice, couponOff }) => [unitPrice, couponOff ?? 0]),
	];
	const shown = Number(shownUnit(parcel.currency));
	const unit = amounts.every((amount) => amount % shown === 0) ? shown : 1;
	// What the goods cost, and what of it money paid: money pays delivery first.
	const net = all - discount + (isTaxIncluded ? 0 : tax);
	const money = Math.min(net, Math.max(0, total - delivery));

	// Where it is not known what the coupon took off each line, it took the same part off all of them.
	const isByLine = lines.every(({ couponOff }) => typeof couponOff === 'number');
	const backDiscount = isByLine
		? back.reduce((sum, { couponOff, returned, quantity }) => sum + share(couponOff ?? 0, returned, quantity, unit), 0)
		: share(discount, goods, all, unit);
	const backTax = isByLine ? share(tax, goods - backDiscount, all - discount, unit) : share(tax, goods, all, unit);
	const backNet = goods - backDiscount + (isTaxIncluded ? 0 : backTax);
	const backMoney = share(money, backNet, net, unit);
	const backPointsPaid = backNet - backMoney;
	const goodsPoints = share(points, net - money, pointsPaid);
	return {
		goods,
		discount: backDiscount,
		delivery: 0,
		tax: backTax,
		pointsPaid: backPointsPaid,
		total: backMoney,
		points: share(goodsPoints, backPointsPaid, net - money),
	};
}

/** The share of an amount that a part has in a whole, rounded down to a unit; nothing where there is no whole. */
function share(amount: number, part: number, whole: number, unit = 1): number {
	if (whole === 0) return 0;
	return Number((BigInt(amount) * BigInt(part)) / BigInt(whole) / BigInt(unit)) * unit;
}
