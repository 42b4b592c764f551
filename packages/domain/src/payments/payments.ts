import { type Operator, type PhoneProblem, phoneProblem } from '../contact/phone.ts';
import { MINUTE_MS } from '../time/time.ts';

/** Way to pay (Specification §1). */
export type PaymentMethod = 'card' | 'mobile_banking' | 'qr' | 'e_wallet' | 'cash_on_delivery' | 'points';

/** What a way to pay asks for (Decision 11). */
export interface PaymentMethodRules {
	/** Whether a gateway confirms it; the order waits for that. */
	readonly hasGateway: boolean;
	/** Whether it can pay for digital goods, which are there at once. */
	readonly isForDigital: boolean;
	/** Whether a visitor who signed in as a guest may use it (Decision 20). */
	readonly isForGuests: boolean;
	/**
	 * Whether it is completed on the shop's page or on one that this leads to, so that a shopper who leaves has given it up
	 * (Decision 24); a QR code is paid elsewhere, and stays open until time is up.
	 */
	readonly failsOnLeaving: boolean;
	/** Whether the shopper may confirm it in another app on the same phone, which hides the page for some minutes. */
	readonly hasApp: boolean;
}

/** The ways to pay and what each asks for (Specification §1; Decisions 11, 14, 20). */
export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, PaymentMethodRules>> = {
	card: { hasGateway: true, isForDigital: true, isForGuests: true, failsOnLeaving: true, hasApp: false },
	mobile_banking: { hasGateway: true, isForDigital: true, isForGuests: true, failsOnLeaving: true, hasApp: true },
	qr: { hasGateway: true, isForDigital: true, isForGuests: true, failsOnLeaving: false, hasApp: true },
	e_wallet: { hasGateway: true, isForDigital: true, isForGuests: true, failsOnLeaving: true, hasApp: true },
	cash_on_delivery: { hasGateway: false, isForDigital: false, isForGuests: true, failsOnLeaving: false, hasApp: false },
	points: { hasGateway: false, isForDigital: true, isForGuests: false, failsOnLeaving: false, hasApp: false },
};

/** Operators of Myanmar that run a mobile wallet, which belongs to a number of theirs (Specification §1, §5). */
export const WALLET_OPERATORS = ['mpt', 'atom', 'ooredoo', 'mytel'] as const satisfies readonly Operator[];

/** An operator whose wallet can be paid with. */
export type WalletOperator = (typeof WALLET_OPERATORS)[number];

/** What the wallets call themselves, in every language. */
export const WALLET_NAMES: Readonly<Record<WalletOperator, string>> = {
	mpt: 'MPT Money',
	atom: 'ATOM Pay',
	ooredoo: 'M-Pitesan (Ooredoo)',
	mytel: 'MytelPay',
};

/** The wallet that a shopper pays with. */
export interface Wallet {
	readonly operator: WalletOperator;
	/** Number as typed, in any digits. */
	readonly phone: string;
}

/**
 * Checks the number of a wallet (Specification §5: "mobile number doesn't match with operator").
 * @returns what is wrong with it, or undefined
 */
export function walletProblem({ operator, phone }: Wallet): PhoneProblem | undefined {
	return phoneProblem(phone, '95', operator);
}

/** Milliseconds until an unpaid payment ends with "time is up" (Specification §4, Decision 11). */
export const PAYMENT_LIFE_MS = 15 * MINUTE_MS;

/** How often an open page of a payment says that it is there, in milliseconds. */
export const PRESENCE_BEAT_MS = 15_000;

/** How long a payment outlives the last word of its visible page, in milliseconds: four words may be lost. */
const VISIBLE_LEASE_MS = MINUTE_MS;

/** The same for a hidden page: browsers let it speak once a minute at least, and phones may stop it. */
const HIDDEN_LEASE_MS = 2 * MINUTE_MS;

/** The same where the page may be hidden by the app in which the payment is confirmed. */
const APP_LEASE_MS = 5 * MINUTE_MS;

/** Where the shopper is: on the page of the payment, on one in front of it, or at the bank, from where no page can tell. */
export const PRESENCES = ['here', 'hidden', 'away'] as const;

/** Where a shopper is while a payment runs. */
export type Presence = (typeof PRESENCES)[number];

/**
 * Tells until when the shopper of a payment is taken to be there (Decision 24): a closed browser, a killed tab and a lost
 * connection cannot say that the page was left.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null where only the payment's own time ends it
 */
export function presentUntil(
	presence: Presence,
	{ failsOnLeaving, hasApp }: PaymentMethodRules,
	now: number,
): number | null {
	if (!failsOnLeaving || presence === 'away') return null;
	if (presence === 'here') return now + VISIBLE_LEASE_MS;
	return now + (hasApp ? APP_LEASE_MS : HIDDEN_LEASE_MS);
}

/** State of a payment. */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'expired' | 'abandoned' | 'refunded';

const MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
	pending: ['paid', 'failed', 'expired', 'abandoned'],
	// Money that comes late is still money: it is noted, and given back when the order went on without it.
	failed: ['paid'],
	expired: ['paid'],
	abandoned: ['paid'],
	paid: ['refunded'],
	refunded: [],
};

/**
 * Tells whether a payment may go from one state to another; the same news twice changes nothing.
 */
export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
	return MOVES[from].includes(to);
}

/**
 * Tells how much time is left to pay (Decision 11: 15 minutes).
 * @param startedAt when the payment was started, milliseconds since 1970
 * @param now milliseconds since 1970
 * @returns milliseconds; 0 when time is up
 */
export function paymentTimeLeft(startedAt: number, now: number): number {
	return Math.min(PAYMENT_LIFE_MS, Math.max(0, startedAt + PAYMENT_LIFE_MS - now));
}

/** What is bought and by whom, as far as ways to pay ask for it. */
export interface PaymentSituation {
	readonly hasDigital: boolean;
	readonly isGuest: boolean;
	/** Whether points alone can pay everything. */
	readonly canPointsPayAll: boolean;
	/** Whether the shop is connected to a gateway (Decision 23). */
	readonly hasGateway: boolean;
}

/**
 * Lists the ways to pay that an order may take.
 * @param situation what is bought, by whom, and what the shop can take
 * @returns the methods in the order in which they are shown
 */
export function paymentMethodsFor(situation: PaymentSituation): PaymentMethod[] {
	const { hasDigital, isGuest, canPointsPayAll, hasGateway } = situation;
	return (Object.keys(PAYMENT_METHODS) as PaymentMethod[]).filter((method) => {
		const { isForDigital, isForGuests, hasGateway: needsGateway } = PAYMENT_METHODS[method];
		if (needsGateway && !hasGateway) return false;
		if (hasDigital && !isForDigital) return false;
		if (isGuest && !isForGuests) return false;
		return method !== 'points' || canPointsPayAll;
	});
}

/** What the simulated bank of the demo can do with a payment (Decision 23). */
export type BankAct = 'approve' | 'twice' | 'refuse' | 'silent' | 'late';

/** The acts that are possible in each state. Money that arrives when time is up goes back to the shopper. */
export const BANK_ACTS: Readonly<Record<PaymentStatus, readonly BankAct[]>> = {
	pending: ['approve', 'twice', 'refuse', 'silent', 'late'],
	failed: ['late'],
	expired: ['late'],
	abandoned: ['late'],
	paid: ['approve'],
	refunded: ['approve'],
};
