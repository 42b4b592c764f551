import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operatorOf, readPhone } from '../contact/index.ts';
import {
	BANK_ACTS,
	canPaymentMove,
	PAYMENT_LIFE_MS,
	PAYMENT_METHODS,
	PRESENCE_BEAT_MS,
	paymentMethodsFor,
	paymentTimeLeft,
	presentUntil,
	WALLET_NAMES,
	WALLET_OPERATORS,
	walletProblem,
} from './index.ts';

describe('presentUntil (Decision 24)', () => {
	const NOW = Date.UTC(2026, 10, 28);

	it('is a minute after each report of a page whose payment fails on leaving, four reports apart', () => {
		const until = presentUntil('here', PAYMENT_METHODS.card, NOW);
		expect(until).toBe(NOW + 60_000);
		expect(PRESENCE_BEAT_MS * 4).toBe(60_000);
	});

	it('is two minutes after the last report of a hidden page, and five where an app may hide it', () => {
		expect(presentUntil('hidden', PAYMENT_METHODS.card, NOW)).toBe(NOW + 120_000);
		expect(presentUntil('hidden', PAYMENT_METHODS.e_wallet, NOW)).toBe(NOW + 300_000);
		expect(presentUntil('hidden', PAYMENT_METHODS.mobile_banking, NOW)).toBe(NOW + 300_000);
		expect(presentUntil('hidden', PAYMENT_METHODS.qr, NOW)).toBeNull();
	});

	it('does not end a payment that is completed elsewhere, nor one whose shopper is at the bank', () => {
		expect(presentUntil('here', PAYMENT_METHODS.qr, NOW)).toBeNull();
		expect(presentUntil('away', PAYMENT_METHODS.card, NOW)).toBeNull();
	});
});

describe('ways to pay (Specification §1)', () => {
	it('are card, mobile banking, QR code, e-wallet, cash on delivery and bonus points [§1.23]', () => {
		expect(Object.keys(PAYMENT_METHODS)).toEqual([
			'card',
			'mobile_banking',
			'qr',
			'e_wallet',
			'cash_on_delivery',
			'points',
		]);
	});

	it('fail on leaving where they are completed on the page, and may hide it for an app', () => {
		const named = (rule: 'failsOnLeaving' | 'hasApp') =>
			Object.entries(PAYMENT_METHODS).flatMap(([method, rules]) => (rules[rule] ? [method] : []));
		expect(named('failsOnLeaving')).toEqual(['card', 'mobile_banking', 'e_wallet']);
		expect(named('hasApp')).toEqual(['mobile_banking', 'qr', 'e_wallet']);
	});

	it('depend on what is bought and by whom (Decisions 14, 20)', () => {
		const goods = { hasDigital: false, isGuest: false, canPointsPayAll: true, hasGateway: true };
		expect(paymentMethodsFor(goods)).toHaveLength(6);
		expect(paymentMethodsFor({ ...goods, hasDigital: true })).not.toContain('cash_on_delivery');
		expect(paymentMethodsFor({ ...goods, isGuest: true })).not.toContain('points');
		expect(paymentMethodsFor({ ...goods, canPointsPayAll: false })).toEqual([
			'card',
			'mobile_banking',
			'qr',
			'e_wallet',
			'cash_on_delivery',
		]);
		expect(paymentMethodsFor({ ...goods, hasDigital: true })).toEqual([
			'card',
			'mobile_banking',
			'qr',
			'e_wallet',
			'points',
		]);
		expect(paymentMethodsFor({ ...goods, isGuest: true })).toEqual([
			'card',
			'mobile_banking',
			'qr',
			'e_wallet',
			'cash_on_delivery',
		]);
	});

	it('are cash on delivery and points where the shop has no gateway (Decision 23)', () => {
		const goods = { hasDigital: false, isGuest: false, canPointsPayAll: true, hasGateway: false };
		expect(paymentMethodsFor(goods)).toEqual(['cash_on_delivery', 'points']);
		expect(paymentMethodsFor({ ...goods, hasDigital: true })).toEqual(['points']);
	});
});

