import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts data of a job, such as a recipient and a one-time code: backups and lists of jobs do not contain it. */
export function seal({ authSecret }: Pick<Config, 'authSecret'>, value: unknown): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(ALGORITHM, keyOf(authSecret), nonce);
	const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts what `seal` made. @throws Error when it was changed or made with another secret */
export function unseal({ authSecret }: Pick<Config, 'authSecret'>, sealed: string): unknown {
	const bytes = Buffer.from(sealed, 'base64url');
	const decipher = createDecipheriv(ALGORITHM, keyOf(authSecret), bytes.subarray(0, NONCE_BYTES));
	decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
	return JSON.parse(text.toString('utf8'));
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'zaylat job data', 32));
