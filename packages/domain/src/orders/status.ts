/**
 * States of an order and of its parcels (Specification §4), with a number that tells how far along each is; among the
 * parcels of an order the least advanced one gives the order its label (Decision 9).
 */
const PROGRESS = {
	'payment failed': 0,
	'payment retry': 1,
	'pre order': 2,
	pending: 3,
	approved: 4,
	'ready to ship': 5,
	'start shipping': 6,
	'on going': 7,
	delivered: 8,
	complete: 9,
	'order cancelled by customer': 10,
	'order cancelled by seller': 10,
} as const;

/** Label of an order's state, as the specification writes it. */
export type OrderStatus = keyof typeof PROGRESS;

/** All labels, from the least advanced on. */
export const ORDER_STATUSES = Object.keys(PROGRESS) as readonly OrderStatus[];

/** Who moves an order: its buyer, the seller of the parcel, or the marketplace itself (payment, jobs). */
export type OrderActor = 'customer' | 'seller' | 'system';

type Moves = Partial<Readonly<Record<OrderStatus, readonly OrderActor[]>>>;

/** Moves that are allowed, with who may make them (Decision 9); whatever is missing is forbidden. */
const MOVES: Readonly<Record<OrderStatus, Moves>> = {
	pending: {
		approved: ['seller', 'system'],
		'payment failed': ['system'],
		'order cancelled by customer': ['customer'],
		'order cancelled by seller': ['seller'],
	},
	'pre order': {
		pending: ['system'],
		'payment failed': ['system'],
		'order cancelled by customer': ['customer'],
		'order cancelled by seller': ['seller'],
	},
	'payment failed': { 'payment retry': ['customer'], 'order cancelled by customer': ['customer', 'system'] },
	'payment retry': {
		pending: ['system'],
		'pre order': ['system'],
		'payment failed': ['system'],
		'order cancelled by customer': ['customer'],
	},
	approved: {
		'ready to ship': ['seller', 'system'],
		'order cancelled by customer': ['customer'],
		'order cancelled by seller': ['seller'],
	},
	'ready to ship': {
		'start shipping': ['seller', 'system'],
		'order cancelled by customer': ['customer'],
		'order cancelled by seller': ['seller'],
	},
	'start shipping': { 'on going': ['seller', 'system'], 'order cancelled by seller': ['seller'] },
	'on going': { delivered: ['seller', 'system', 'customer'] },
	delivered: { complete: ['customer', 'system'] },
	complete: {},
	'order cancelled by customer': {},
	'order cancelled by seller': {},
};

/**
 * Narrows a value to the label of an order's state.
 * @param value anything, for example a field of an answer
 */
export function isOrderStatus(value: unknown): value is OrderStatus {
	return typeof value === 'string' && Object.hasOwn(PROGRESS, value);
}

/**
 * Lists where an order or parcel may go from its state (Decision 9).
 * @param from state now
 * @param actor who wants to move it; everybody's moves when left out
 */
export function movesFrom(from: OrderStatus, actor?: OrderActor): OrderStatus[] {
	return ORDER_STATUSES.filter((to) => {
		const actors = MOVES[from][to];
		return actors !== undefined && (actor === undefined || actors.includes(actor));
	});
}

/**
 * Tells whether a move is allowed (Decision 9).
 * @param from state now
 * @param to state wanted
 * @param actor who wants it
 */
export function canMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
	return MOVES[from][to]?.includes(actor) ?? false;
}

/**
 * Tells whether nothing more can happen to an order in this state.
 */
export function isFinal(status: OrderStatus): boolean {
	return movesFrom(status).length === 0;
}

/**
 * Gives an order the label of its least advanced parcel (Decision 9); cancelled parcels count only when all are.
 * @param parcels states of its parcels
 * @returns the label; `pending` for an order without parcels
 */
export function orderStatusOf(parcels: readonly OrderStatus[]): OrderStatus {
	return (
		parcels.reduce<OrderStatus | undefined>(
			(least, status) => (least === undefined || PROGRESS[status] < PROGRESS[least] ? status : least),
			undefined,
		) ?? 'pending'
	);
}

/** States of a parcel that its buyer has. */
export const ARRIVED_STATUSES = ['delivered', 'complete'] as const satisfies readonly OrderStatus[];

/** States of a parcel that was cancelled, by either side. */
export const CANCELLED_STATUSES = [
	'order cancelled by customer',
	'order cancelled by seller',
] as const satisfies readonly OrderStatus[];

const isOneOf = (statuses: readonly OrderStatus[], status: OrderStatus): boolean => statuses.includes(status);

/** Tells whether the buyer has the parcel. */
export const hasArrived = (status: OrderStatus): boolean => isOneOf(ARRIVED_STATUSES, status);

/** Tells whether the parcel was cancelled. */
export const isCancelled = (status: OrderStatus): boolean => isOneOf(CANCELLED_STATUSES, status);

/** Days after delivery in which goods can be returned; a delivered parcel is complete when they are over. */
export const RETURN_DAYS = 7;

/** Steps that a shopper sees on the way of a parcel, in order. */
export const PARCEL_STEPS = [
	'pending',
	'approved',
	'ready to ship',
	'start shipping',
	'on going',
	'delivered',
] as const;

/**
 * Tells how far a parcel has come on its way.
 * @param status state of the parcel
 * @returns steps that are behind it, the one it is in included; 0 when payment is not settled or it was cancelled
 */
export function stepsDone(status: OrderStatus): number {
	if (PROGRESS[status] > PROGRESS.complete) return 0;
	return PARCEL_STEPS.filter((step) => PROGRESS[step] <= PROGRESS[status]).length;
}