describe('paymentTimeLeft (Decision 11)', () => {
	it('is 15 minutes at first and none afterwards', () => {
		expect(PAYMENT_LIFE_MS).toBe(900_000);
		expect(paymentTimeLeft(0, 0)).toBe(900_000);
		expect(paymentTimeLeft(0, 899_999)).toBe(1);
		expect(paymentTimeLeft(0, 900_000)).toBe(0);
		expect(paymentTimeLeft(0, 900_001)).toBe(0);
		expect(paymentTimeLeft(100, 0)).toBe(900_000);
	});

	it('is never outside of its 15 minutes, whatever the clocks say', () => {
		fc.assert(
			fc.property(fc.integer(), fc.integer(), (startedAt, now) => {
				const left = paymentTimeLeft(startedAt, now);
				expect(left >= 0 && left <= PAYMENT_LIFE_MS).toBe(true);
			}),
		);
	});
});

describe('states of a payment', () => {
	it('take news once: no state leads to itself [§4.4]', () => {
		for (const status of ['pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded'] as const) {
			expect(canPaymentMove(status, status)).toBe(false);
		}
	});

	it('come from where they can', () => {
		const STATUSES = ['pending', 'paid', 'failed', 'expired', 'abandoned', 'refunded'] as const;
		const from = (to: (typeof STATUSES)[number]) => STATUSES.filter((status) => canPaymentMove(status, to));
		expect(from('paid')).toEqual(['pending', 'failed', 'expired', 'abandoned']);
		for (const end of ['failed', 'expired', 'abandoned'] as const) expect(from(end)).toEqual(['pending']);
		expect(from('refunded')).toEqual(['paid']);
		expect(from('pending')).toEqual([]);
	});

	it('note money that comes late, and give it back only after it came', () => {
		expect(canPaymentMove('expired', 'paid')).toBe(true);
		expect(canPaymentMove('paid', 'refunded')).toBe(true);
		expect(canPaymentMove('pending', 'refunded')).toBe(false);
		expect(canPaymentMove('paid', 'failed')).toBe(false);
	});
});

describe('leaving the payment page (Decision 24)', () => {
	it('ends what is completed there or on the page it leads to, not what is paid elsewhere [§4.14]', () => {
		const ended = Object.entries(PAYMENT_METHODS).filter(([, { failsOnLeaving }]) => failsOnLeaving);
		expect(ended.map(([method]) => method)).toEqual(['card', 'mobile_banking', 'e_wallet']);
	});
});

describe('mobile wallets (Specification §5)', () => {
	it('have a name for each operator', () => {
		expect(Object.keys(WALLET_NAMES)).toEqual([...WALLET_OPERATORS]);
		expect(Object.values(WALLET_NAMES)).toEqual(['MPT Money', 'ATOM Pay', 'M-Pitesan (Ooredoo)', 'MytelPay']);
	});

	it.each([
		['09 951 234 567', 'ooredoo'],
		['09 791 234 567', 'atom'],
		['09 681 234 567', 'mytel'],
		['၀၉ ၂၅၁ ၂၃၄ ၅၆၇', 'mpt'],
	] as const)('%s is a number of %s and of no other [§5.8]', (phone, own) => {
		const number = readPhone(phone, '95');
		expect(number && operatorOf(number)).toBe(own);
		for (const operator of WALLET_OPERATORS) {
			expect(walletProblem({ operator, phone })).toBe(operator === own ? undefined : 'operator_mismatch');
		}
	});

	it('need a number, one of Myanmar [§5.8]', () => {
		expect(walletProblem({ operator: 'mpt', phone: ' ' })).toBe('missing');
		expect(walletProblem({ operator: 'mpt', phone: '09 12' })).toBe('malformed');
		expect(walletProblem({ operator: 'mpt', phone: '+66 81 234 5678' })).toBe('operator_mismatch');
	});
});

describe('acts of the simulated bank', () => {
	it('refuse or end a payment only while it waits', () => {
		const possible = (act: 'refuse' | 'silent') => Object.entries(BANK_ACTS).filter(([, acts]) => acts.includes(act));
		expect(possible('refuse').map(([status]) => status)).toEqual(['pending']);
		expect(possible('silent').map(([status]) => status)).toEqual(['pending']);
	});

	it('pay late when time was up, and repeat the news of a payment', () => {
		expect(BANK_ACTS).toMatchObject({ failed: ['late'], expired: ['late'], abandoned: ['late'], paid: ['approve'] });
		expect(BANK_ACTS.pending).toEqual(['approve', 'twice', 'refuse', 'silent', 'late']);
		expect(BANK_ACTS.refunded).toEqual(['approve']);
	});
});
