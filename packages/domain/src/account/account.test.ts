import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../time/time.ts';
import { DELETION_GRACE_DAYS, deletionState, passwordProblem } from './index.ts';

describe('deletionState (Specification §4, §9)', () => {
	it('lets an account be restored for 90 days [§1.22] [§4.4] [§9.15]', () => {
		expect(DELETION_GRACE_DAYS).toBe(90);
		expect(deletionState(null, 0)).toEqual({ kind: 'active' });
		expect(deletionState(0, 0)).toEqual({ kind: 'restorable', daysLeft: 90, purgeAt: 90 * DAY_MS });
		expect(deletionState(0, 90 * DAY_MS - 1)).toMatchObject({ kind: 'restorable', daysLeft: 1 });
		expect(deletionState(0, 90 * DAY_MS)).toEqual({ kind: 'gone' });
	});

	it('never promises more days than there are', () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), (requestedAt, passed) => {
				const state = deletionState(requestedAt, requestedAt + passed);
				if (state.kind === 'restorable') expect(state.daysLeft >= 1 && state.daysLeft <= 90).toBe(true);
			}),
		);
	});
});

describe('passwordProblem', () => {
	it.each([
		['', 'password_missing'],
		['short', 'password_short'],
		['a'.repeat(129), 'password_long'],
		['Password', 'password_common'],
		['zzzzzzzzzz', 'password_common'],
		['zzzzzzzzzy', undefined],
		['yzzzzzzzzz', undefined],
		['a'.repeat(127).concat('b'), undefined],
		['MINGALABA', 'password_common'],
		['sawasdee', 'password_common'],
		['12345678', 'password_common'],
		['iloveyou', 'password_common'],
		['shopper@example.com', 'password_personal'],
		['three mango trees', undefined],
		['မန္တလေးမြို့သား', undefined],
	])('%j: %s', (password, problem) => {
		expect(passwordProblem(password, ['Shopper@example.com', ''])).toBe(problem);
	});

	it('knows nobody where nothing is known of the account', () => {
		expect(passwordProblem('shopper@example.com')).toBeUndefined();
		expect(passwordProblem('three mango trees', ['shopper@example.com', 'Three Mango Trees'])).toBe(
			'password_personal',
		);
	});
});
