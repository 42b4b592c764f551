import { describe, expect, it } from 'vitest';
import { alteredFacts, maskedFacts, maskName } from './index.ts';

describe('the audit trail', () => {
	it('hides names, addresses and numbers of people, and keeps the rest', () => {
		const facts = {
			name: 'Daw Khin',
			email: 'khin@example.com',
			phone: '959951234567',
			locked: true,
			roles: ['money'],
		};
		expect(maskedFacts(facts)).toEqual({
			...{ name: 'D•••', email: 'k•••@example.com', phone: '09 ••• ••• 567', locked: true, roles: ['money'] },
		});
		expect(maskedFacts({ email: null })).toEqual({ email: null });
		expect(maskName('  ')).toBe('');
		expect(maskName('𠮷野')).toBe('𠮷•••');
	});

	it('tells what a change altered', () => {
		const before = { locked: false, roles: ['support'], reason: null };
		expect(alteredFacts(before, before)).toEqual([]);
		expect(alteredFacts(before, { locked: true, roles: ['support'], by: 1 })).toEqual([
			{ name: 'locked', before: false, after: true },
			{ name: 'reason', before: null, after: undefined },
			{ name: 'by', before: undefined, after: 1 },
		]);
	});
});
