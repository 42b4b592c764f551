import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64.ts';

it('writes what Node writes and reads it back', () => {
	fc.assert(
		fc.property(fc.uint8Array(), (bytes) => {
			const text = toBase64Url(bytes);
			expect(text).toBe(Buffer.from(bytes).toString('base64url'));
			expect(fromBase64Url(text)).toEqual(new Uint8Array(bytes));
		}),
	);
});

it('reads nothing but what it could have written', () => {
	fc.assert(
		fc.property(fc.string({ maxLength: 24 }), (text) => {
			const bytes = fromBase64Url(text);
			if (bytes !== undefined) expect(toBase64Url(bytes)).toBe(text);
		}),
	);
	for (const text of ['A', 'AAAAA', 'AB', 'AA==', 'A+', 'A/', 'A A', 'ကခ']) expect(fromBase64Url(text)).toBeUndefined();
});
