import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './index.ts';

const ORIGIN = 'https://zaylat.example';

/** Where a browser would land, also after an intermediary has decoded the target. */
function origins(target: string): string[] {
	const found = [];
	let text = target;
	for (let round = 0; round < 4; round++) {
		found.push(new URL(text, `${ORIGIN}/login`).origin);
		const decoded = text.replace(/(%[0-9a-f]{2})+/gi, (escaped) => {
			try {
				return decodeURIComponent(escaped);
			} catch {
				return escaped;
			}
		});
		if (decoded === text) break;
		// The query is the visitor's own text; only the path decides where a browser lands.
		text = decoded.split(/[?#]/, 1)[0] ?? '';
	}
	return found;
}

describe('safeRedirect (Decision 6)', () => {
	it.each([
		'/',
		'/Checkout?step=address',
		'/Products/7#reviews',
		'/search-results?search=100%25',
		'/search-results?search=%E1%80%80',
		'/search-results?search=http%3A%2F%2Fx',
		'/search-results?search=//x',
		'/Category/%E1%80%80%E1%80%AC',
		'/Category/100%',
		'/a/../b',
		'/@evil.example',
		'/%FF%2Fa',
	])('follows %j', (target) => {
		expect(safeRedirect(target, '/fallback')).toBe(target);
	});

	it.each([
		['//evil.example'],
		['///evil.example'],
		['/\\evil.example'],
		['\\\\evil.example'],
		['/a//evil.example'],
		['/a\\b'],
		['/..//evil.example'],
		['/%2F/evil.example'],
		['/%2Fevil.example'],
		['/%5Cevil.example'],
		['/%5cevil.example'],
		['/%252Fevil.example'],
		['/%25252Fevil.example'],
		['/%2525252Fevil.example'],
		['/%FF%2F%2Fevil.example'],
		['/\tevil'],
		['/\t/evil.example'],
		['/\n/evil.example'],
		['/%09/evil.example'],
		['/%0d%0aSet-Cookie:x'],
		['/a?b=\r\nSet-Cookie:x'],
		['/\u0000'],
		['/\u0085'],
		[' /evil'],
		['https://evil.example'],
		['HTTPS://evil.example'],
		['https:evil.example'],
		['javascript:alert(1)'],
		['/\u0000javascript:alert(1)'],
		['java\nscript:alert(1)'],
		['data:text/html,x'],
		['evil.example'],
		['Checkout'],
		['?a=b'],
		['#a'],
		['%2F'],
		['/\ud800'],
		[''],
		[null],
		[undefined],
		[`/${'a'.repeat(2048)}`],
	])('refuses %j', (target) => {
		expect(safeRedirect(target, '/fallback')).toBe('/fallback');
	});

	it('goes home unless told otherwise', () => {
		expect(safeRedirect('//evil')).toBe('/');
	});

	it('takes the longest sane path', () => {
		const longest = `/${'a'.repeat(2047)}`;
		expect(safeRedirect(longest)).toBe(longest);
	});

	it('never leaves this origin, decoded or not', () => {
		const bits = fc.constantFrom(
			...[
				'/',
				'\\',
				'%2f',
				'%2F',
				'%5c',
				'%252f',
				'%25',
				'%',
				'.',
				'..',
				'evil.example',
				'@',
				':',
				'http:',
				'https://',
			],
			...[
				'javascript:',
				'\t',
				'\n',
				'\r',
				'%09',
				'%0a',
				'%00',
				'\u0000',
				'?',
				'#',
				' ',
				'／',
				'＼',
				'。',
				'a',
				'\u2028',
			],
		);
		const nasty = fc.array(bits, { maxLength: 10 }).map((all) => all.join(''));
		const targets = fc.oneof(
			nasty,
			nasty.map((text) => `/${text}`),
			fc.string({ unit: 'binary' }),
			fc.webUrl(),
		);
		fc.assert(
			fc.property(targets, (target) => {
				const to = safeRedirect(target);
				for (const origin of origins(to)) expect(origin).toBe(ORIGIN);
			}),
			{ numRuns: 3000 },
		);
	});

	it('follows every plain path with a query', () => {
		fc.assert(
			fc.property(fc.array(fc.stringMatching(/^[A-Za-z0-9._~-]+$/)), fc.webQueryParameters(), (segments, query) => {
				const target = `/${segments.join('/')}?${query}`;
				fc.pre(target.length <= 2048);
				expect(safeRedirect(target, '/fallback')).toBe(target);
			}),
		);
	});
});
