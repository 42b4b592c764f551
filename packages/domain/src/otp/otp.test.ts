import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWait, OTP, otpFrom, otpProblem, readOtp } from './index.ts';

describe('one-time codes (Specification §5, Decision 17)', () => {
	it('have 6 digits, live 5 minutes, bear 5 tries and are sent at most once a minute [§5.1] [§9.15]', () => {
		expect(OTP).toMatchObject({ digits: 6, lifeSeconds: 300, mostTries: 5, resendSeconds: 60 });
	});

	it.each([
		['123456', '123456'],
		[' 123 456 ', '123456'],
		['၁၂၃-၄၅၆', '123456'],
		['๑๒๓๔๕๖', '123456'],
		['12345', undefined],
		['1234567', undefined],
		['12345a', undefined],
	])('reads %j as %j', (typed, code) => {
		expect(readOtp(typed)).toBe(code);
	});

	it('are made of six digits, whatever the random number', () => {
		fc.assert(
			fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
				expect(otpFrom(random)).toMatch(/^\d{6}$/);
			}),
		);
		expect(otpFrom(0)).toBe('000000');
		expect(otpFrom(0.999_999_999)).toBe('999999');
	});

	const sent = (tries = 0) => ({ sentAt: 1_000_000, tries, isMatch: (code: string) => code === '123456' });

	it.each([
		['', 0, 0, 'missing'],
		['12', 0, 0, 'malformed'],
		['123456', 0, 299_999, undefined],
		['123456', 0, 300_000, 'expired'],
		['123456', 5, 0, 'too_many_tries'],
		['123456', 4, 0, undefined],
		['654321', 0, 0, 'wrong'],
	])('%j after %d tries and %d ms is %s', (typed, tries, after, problem) => {
		expect(otpProblem(typed, sent(tries), 1_000_000 + after)).toBe(problem);
	});

	it('may be sent again after 60 seconds', () => {
		expect(codeWait([], 0)).toBe(0);
		expect(codeWait([0], 0)).toBe(60);
		expect(codeWait([0], 59_001)).toBe(1);
		expect(codeWait([0], 60_000)).toBe(0);
		expect(codeWait([10_000], 0)).toBe(60);
	});

	it('wait after 5 in an hour until the oldest of them is an hour old, and after 20 in a day likewise', () => {
		const MINUTE = 60_000;
		const five = [0, 2, 4, 6, 8].map((minute) => minute * MINUTE);
		expect(codeWait(five.slice(1), 10 * MINUTE)).toBe(0);
		expect(codeWait(five, 10 * MINUTE)).toBe(50 * 60);
		expect(codeWait(five.toReversed(), 59 * MINUTE)).toBe(60);
		expect(codeWait(five, 60 * MINUTE)).toBe(0);
		const twenty = Array.from({ length: OTP.mostPerDay }, (_, index) => index * 20 * MINUTE);
		expect(codeWait(twenty, 24 * 60 * MINUTE - 1)).toBe(1);
		expect(codeWait(twenty, 24 * 60 * MINUTE)).toBe(0);
	});
});
