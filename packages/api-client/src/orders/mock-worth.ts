import { documentNumber } from '@zaylat/domain/documents';
import {
	isCancelled,
	type OrderCredit,
	orderWorth,
	type ParcelHistory,
	type WorthAmounts,
} from '@zaylat/domain/orders';
import type { Order, Parcel } from './contract.ts';

/** Names of the amounts of an order that are money. */
const PARTS = ['goods', 'discount', 'delivery', 'tax', 'pointsPaid', 'total'] as const;
export type Part = (typeof PARTS)[number];

/** Brings the amounts and credits of a mock order up to date with what happened to its parcels, by the rule of the domain. */
export function updateWorth(order: Order): void {
	const { currency } = order.placed.total;
	const edition = currency === 'thb' ? 'th' : 'mm';
	const invoicedAt = order.invoiceNumber === null ? undefined : Date.parse(order.paidAt ?? order.placedAt);
	const worth = orderWorth(order.parcels.map((parcel) => historyOf(order, parcel)));
	Object.assign(order, amountsIn(currency, worth));
	for (const parcel of order.parcels) {
		const now = worth.parcels.find(({ key }) => key === parcel.trackCode);
		if (now) Object.assign(parcel, amountsIn(currency, now));
	}
	order.refunds = refundsIn(order, worth.credits);
	let position = 0;
	order.credits = worth.credits.map(({ kind, at, pieces, keys: _, ...amounts }) => {
		const isNumbered = invoicedAt !== undefined && (order.paymentMethod === 'cash_on_delivery' || at >= invoicedAt);
		if (isNumbered) position += 1;
		return {
			...amountsIn(currency, amounts),
			kind,
			number: isNumbered ? documentNumber({ kind: 'credit_note', edition, code: order.code, at, position }) : null,
			at: new Date(at).toISOString(),
			pieces: [...pieces],
		};
	});
}

/** What goes back of the payment of a mock order: what money paid, and was taken off after it. */
function refundsIn(
	{ paidAt, paymentMethod, placed, refunds }: Order,
	credits: readonly OrderCredit[],
): Order['refunds'] {
	const isPaid = (credit: OrderCredit) => paidAt !== null && credit.at >= Date.parse(paidAt);
	const ofCredits = credits.filter((credit) => credit.total > 0 && isPaid(credit));
	if (paymentMethod === 'cash_on_delivery') return refunds;
	return [
		...refunds.filter(({ credit }) => credit === null),
		...ofCredits.map((credit) => {
			const amounts = amountsIn(placed.total.currency, credit);
			const requestedAt = new Date(credit.at).toISOString();
			const state = { reason: credit.kind, status: 'settled', reference: null, requestedAt };
			return { ...state, amount: amounts.total, credit: amounts };
		}),
	];
}

/** Amounts in minor units as the contract gives them. */
export const amountsIn = (currency: Order['total']['currency'], amounts: WorthAmounts) => ({
	...eachPart((part) => ({ amount: amounts[part], currency })),
	points: amounts.points,
});

const eachPart = <Value>(make: (part: Part) => Value) =>
	Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Record<Part, Value>;

/** A parcel of a mock order as it was ordered, in minor units. */
export function orderedMock({ isTaxIncluded }: Pick<Order, 'isTaxIncluded'>, { placed, lines }: Parcel) {
	return {
		...eachPart((part) => placed[part].amount),
		...{ points: placed.points, currency: placed.total.currency, isTaxIncluded },
		lines: lines.map(({ id, unitPrice, quantity, couponOff }) => ({
			...{ id, quantity },
			unitPrice: unitPrice.amount,
			couponOff: couponOff?.amount,
		})),
	};
}

function historyOf(order: Order, parcel: Parcel): ParcelHistory {
	const cancelled = parcel.events.find(({ status }) => isCancelled(status));
	const refunded = parcel.returns.filter(({ status }) => status === 'refunded');
	return {
		...orderedMock(order, parcel),
		key: parcel.trackCode,
		cancelledAt: cancelled && Date.parse(cancelled.at),
		returns: refunded.map(({ id, closedAt, requestedAt, lines }) => ({
			key: id,
			at: Date.parse(closedAt ?? requestedAt),
			pieces: lines,
		})),
	};
}
