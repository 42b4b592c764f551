import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, PASSWORD_COST, verifyPassword } from './password.ts';

describe('passwords', () => {
	it('are verified, whichever way their letters were composed', async () => {
		const hash = await hashPassword('caf\u00e9', PASSWORD_COST);
		expect(await verifyPassword('cafe\u0301', hash)).toBe(true);
		expect(await verifyPassword('cafe', hash)).toBe(false);
		expect(await verifyPassword('', hash)).toBe(false);
	});
	it('never have the same hash, nor hold the password', async () => {
		const [one, two] = await Promise.all([
			hashPassword('mingalaba', PASSWORD_COST),
			hashPassword('mingalaba', PASSWORD_COST),
		]);
		expect(one).not.toBe(two);
		expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
	});
	it('of unknown schemes are refused', async () => expect(await verifyPassword('x', 'plain$x')).toBe(false));
	it('are verified at the cost of their hash, and never match the hash that stands for none', async () => {
		const cheap = { N: 2, r: 1, p: 1 };
		expect(await verifyPassword('mingalaba', await hashPassword('mingalaba', cheap))).toBe(true);
		const [one, two] = [dummyHash(PASSWORD_COST), dummyHash(PASSWORD_COST)];
		expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
		expect(one).not.toBe(two);
		expect(await verifyPassword('', one)).toBe(false);
	});
});
