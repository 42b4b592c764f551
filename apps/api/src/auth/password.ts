import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of scrypt: 16 MB and about 50 ms per guess. */
const COST = { N: 16_384, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

/**
 * Hashes a password with a salt of its own.
 * @returns `scrypt$N$r$p$salt$key`, so that the cost can grow later.
 */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const key = await derive(password, salt, COST);
	return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Tells whether a password is the one that was hashed; takes the same time either way. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
	const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
	if (scheme !== 'scrypt') return false;
	const expected = Buffer.from(key, 'base64url');
	const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
	return new Promise((done, failed) => {
		scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) => (error ? failed(error) : done(key)));
	});
}
