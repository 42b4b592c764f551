import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

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
