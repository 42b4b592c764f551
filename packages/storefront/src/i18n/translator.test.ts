import { describe, expect, test } from 'vitest';
import type { Texts } from './texts.ts';
import { createTranslator } from './translator.ts';

const TEXTS: Readonly<Record<string, Texts>> = {
	app: {
		plain: 'Cart',
		deep: { er: { still: 'Found' } },
		hello: 'Hello {{name}}, {{ name }}',
		pieces_one: '{{count, number}} piece',
		pieces_other: '{{count, number}} pieces',
		sold: '{{sold, compact}} sold',
		code: 'Page {{code, unheard}}',
		uncounted: '{{count}} in all',
	},
	errors: { gone: { title: 'Gone' } },
};

const set = (language: 'en' | 'mm' | 'thai' | 'china', isStrict = true) =>
	createTranslator({ language, isStrict, textsOf: (area) => TEXTS[area] });

describe('a translator', () => {
	const t = set('en').in('app');

	test('finds texts by path, of its first area or a named one', () => {
		expect(t('plain')).toBe('Cart');
		expect(t('deep.er.still')).toBe('Found');
		expect(t('errors:gone.title')).toBe('Gone');
		expect(set('en').in('errors')('gone.title')).toBe('Gone');
		expect(set('en').in('errors')('app:plain')).toBe('Cart');
	});

	test('fills facts in as they are, wherever they stand', () => {
		expect(t('hello', { name: '<b>$& {{x}}' })).toBe('Hello <b>$& {{x}}, <b>$& {{x}}');
		expect(t('code', { code: 404 })).toBe('Page 404');
		expect(t('uncounted', { count: 1 })).toBe('1 in all');
	});

	test.each([
		['en', 0, '0 pieces'],
		['en', 1, '1 piece'],
		['en', 2, '2 pieces'],
		['en', 1_234_567, '1,234,567 pieces'],
		['mm', 1, '၁ pieces'],
		['mm', 1200, '၁,၂၀၀ pieces'],
		['thai', 1, '1 pieces'],
		['china', 1, '1 pieces'],
	] as const)('in %s counts %d as "%s"', (language, count, text) => {
		expect(set(language).in('app')('pieces', { count })).toBe(text);
	});

	test('shortens numbers where the text asks for it', () => {
		expect(t('sold', { sold: 12_300 })).toBe('12.3k sold');
	});

	test.each(['nothing', 'deep', 'deep.er', 'plain.er', 'errors:nothing', 'nowhere:plain', 'constructor', 'pieces'])(
		'throws for %s, which is no text',
		(key) => {
			expect(() => t(key)).toThrow(`No text for app ${key} (en)`);
		},
	);

	test('throws for a text without one of its facts', () => {
		expect(() => t('hello')).toThrow('The text app hello needs name (en)');
	});

	test('in production shows the key, and leaves a missing fact out', () => {
		const lenient = set('en', false).in('app');
		expect(lenient('errors:nothing')).toBe('errors:nothing');
		expect(lenient('hello', { name: 'May' })).toBe('Hello May, May');
		expect(lenient('hello')).toBe('Hello , ');
	});

	test('takes the default for a text that may be missing, and only then', () => {
		expect(t('errors:nothing.title', { defaultValue: '' })).toBe('');
		expect(t('errors:gone.title', { defaultValue: '' })).toBe('Gone');
	});

	test('gives the same function for an area each time, so that effects may depend on it', () => {
		const one = set('en');
		expect(one.in('cart')).toBe(one.in('cart'));
		expect(one.in('cart')).not.toBe(one.in('app'));
	});
});
