import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canPaymentMove, PAYMENT_LIFE_MS, PAYMENT_METHODS, paymentMethodsFor, paymentTimeLeft } from './index.ts';

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

	it('depend on what is bought and by whom (Decisions 14, 20)', () => {
		const goods = { hasDigital: false, isGuest: false, canPointsPayAll: true, hasGateway: true };
		expect(paymentMethodsFor(goods)).toHaveLength(6);
		expect(paymentMethodsFor({ ...goods, hasDigital: true })).not.toContain('cash_on_delivery');
		expect(paymentMethodsFor({ ...goods, isGuest: true })).not.toContain('points');
		expect(paymentMethodsFor({ ...goods, canPointsPayAll: false })).not.toContain('points');
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

	it('note money that comes late, and give it back only after it came', () => {
		expect(canPaymentMove('expired', 'paid')).toBe(true);
		expect(canPaymentMove('paid', 'refunded')).toBe(true);
		expect(canPaymentMove('pending', 'refunded')).toBe(false);
		expect(canPaymentMove('paid', 'failed')).toBe(false);
	});
});
