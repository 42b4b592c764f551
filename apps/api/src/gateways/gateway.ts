import type { Language } from '@zaylat/domain/languages';
import type { Money } from '@zaylat/domain/money';
import type { PaymentOption, ReportedPaymentState } from '@zaylat/domain/payments';

/** Names of the adapters. */
export type GatewayName = '2c2p' | 'opn' | 'sandbox';

/** The form of the references that a gateway accepts from a merchant. */
export interface ReferenceForm {
	readonly length: number;
	readonly alphabet: 'digits' | 'letters and digits';
}

/** What a gateway keeps of each payment, as agreed with it. */
export interface FeeRate {
	/** Hundredths of a percent: 165 is 1.65%. */
	readonly basisPoints: number;
	/** Minor units on top. */
	readonly fixed: number;
}

/** What a gateway can do with a payment option. */
export interface OptionCapabilities {
	/** How the shopper pays: on a page of the gateway, with a QR code, or by a token that the browser got for a card. */
	readonly flow: 'redirect' | 'qr' | 'token';
	readonly reference: ReferenceForm;
	/** Minor units of the gateway's currency. */
	readonly limits: { readonly least: number; readonly most: number | null };
	/** Whether money can be reserved first and captured later. */
	readonly canAuthorize: boolean;
	/** Whether a payment can be undone before it is settled. */
	readonly canVoid: boolean;
	readonly refunds: 'partial' | 'full' | 'none';
	/** Whether a payment that has not been made yet can be ended before it expires by itself. */
	readonly canCancel: boolean;
	/** Undefined where no rate is configured. */
	readonly fee: FeeRate | undefined;
	/** Bank apps to choose from, where the gateway must be told the bank. */
	readonly banks?: readonly string[];
}

/** A payment to begin. */
export interface NewPayment {
	/** What we call the payment, in the form of the option's capabilities; stored before the gateway is asked. */
	readonly merchantReference: string;
	/** The same in every try of this payment, so that the gateway begins it once. At most 100 characters. */
	readonly idempotencyKey: string;
	readonly option: PaymentOption;
	readonly amount: Money;
	/** Shown by the gateway's page and on statements. */
	readonly description: string;
	readonly language: Language;
	/** When the gateway must stop taking money for it. */
	readonly expiresAt: Date;
	/** Page that the browser returns to. */
	readonly returnUrl: string;
	/** Address for notifications. */
	readonly notifyUrl: string;
	/** Reserves the money only; `capture` takes it. Where the option can. */
	readonly isAuthorizedOnly?: boolean | undefined;
	/** Card token of the gateway's script in the browser, for the flow `token`. */
	readonly token?: string | undefined;
	/** One of the option's `banks`. */
	readonly bank?: string | undefined;
}

/** A payment that was begun, perhaps without a response. */
export interface KnownPayment {
	readonly merchantReference: string;
	/** What the gateway calls it; null where its response was lost. */
	readonly gatewayId: string | null;
	readonly option: PaymentOption;
	readonly amount: Money;
}

/** Where the shopper pays. */
export interface PaymentSession {
	/** Null where the gateway has no name of its own for the payment yet. */
	readonly gatewayId: string | null;
	/** `none`: nothing is left to do for the shopper; `inquire` tells the result. */
	readonly next:
		| { readonly kind: 'redirect'; readonly url: string }
		| { readonly kind: 'qr'; readonly payload: string }
		| { readonly kind: 'none' };
}

/** What became of a payment. */
export type ReportedState = ReportedPaymentState;

/** Why a payment failed, as far as shoppers can act on it. */
export type FailureReason =
	| 'declined'
	| 'insufficient funds'
	| 'authentication'
	| 'card'
	| 'fraud'
	| 'limit'
	| 'unavailable'
	| 'other';

/** The gateway's response to an inquiry. */
export interface PaymentReport {
	readonly state: ReportedState;
	readonly gatewayId: string | null;
	/** What the gateway charged, as it says; null where it names no amount. Compare it with the order's. */
	readonly amount: Money | null;
	/** Money that arrived otherwise than asked for; it must be looked at before an order is paid with it. */
	readonly irregularity: 'more' | 'less' | 'late' | null;
	readonly reason: FailureReason | null;
	/** The gateway's own word for the state, for logs. */
	readonly code: string;
	/** What the gateway keeps, with tax; null where it does not say. */
	readonly fee: Money | null;
	/** Minor units given back so far; null where the gateway does not say. */
	readonly refunded: number | null;
}

