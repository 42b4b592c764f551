import type { Edition } from '../editions/editions.ts';
import type { PaymentMethod } from './payments.ts';

/** What a named way to pay is: its payment method, and its brand name where it has one. */
interface OptionFacts {
	readonly method: PaymentMethod;
	/** Brand name, the same in every language; null where a word of the language names the option. */
	readonly name: string | null;
}

const OPTIONS = {
	kbzpay: { method: 'e_wallet', name: 'KBZPay' },
	wave_pay: { method: 'e_wallet', name: 'Wave Pay' },
	aya_pay: { method: 'e_wallet', name: 'AYA Pay' },
	cb_pay: { method: 'e_wallet', name: 'CB Pay' },
	truemoney: { method: 'e_wallet', name: 'TrueMoney' },
	operator_wallet: { method: 'e_wallet', name: null },
	mmqr: { method: 'qr', name: 'MMQR' },
	promptpay: { method: 'qr', name: 'PromptPay' },
	mpu: { method: 'card', name: 'MPU' },
	card: { method: 'card', name: null },
	bank_app: { method: 'mobile_banking', name: null },
	cash: { method: 'cash_on_delivery', name: null },
	points: { method: 'points', name: null },
} as const satisfies Readonly<Record<string, OptionFacts>>;

/** A named way to pay that a shopper chooses; several options share one payment method (Specification §1). */
export type PaymentOption = keyof typeof OPTIONS;

/** The payment options with their methods and brand names. */
export const PAYMENT_OPTIONS: Readonly<Record<PaymentOption, OptionFacts>> = OPTIONS;

/** Ids of the payment options, as the API takes them. */
export const PAYMENT_OPTION_IDS = Object.keys(OPTIONS) as readonly PaymentOption[] as readonly [
	PaymentOption,
	...PaymentOption[],
];

/**
 * The options of each edition, in the order in which people use them; cash is among the first, because many buyers pay
 * a shop that they do not know yet on delivery only.
 */
export const EDITION_PAYMENT_OPTIONS: Readonly<Record<Edition, readonly [PaymentOption, ...PaymentOption[]]>> = {
	mm: [
		...(['kbzpay', 'cash', 'wave_pay', 'aya_pay', 'cb_pay', 'mmqr', 'mpu', 'card'] as const),
		...(['bank_app', 'operator_wallet', 'points'] as const),
	],
	th: ['promptpay', 'cash', 'truemoney', 'bank_app', 'card', 'points'],
};

/** Apps that read the QR code of an edition: MMQR and PromptPay are the national standards. */
export const QR_READERS: Readonly<Record<Edition, readonly string[]>> = {
	mm: ['KBZPay', 'Wave Pay', 'AYA Pay', 'CB Pay', 'uabpay'],
	th: ['K PLUS', 'SCB EASY', 'Krungthai NEXT', 'Bangkok Bank', 'MyMo', 'TrueMoney'],
};

/** Bank apps in which a payment by mobile banking is confirmed. */
export const BANK_APPS: Readonly<Record<Edition, readonly string[]>> = {
	mm: ['KBZ mBanking', 'AYA mBanking', 'CB Bank', 'Yoma Bank'],
	th: ['K PLUS', 'SCB EASY', 'Krungthai NEXT', 'Bangkok Bank'],
};

/** Card networks that both editions accept (Specification §1). */
export const CARD_NETWORKS: readonly string[] = ['Visa', 'Mastercard', 'American Express', 'UnionPay'];

/** Option of a payment that names only its method: orders from before options existed, and other clients of the API. */
const UNNAMED: Readonly<Record<Edition, Readonly<Record<PaymentMethod, PaymentOption>>>> = {
	mm: {
		card: 'card',
		mobile_banking: 'bank_app',
		qr: 'mmqr',
		// The wallet of a mobile operator was the only one before options had names.
		e_wallet: 'operator_wallet',
		cash_on_delivery: 'cash',
		points: 'points',
	},
	th: {
		card: 'card',
		mobile_banking: 'bank_app',
		qr: 'promptpay',
		e_wallet: 'truemoney',
		cash_on_delivery: 'cash',
		points: 'points',
	},
};

/**
 * Tells which option a payment uses.
 * @param named the option that was stored or asked for, if any; one of another edition or method does not count
 */
export function paymentOptionOf(edition: Edition, method: PaymentMethod, named?: string | null): PaymentOption {
	const known = EDITION_PAYMENT_OPTIONS[edition].find((option) => option === named);
	return known !== undefined && PAYMENT_OPTIONS[known].method === method ? known : UNNAMED[edition][method];
}

/**
 * Lists the options that an order may use, in the order in which they are shown: the last used one first.
 * @param methods the payment methods that the order may use
 * @param lastUsed the option of the shopper's last order
 */
export function paymentOptionsFor(
	edition: Edition,
	methods: readonly PaymentMethod[],
	lastUsed?: PaymentOption | null,
): PaymentOption[] {
	const fitting = EDITION_PAYMENT_OPTIONS[edition].filter((option) => methods.includes(PAYMENT_OPTIONS[option].method));
	// Points pay for everything or nothing: they are never proposed for the next order.
	if (lastUsed == null || lastUsed === 'points' || !fitting.includes(lastUsed)) return fitting;
	return [lastUsed, ...fitting.filter((option) => option !== lastUsed)];
}

/**
 * Tells whether a payment asks for a wallet's operator and number before it begins: the wallets of Myanmar's mobile
 * operators belong to a number of theirs (Specification §5).
 */
export const asksForWallet = (option: PaymentOption): boolean => option === 'operator_wallet';
