import { EDITIONS, type Edition } from '../editions/editions.ts';
import { type Money, moneyOf } from '../money/arithmetic.ts';
import type { DeliveryDays } from './delivery.ts';

/** Who carries goods that do not fit a parcel, the lighter ones first: the choices of the attribute `carrying`. */
export const CARRYING_KINDS = ['one-person', 'two-people'] as const;

/** How bulky goods are carried. */
export type Carrying = (typeof CARRYING_KINDS)[number];

/** Key of the attribute by which a product says how it is carried; goods without it are sent as parcels. */
export const CARRYING_ATTRIBUTE = 'carrying';

/** Terms on which bulky goods are carried. Amounts are minor units of the edition's currency. */
export interface CarryingTerms {
	readonly people: number;
	/** How far they are carried. */
	readonly to: 'door' | 'room';
	/** Days that they take longer than a parcel of the same service. */
	readonly furtherDays: DeliveryDays;
	/** A service carries them if it takes parcels of so many grams. */
	readonly leastGrams: number;
	/** Flights of stairs without a further fee where there is no lift. */
	readonly flights: number;
	/** What carrying the first piece, and each further one, adds to the price of the service. */
	readonly fee: Readonly<Record<Edition, readonly [first: number, further: number]>>;
	/** What each further flight of stairs costs, paid to those who carry. */
	readonly flightFee: Readonly<Record<Edition, number>>;
}

/** Terms of delivery of bulky goods; within the country of the shop only. */
export const CARRYING: Readonly<Record<Carrying, CarryingTerms>> = {
	'one-person': {
		...{ people: 1, to: 'door', flights: 1, leastGrams: 20_000 },
		furtherDays: { min: 0, max: 1 },
		fee: { mm: [500_000, 200_000], th: [12_000, 5_000] },
		flightFee: { mm: 200_000, th: 5_000 },
	},
	'two-people': {
		...{ people: 2, to: 'room', flights: 2, leastGrams: 30_000 },
		furtherDays: { min: 1, max: 3 },
		fee: { mm: [2_000_000, 800_000], th: [39_000, 15_000] },
		flightFee: { mm: 500_000, th: 10_000 },
	},
};

/** Whether a text names a way of carrying. */
const isCarrying = (value: string | undefined): value is Carrying => CARRYING_KINDS.some((kind) => kind === value);

/** How a product is carried, by what it declares; undefined for goods that are sent as parcels. */
export function carryingOf(
	facts: readonly { readonly key?: string | undefined; readonly choice?: string | undefined }[],
): Carrying | undefined {
	const choice = facts.find(({ key }) => key === CARRYING_ATTRIBUTE)?.choice;
	return isCarrying(choice) ? choice : undefined;
}

/** What is in a parcel besides or instead of bulky goods. */
export interface ParcelPiece {
	readonly carrying: Carrying | undefined;
	/** What one piece weighs when it is packed, grams. */
	readonly weightGrams: number;
	readonly quantity: number;
}

/** What carrying the bulky goods of a parcel comes to. */
export interface CarryingCharge {
	/** That of the piece that is the hardest to carry. */
	readonly kind: Carrying;
	readonly fee: Money;
}

/**
 * What carrying the bulky goods of a parcel adds to the price of each service: the fee of the hardest piece, and less for
 * each further one.
 * @returns undefined for a parcel without bulky goods
 */
export function carryingCharge(
	pieces: readonly Omit<ParcelPiece, 'weightGrams'>[],
	edition: Edition,
): CarryingCharge | undefined {
	const kind = CARRYING_KINDS.findLast((each) => pieces.some(({ carrying }) => carrying === each));
	if (!kind) return undefined;
	const [first, further] = CARRYING[kind].fee[edition];
	const ofAll = pieces.reduce(
		(sum, { carrying, quantity }) =>
			carrying ? sum + BigInt(CARRYING[carrying].fee[edition][1]) * BigInt(quantity) : sum,
		0n,
	);
	return { kind, fee: moneyOf(BigInt(first - further) + ofAll, EDITIONS[edition].currency) };
}

/** The weight of a parcel that its service counts: bulky goods are paid by their fee. */
export const countedGrams = (pieces: readonly ParcelPiece[]): number =>
	pieces.reduce((sum, { carrying, weightGrams, quantity }) => (carrying ? sum : sum + weightGrams * quantity), 0);

/** The days of a service with bulky goods. */
export function carryingDays({ min, max }: DeliveryDays, kind: Carrying | undefined): DeliveryDays {
	if (!kind) return { min, max };
	const { furtherDays } = CARRYING[kind];
	return { min: min + furtherDays.min, max: max + furtherDays.max };
}
