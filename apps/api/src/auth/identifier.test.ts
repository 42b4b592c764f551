import { describe, expect, it } from 'vitest';
import { readIdentifier } from './identifier.ts';
import { hashPassword, verifyPassword } from './password.ts';

describe('readIdentifier', () => {
	it.each([
		[' Khin@Example.COM ', { email: 'khin@example.com' }],
		['09 123-456-789', { phone: '959123456789' }],
		['၀၉၁၂၃၄၅၆၇၈၉', { phone: '959123456789' }],
		['+95 9 123 456 789', { phone: '959123456789' }],
		['081 234 5678', { phone: '66812345678' }],
		['0066812345678', { phone: '66812345678' }],
		['+65 8123 4567', { phone: '6581234567' }],
		['rubbish', undefined],
		['123', undefined],
		[`${'a'.repeat(255)}@b.c`, undefined],
	])('%j', (typed, expected) => expect(readIdentifier(typed)).toEqual(expected));
});

describe('passwords', () => {
	it('are verified, whichever way their letters were composed', async () => {
		const hash = await hashPassword('caf\u00e9');
		expect(await verifyPassword('cafe\u0301', hash)).toBe(true);
		expect(await verifyPassword('cafe', hash)).toBe(false);
		expect(await verifyPassword('', hash)).toBe(false);
	});
	it('never have the same hash, nor hold the password', async () => {
		const [one, two] = await Promise.all([hashPassword('mingalaba'), hashPassword('mingalaba')]);
		expect(one).not.toBe(two);
		expect(one).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
	});
	it('of unknown schemes are refused', async () => expect(await verifyPassword('x', 'plain$x')).toBe(false));
});
