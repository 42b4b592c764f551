import type { OrderMessageKind } from '@zaylat/domain/notifications';
import type { CancelReason } from '@zaylat/domain/orders';

/** What a sentence about an order is filled with; everything is written in the language of the message. */
export interface OrderMessageValues {
	/** Code of the order. */
	readonly code: string;
	readonly amount: string;
	/** Whether `amount` is more than nothing: what points alone paid has a refund without money. */
	readonly hasMoney: boolean;
	/** What a coupon had paid of refunded goods; empty when nothing. */
	readonly discount: string;
	/** Points that are returned with a refund; empty when none. */
	readonly points: string;
	/** What the bank calls the transfer of a refund; empty when it went back to where it came from. */
	readonly transfer: string;
	/** Track codes, joined by commas. */
	readonly parcels: string;
	readonly shop: string;
	readonly reason: string;
	/** What the shop wrote about a return; empty when it wrote nothing. */
	readonly words: string;
	readonly plan: string;
	/** The day on which the plan ends. */
	readonly date: string;
	/** Whether the carrier collects cash on delivery. */
	readonly isCash: boolean;
}

/** A message: the subject of a mail, and its sentences. */
export interface OrderMessageText {
	readonly subject: string;
	readonly text: string;
}

/** Reasons of a cancellation: those of buyers, an unpaid order, a seller who gave none. */
export type StatedReason = CancelReason | 'not_paid' | 'none';

/** The order messages in one language. */
export interface OrderMessageTexts {
	readonly kinds: Readonly<Record<OrderMessageKind, (values: OrderMessageValues) => OrderMessageText>>;
	readonly reasons: Readonly<Record<StatedReason, string>>;
}
