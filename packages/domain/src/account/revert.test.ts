import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/time.ts';
import { ACCOUNT_CHANGES, REVERT_HOURS, type RecordedChange, reversalOf, revertState } from './index.ts';

describe('revertState', () => {
	it('is open for 72 hours, once', () => {
		expect(REVERT_HOURS).toBe(72);
		expect(revertState({ changedAt: 0, revertedAt: null }, 72 * HOUR_MS - 1)).toBe('open');
		expect(revertState({ changedAt: 0, revertedAt: null }, 72 * HOUR_MS)).toBe('expired');
		expect(revertState({ changedAt: 0, revertedAt: 1 }, 2)).toBe('used');
	});

	it('stays used when its time is over, too', () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat(), fc.nat(), (changedAt, later, passed) => {
				const revertedAt = changedAt + later;
				expect(revertState({ changedAt, revertedAt }, revertedAt + passed)).toBe('used');
			}),
		);
	});
});

describe('reversalOf', () => {
	it('restores what stood before the first of several changes', () => {
		const first: RecordedChange = { kind: 'email', before: 'first@example.com' };
		const changes: RecordedChange[] = [
			first,
			{ kind: 'password', before: null },
			{ kind: 'email', before: 'second@example.com' },
			{ kind: 'link', before: 'google' },
		];
		expect(reversalOf(changes)).toEqual({
			email: first,
			phone: undefined,
			clearsPassword: true,
			unlinks: ['google'],
		});
	});

	it('touches nothing that was not changed', () => {
		const change = fc.record({ kind: fc.constantFrom(...ACCOUNT_CHANGES), before: fc.string({ minLength: 1 }) });
		fc.assert(
			fc.property(fc.array(change), (changes) => {
				const kinds = new Set(changes.map(({ kind }) => kind));
				const { email, phone, clearsPassword, unlinks } = reversalOf(changes);
				expect([email !== undefined, phone !== undefined, clearsPassword, unlinks.length > 0]).toEqual(
					ACCOUNT_CHANGES.map((kind) => kinds.has(kind)),
				);
			}),
		);
	});
});
