import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
	createSecurityKey,
	NON_SECURE_CONDITION,
	readSecurityKey,
	SECURITY_KEY_HEADER,
	SECURITY_KEY_WINDOW_SECONDS,
	type SecurityCrypto,
} from './index.ts';

const crypto: SecurityCrypto = webcrypto;
const secret = 'a secret that both sides share';
const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

const make = (nowMs: number, by = secret) => createSecurityKey({ secret: by, nowMs, crypto });
const read = (key: string | null | undefined, nowMs = NOW, by = secret) =>
	readSecurityKey({ key, secret: by, nowMs, crypto });

describe('security key (Specification §7, §9; Decision 8)', () => {
	it('has the window, texts and header of the specification', () => {
		expect(SECURITY_KEY_WINDOW_SECONDS).toBe(2);
		expect(NON_SECURE_CONDITION).toBe('Non Secure Condition');
		expect(SECURITY_KEY_HEADER).toBe('x-security-key');
	});

	it.each([
		[0, { ok: true }],
		[1, { ok: true }],
		[2, { ok: true }],
		[3, { ok: false, reason: 'stale' }],
		[3600, { ok: false, reason: 'stale' }],
		[-1, { ok: false, reason: 'future' }],
		[-3600, { ok: false, reason: 'future' }],
	])('made %d s ago: %j', async (secondsBehind, verdict) => {
		expect(await read(await make(NOW - secondsBehind * 1000))).toEqual(verdict);
	});

	it('counts whole seconds, whatever the milliseconds', async () => {
		const key = await make(NOW + 999);
		expect(await read(key, NOW)).toEqual({ ok: true });
		expect(await read(key, NOW + 2999)).toEqual({ ok: true });
		expect(await read(key, NOW + 3000)).toEqual({ ok: false, reason: 'stale' });
		expect(await read(key, NOW - 1)).toEqual({ ok: false, reason: 'future' });
	});

	it('accepts exactly 0 to 2 seconds behind [§9.1]', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 0, max: 4_000_000_000_000 }),
				fc.integer({ min: -6000, max: 6000 }),
				fc.string({ unit: 'binary', maxLength: 40 }),
				async (madeAt, later, anySecret) => {
					fc.pre(madeAt + later >= 0);
					const behind = Math.floor((madeAt + later) / 1000) - Math.floor(madeAt / 1000);
					const verdict = await read(await make(madeAt, anySecret), madeAt + later, anySecret);
					expect(verdict.ok).toBe(behind >= 0 && behind <= 2);
				},
			),
		);
	});

	it('is base64url text that never repeats and does not show the time', async () => {
		const keys = await Promise.all(Array.from({ length: 50 }, () => make(NOW)));
		expect(new Set(keys).size).toBe(50);
		for (const key of keys) {
			expect(key).toMatch(/^[A-Za-z0-9_-]{48,64}$/);
			expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain(String(NOW / 1000));
		}
	});

	it('takes randomness from outside', async () => {
		const random = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(7);
		const key = await createSecurityKey({ secret, nowMs: NOW, crypto, random });
		expect(key).toBe(await createSecurityKey({ secret, nowMs: NOW, crypto, random }));
		expect(await read(key)).toEqual({ ok: true });
	});

	it('imports a secret once, and again after an import that failed', async () => {
		const { counted, importKey } = countedCrypto();
		importKey.mockRejectedValueOnce(new Error('no memory'));
		await expect(createSecurityKey({ secret, nowMs: NOW, crypto: counted })).rejects.toThrow('no memory');
		const key = await createSecurityKey({ secret, nowMs: NOW, crypto: counted });
		expect(await readSecurityKey({ key, secret, nowMs: NOW, crypto: counted })).toEqual({ ok: true });
		expect(importKey).toHaveBeenCalledTimes(2);
	});

	it('keeps a secret when the import of another one fails', async () => {
		const { counted, importKey } = countedCrypto();
		const failing = Promise.withResolvers<never>();
		importKey.mockReturnValueOnce(failing.promise);
		const failed = createSecurityKey({ secret: 'another', nowMs: NOW, crypto: counted });
		await vi.waitFor(() => expect(importKey).toHaveBeenCalledOnce());
		await createSecurityKey({ secret, nowMs: NOW, crypto: counted });
		failing.reject(new Error('no memory'));
		await expect(failed).rejects.toThrow('no memory');
		await createSecurityKey({ secret, nowMs: NOW, crypto: counted });
		expect(importKey).toHaveBeenCalledTimes(2);
	});

	it('imports a secret so that nobody can read it back', async () => {
		const { counted, importKey } = countedCrypto();
		await createSecurityKey({ secret, nowMs: NOW, crypto: counted });
		const isExtractable = false;
		expect(importKey).toHaveBeenCalledWith('raw', expect.anything(), 'AES-GCM', isExtractable, ['encrypt', 'decrypt']);
	});

	it('opens with its own secret only', async () => {
		expect(await read(await make(NOW, 'another secret'))).toEqual({ ok: false, reason: 'malformed' });
		expect(await read(await make(NOW, 'မြန်မာ'), NOW, 'မြန်မာ')).toEqual({ ok: true });
		expect(await read(await make(NOW, 'မြန်မာ'), NOW, 'မြန်မ')).toEqual({ ok: false, reason: 'malformed' });
	});

	it('is refused after any change of a letter', async () => {
		const key = await make(NOW);
		await fc.assert(
			fc.asyncProperty(
				fc.nat({ max: key.length - 1 }),
				fc.base64String({ minLength: 4, maxLength: 4 }),
				async (at, to) => {
					const letter = to.charAt(0);
					fc.pre(letter !== key.charAt(at));
					const changed = key.slice(0, at) + letter + key.slice(at + 1);
					expect(await read(changed)).toEqual({ ok: false, reason: 'malformed' });
				},
			),
		);
	});

	it('is refused when letters are missing or added', async () => {
		const key = await make(NOW);
		for (const changed of [key.slice(1), key.slice(0, -1), `${key}A`, ` ${key}`, key + key, key.toLowerCase()]) {
			expect(await read(changed)).toEqual({ ok: false, reason: 'malformed' });
		}
	});

	it.each([null, undefined, '', NON_SECURE_CONDITION])('%j is missing', async (key) => {
		expect(await read(key)).toEqual({ ok: false, reason: 'missing' });
	});

	it('survives anything that a header may hold', async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (key) => {
				expect(await read(key)).toEqual({ ok: false, reason: 'malformed' });
			}),
		);
		expect(await read('A'.repeat(100_000))).toEqual({ ok: false, reason: 'malformed' });
	});

	it('is AES-GCM over the seconds, under the SHA-256 of the secret in UTF-8', async () => {
		const shared = 'ဈေး secret';
		const seal = await sealerOf(shared);
		expect(await read(await seal(String(NOW / 1000)), NOW, shared)).toEqual({ ok: true });
		for (const content of ['', '-1', '1e9', '0x10', ' 1', 'now', '1'.repeat(16)]) {
			expect(await read(await seal(content), NOW, shared)).toEqual({ ok: false, reason: 'malformed' });
		}
	});

	it('is refused without any work when it is longer or shorter than a key can be', async () => {
		const seal = await sealerOf(secret);
		const decrypt = vi.spyOn(webcrypto.subtle, 'decrypt');
		for (const content of ['1'.repeat(400), '']) {
			expect(await read(await seal(content))).toEqual({ ok: false, reason: 'malformed' });
		}
		expect(decrypt).not.toHaveBeenCalled();
		decrypt.mockRestore();
	});
});

/** Web Crypto with the import of keys as a mock, which a test counts or lets fail. */
function countedCrypto() {
	const importKey = vi.fn<SecurityCrypto['subtle']['importKey']>((...args) => crypto.subtle.importKey(...args));
	const subtle: SecurityCrypto['subtle'] = {
		digest: (...args) => crypto.subtle.digest(...args),
		importKey,
		encrypt: (...args) => crypto.subtle.encrypt(...args),
		decrypt: (...args) => crypto.subtle.decrypt(...args),
	};
	const counted: SecurityCrypto = { subtle, getRandomValues: (bytes) => crypto.getRandomValues(bytes) };
	return { counted, importKey };
}

/** Seals any content as a key of the given secret, by Node's own means. */
async function sealerOf(shared: string): Promise<(content: string) => Promise<string>> {
	const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(shared, 'utf8'));
	const aes = await webcrypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt']);
	const iv = Buffer.alloc(12, 1);
	return async (content) => {
		const sealed = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, Buffer.from(content));
		return Buffer.concat([iv, Buffer.from(sealed)]).toString('base64url');
	};
}
