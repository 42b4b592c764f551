import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost of one scrypt hash. */
export interface PasswordCost {
	readonly N: number;
	readonly r: number;
	readonly p: number;
}

/**
 * The cost that servers use: 16 MiB and about a quarter of a second per guess. Of OWASP's equal minimums for scrypt it is
 * the one that needs the least memory (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
 */
export const PASSWORD_COST: PasswordCost = { N: 16_384, r: 8, p: 5 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Hashes a password with a salt of its own.
 * @returns `scrypt$N$r$p$salt$key`, so that the cost can grow later.
 */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	return formatHash(cost, salt, await derive(password, salt, cost));
}

/** Makes a hash that no password has; verifying a password against it takes as long as against a real one. */
export const dummyHash = (cost: PasswordCost): string =>
	formatHash(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

/** Whether a hash has another cost than new ones, so that its password should be hashed again. */
export const needsRehash = (hash: string, { N, r, p }: PasswordCost): boolean =>
	!hash.startsWith(`scrypt$${N}$${r}$${p}$`);

/** Whether a password matches a hash; takes the same time either way. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
	const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
	if (scheme !== 'scrypt') return false;
	const expected = Buffer.from(key, 'base64url');
	const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const formatHash = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
	['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
	return new Promise((done, failed) => {
		scrypt(password.normalize('NFC'), salt, KEY_BYTES, { ...cost }, (error, key) =>
			error ? failed(error) : done(key),
		);
	});
}
