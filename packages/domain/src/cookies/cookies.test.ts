import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFERENCE_COOKIE, PREFERENCE_KEYS } from '../preferences/index.ts';
import { VIEWPORT_COOKIE } from '../viewport/index.ts';
import { formatCookie, readCookie } from './index.ts';

describe('formatCookie', () => {
	it('writes the viewport cookie as specified (Specification §9)', () => {
		expect(formatCookie(VIEWPORT_COOKIE.name, 'tablet', VIEWPORT_COOKIE)).toBe(
			'viewport=tablet; Max-Age=31536000; Path=/; SameSite=Strict; Secure',
		);
	});

	it('leaves Secure out when it is not wanted', () => {
		const rules = { ...PREFERENCE_COOKIE, secure: false };
		expect(formatCookie('locale', 'mm', rules)).toBe('locale=mm; Max-Age=31536000; Path=/; SameSite=Lax');
	});

	it('lets no value add an attribute or a header', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (value) => {
				const text = formatCookie('a', value, PREFERENCE_COOKIE);
				expect(text.split('; ')).toHaveLength(5);
				expect(text).toMatch(/^[\x20-\x7e]*$/);
				expect(readCookie(text, 'a')).toBe(value.toWellFormed());
			}),
		);
	});
});

describe('readCookie', () => {
	it.each([
		['locale=mm; viewport=tablet', 'viewport', 'tablet'],
		['locale=mm;viewport=tablet', 'viewport', 'tablet'],
		[' locale = mm ', 'locale', 'mm'],
		['a="quoted"', 'a', 'quoted'],
		['a=b=c', 'a', 'b=c'],
		['a=', 'a', ''],
		['a=1; a=2', 'a', '1'],
		['xlocale=en; locale=mm', 'locale', 'mm'],
		['a=%E1%80%80', 'a', 'က'],
		['a=%E1%80', 'a', undefined],
		['a', 'a', undefined],
		['b=1', 'a', undefined],
		['', 'a', undefined],
		[null, 'a', undefined],
		[undefined, 'a', undefined],
	])('%j has %s: %j', (header, name, value) => {
		expect(readCookie(header, name)).toBe(value);
	});
});

describe('preferences (Specification §1, §3; Decision 4)', () => {
	it('are kept under the specified names', () => {
		expect(PREFERENCE_KEYS).toEqual({
			language: 'locale',
			currency: 'currency',
			deliveryCountry: 'deliver-country',
			colourMode: 'colour-mode',
			dataUse: 'data-use',
		});
		expect(PREFERENCE_COOKIE).toEqual({ maxAgeSeconds: 31_536_000, path: '/', sameSite: 'Lax', secure: true });
	});
});