/** Money to give back. */
export interface Refund {
	/** Our id; makes it happen once, however often it is asked. */
	readonly refundId: string;
	readonly amount: Money;
	/** What the gateway calls it; null before it was asked, or where its response was lost. */
	readonly gatewayRefundId: string | null;
}

/** What became of a refund. */
export interface RefundReport {
	readonly state: 'done' | 'queued' | 'refused';
	/** What a queued refund waits for: `settlement`: ask for it again later; `gateway`: inquire about it later. */
	readonly waitsFor: 'settlement' | 'gateway' | null;
	readonly gatewayRefundId: string | null;
	readonly code: string;
}

/** A payment or refund that a gateway counts to what it pays out. */
export interface ReportedSettlement {
	/** What the gateway calls it. */
	readonly id: string;
	/** Our reference of the payment; null where the gateway names it by its own id alone. */
	readonly reference: string | null;
	readonly kind: 'payment' | 'refund';
	/** Minor units, above zero. */
	readonly amount: number;
	/** What the gateway keeps of it, with tax. */
	readonly fee: number;
	/** ISO 4217. */
	readonly currency: string;
	readonly at: Date;
}

/** A notification as it arrived. Signatures cover the bytes of the body. */
export interface RawNotification {
	/** Names in lower case. */
	readonly headers: Readonly<Record<string, string | undefined>>;
	readonly body: string;
}

/**
 * What a notification comes to. A `hint` says that something may have become of a payment, once for each event id; only
 * an inquiry says what. `ignored` is genuine but about nothing that we follow.
 */
export type GatewayNotice =
	| { readonly kind: 'hint'; readonly eventId: string; readonly reference: string }
	| { readonly kind: 'ignored'; readonly eventId: string }
	| { readonly kind: 'refused'; readonly why: 'signature' | 'unreadable' };

/**
 * Takes money for us. Every operation throws a `GatewayError`, whose outcome says how to go on; no operation is repeated
 * by the adapters themselves.
 */
export interface Gateway {
	readonly name: GatewayName;
	/** What an option can do here; undefined where the option is not offered. */
	capabilities(option: PaymentOption): OptionCapabilities | undefined;
	/** Begins a payment. After the outcome `unknown`, inquire before trying again. */
	create(payment: NewPayment): Promise<PaymentSession>;
	/** Tells what became of a payment. Changes nothing, so it can be asked at any time. */
	inquire(payment: KnownPayment): Promise<PaymentReport>;
	/** Takes reserved money. @param amount at most what was reserved */
	capture(payment: KnownPayment, amount: Money): Promise<void>;
	/** Whether a payment can be undone: until it is settled. `done`: it was undone already. */
	voidState(payment: KnownPayment): Promise<'possible' | 'done' | 'over'>;
	/** Undoes a payment before it is settled; the shopper's statement never shows it. Undoing twice is no error. */
	void(payment: KnownPayment, idempotencyKey: string): Promise<void>;
	/** Gives money back, once for each refund id. */
	refund(payment: KnownPayment, refund: Refund): Promise<RefundReport>;
	/** Tells what became of a refund. */
	inquireRefund(payment: KnownPayment, refund: Refund): Promise<RefundReport>;
	/**
	 * Ends a payment that has not been made, so that its page or code takes no money any more. Never undoes a payment.
	 * @returns `paid` where money came first; `expires by itself` where the gateway cannot end it before its time
	 */
	cancel(payment: KnownPayment): Promise<'ended' | 'paid' | 'expires by itself'>;
	/**
	 * Reads a notification and checks that it is genuine.
	 * @returns a hint whose `reference` is the merchant's reference or the gateway's id of the payment
	 */
	readNotification(notification: RawNotification): Promise<GatewayNotice>;
	/** Lists what was settled. Left out where the gateway sends files instead. */
	settledBetween?(from: Date, to: Date): Promise<readonly ReportedSettlement[]>;
}
