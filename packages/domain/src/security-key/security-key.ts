import { fromBase64Url, toBase64Url } from '../internal/base64.ts';

/** What a request carries instead of a key when none can be made (Specification §7). */
export const NON_SECURE_CONDITION = 'Non Secure Condition';

/** How many seconds behind the server's clock a key may be (Specification §9). */
export const SECURITY_KEY_WINDOW_SECONDS = 2;

/** Header that carries the key (Specification §7). */
export const SECURITY_KEY_HEADER = 'x-security-key';

interface Aes {
	name: 'AES-GCM';
	iv: Uint8Array<ArrayBuffer>;
}

/** The part of Web Crypto that security keys need; `globalThis.crypto` has this shape in browsers and in Node. */
export interface SecurityCrypto {
	readonly subtle: {
		digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
		importKey(
			format: 'raw',
			data: ArrayBuffer,
			algorithm: 'AES-GCM',
			isExtractable: false,
			uses: ('encrypt' | 'decrypt')[],
		): Promise<unknown>;
		encrypt(algorithm: Aes, key: unknown, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
		decrypt(algorithm: Aes, key: unknown, data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
	};
	getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

/** What reading a key found; `malformed` is anything that was not made with the same secret. */
export type SecurityKeyVerdict =
	| { readonly ok: true }
	| { readonly ok: false; readonly reason: 'missing' | 'malformed' | 'stale' | 'future' };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes a security key: the current seconds, AES-GCM encrypted, base64url (Specification §7, Decision 8).
 *
 * It tells the server that a request is fresh. It is no protection against a person who reads the client's code.
 * @param making.secret text that client and server share
 * @param making.nowMs the server's time as the client knows it, in milliseconds since 1970
 * @param making.crypto Web Crypto
 * @param making.random fills bytes with random values and returns them; Web Crypto's own unless given
 * @returns the value of the header `x-security-key`
 */
export async function createSecurityKey(making: {
	readonly secret: string;
	readonly nowMs: number;
	readonly crypto: SecurityCrypto;
	readonly random?: ((bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) | undefined;
}): Promise<string> {
	const { secret, nowMs, crypto, random = (bytes) => crypto.getRandomValues(bytes) } = making;
	const iv = random(new Uint8Array(IV_BYTES));
	const key = await importKey(secret, crypto);
	const seconds = asciiBytes(String(secondsOf(nowMs)));
	const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, seconds));
	const bytes = new Uint8Array(IV_BYTES + sealed.length);
	bytes.set(iv);
	bytes.set(sealed, IV_BYTES);
	return toBase64Url(bytes);
}

/**
 * Reads a security key: accepted only when its seconds are 0 to 2 behind now (Specification §9).
 * @param reading.key value of the header, if there is one
 * @param reading.secret text that client and server share
 * @param reading.nowMs the server's time in milliseconds since 1970
 * @param reading.crypto Web Crypto
 * @returns ok, or why it is refused; `stale` and `future` mean that the caller's clock differs
 */
export async function readSecurityKey(reading: {
	readonly key: string | null | undefined;
	readonly secret: string;
	readonly nowMs: number;
	readonly crypto: SecurityCrypto;
}): Promise<SecurityKeyVerdict> {
	const { key, secret, nowMs, crypto } = reading;
	if (!key || key === NON_SECURE_CONDITION) return { ok: false, reason: 'missing' };
	const seconds = await openKey(key, secret, crypto);
	if (seconds === undefined) return { ok: false, reason: 'malformed' };
	const behind = secondsOf(nowMs) - seconds;
	if (behind < 0) return { ok: false, reason: 'future' };
	return behind > SECURITY_KEY_WINDOW_SECONDS ? { ok: false, reason: 'stale' } : { ok: true };
}

/** Longer than any key: what exceeds it is refused before any work is done on it. */
const MAX_KEY_LENGTH = 64;

async function openKey(key: string, secret: string, crypto: SecurityCrypto): Promise<number | undefined> {
	const bytes = key.length <= MAX_KEY_LENGTH ? fromBase64Url(key) : undefined;
	if (bytes === undefined || bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
	const aes = await importKey(secret, crypto);
	try {
		const iv = bytes.slice(0, IV_BYTES);
		const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, bytes.slice(IV_BYTES));
		const text = String.fromCharCode(...new Uint8Array(opened));
		return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
	} catch {
		// Whatever does not open with our secret was not made with it.
		return undefined;
	}
}

interface ImportedKey {
	readonly secret: string;
	readonly subtle: SecurityCrypto['subtle'];
	readonly key: Promise<unknown>;
}

/** The key that was imported last: a process has one secret, and two of the three steps of a call are its import. */
let lastKey: ImportedKey | undefined;

function importKey(secret: string, { subtle }: SecurityCrypto): Promise<unknown> {
	if (lastKey?.secret === secret && lastKey.subtle === subtle) return lastKey.key;
	const key = subtle
		.digest('SHA-256', utf8Bytes(secret))
		.then((digest) => subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']));
	const imported: ImportedKey = { secret, subtle, key };
	lastKey = imported;
	key.catch(() => {
		if (lastKey === imported) lastKey = undefined;
	});
	return key;
}

const secondsOf = (ms: number): number => Math.floor(ms / 1000);

function asciiBytes(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** UTF-8 by percent-encoding, because TextEncoder is not part of the language. */
function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
	const escaped = encodeURIComponent(text.toWellFormed());
	return asciiBytes(escaped.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}
