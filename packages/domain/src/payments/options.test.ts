import { describe, expect, it } from 'vitest';
import {
	asksForWallet,
	BANK_APPS,
	CARD_NETWORKS,
	EDITION_PAYMENT_OPTIONS,
	PAYMENT_METHODS,
	PAYMENT_OPTION_IDS,
	PAYMENT_OPTIONS,
	type PaymentMethod,
	paymentOptionOf,
	paymentOptionsFor,
	QR_READERS,
} from './index.ts';

const METHODS = Object.keys(PAYMENT_METHODS) as PaymentMethod[];
const named = (edition: 'mm' | 'th') =>
	EDITION_PAYMENT_OPTIONS[edition].map((option) => PAYMENT_OPTIONS[option].name ?? option);

describe('payment options', () => {
	it('are those of the edition, in the order in which people use them [§1.23]', () => {
		expect(named('mm')).toEqual([
			...['KBZPay', 'cash', 'Wave Pay', 'AYA Pay', 'CB Pay', 'MMQR', 'MPU', 'card'],
			...['bank_app', 'operator_wallet', 'points'],
		]);
		expect(named('th')).toEqual(['PromptPay', 'cash', 'TrueMoney', 'bank_app', 'card', 'points']);
	});

	it.each(['mm', 'th'] as const)('cover each payment method in the %s edition [§1.23]', (edition) => {
		const covered = new Set(EDITION_PAYMENT_OPTIONS[edition].map((option) => PAYMENT_OPTIONS[option].method));
		expect([...covered].toSorted()).toEqual(METHODS.toSorted());
	});

	it('name the apps and networks that take part, each once', () => {
		for (const names of [...Object.values(QR_READERS), ...Object.values(BANK_APPS), CARD_NETWORKS]) {
			expect(names.length).toBeGreaterThan(3);
			expect(new Set(names).size).toBe(names.length);
			expect(names.every((name) => /^\p{Lu}/u.test(name) || name === 'uabpay')).toBe(true);
		}
		// The wallets of an edition read its national QR code.
		for (const edition of ['mm', 'th'] as const) {
			const wallets = EDITION_PAYMENT_OPTIONS[edition].flatMap((option) =>
				PAYMENT_OPTIONS[option].method === 'e_wallet' ? (PAYMENT_OPTIONS[option].name ?? []) : [],
			);
			expect(QR_READERS[edition]).toEqual(expect.arrayContaining(wallets));
		}
	});

	it('each belong to an edition', () => {
		const offered = new Set([...EDITION_PAYMENT_OPTIONS.mm, ...EDITION_PAYMENT_OPTIONS.th]);
		expect(PAYMENT_OPTION_IDS.filter((option) => !offered.has(option))).toEqual([]);
	});
});

describe('paymentOptionsFor', () => {
	it('lists what the methods of the order allow', () => {
		expect(paymentOptionsFor('mm', ['qr', 'cash_on_delivery'])).toEqual(['cash', 'mmqr']);
		expect(paymentOptionsFor('th', ['e_wallet', 'qr'])).toEqual(['promptpay', 'truemoney']);
		expect(paymentOptionsFor('mm', [])).toEqual([]);
	});

	it('puts the last used one first, where the order allows it', () => {
		expect(paymentOptionsFor('mm', METHODS, 'cash').slice(0, 3)).toEqual(['cash', 'kbzpay', 'wave_pay']);
		expect(paymentOptionsFor('mm', METHODS, 'cash')).toHaveLength(EDITION_PAYMENT_OPTIONS.mm.length);
		expect(paymentOptionsFor('mm', ['qr'], 'cash')).toEqual(['mmqr']);
		expect(paymentOptionsFor('mm', METHODS, 'promptpay')[0]).toBe('kbzpay');
		expect(paymentOptionsFor('mm', METHODS, 'points')[0]).toBe('kbzpay');
	});
});

describe('paymentOptionOf', () => {
	it('takes the named option of the edition and method', () => {
		expect(paymentOptionOf('mm', 'e_wallet', 'wave_pay')).toBe('wave_pay');
		expect(paymentOptionOf('mm', 'card', 'mpu')).toBe('mpu');
	});

	it('takes the usual option of the method for another name or none', () => {
		expect(paymentOptionOf('mm', 'e_wallet')).toBe('operator_wallet');
		expect(paymentOptionOf('th', 'e_wallet', null)).toBe('truemoney');
		expect(paymentOptionOf('th', 'card', 'mpu')).toBe('card');
		expect(paymentOptionOf('mm', 'qr', 'kbzpay')).toBe('mmqr');
		expect(paymentOptionOf('mm', 'qr', 'barter')).toBe('mmqr');
		for (const method of METHODS) {
			for (const edition of ['mm', 'th'] as const) {
				expect(PAYMENT_OPTIONS[paymentOptionOf(edition, method)].method).toBe(method);
			}
		}
	});
});

describe('asksForWallet', () => {
	it('is true for the wallets of mobile operators alone [§5.8]', () => {
		expect(PAYMENT_OPTION_IDS.filter(asksForWallet)).toEqual(['operator_wallet']);
	});
});
