import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proofKind, provenUntil, REAUTHENTICATION_MS } from './index.ts';

describe('provenUntil', () => {
	it('lasts ten minutes', () => {
		expect(REAUTHENTICATION_MS).toBe(600_000);
		expect(provenUntil(1_000, 1_000)).toBe(601_000);
		expect(provenUntil(1_000, 600_999)).toBe(601_000);
		expect(provenUntil(1_000, 601_000)).toBeUndefined();
	});

	it('is not given by a session that proved nothing, nor by one of the future', () => {
		fc.assert(fc.property(fc.nat(), (now) => provenUntil(null, now) === undefined));
		expect(provenUntil(2_000, 1_999)).toBeUndefined();
	});
});

describe('proofKind', () => {
	it('is the password where there is one', () => {
		expect(proofKind({ hasPassword: true })).toBe('password');
		expect(proofKind({ hasPassword: false })).toBe('code');
	});
});
