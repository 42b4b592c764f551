import { describe, expect, it } from 'vitest';
import {
	DEFAULT_LOCALE,
	defaultLanguage,
	isLanguage,
	LANGUAGES,
	languageOfHeader,
	languageOfTag,
	resolveLanguage,
} from './index.ts';

describe('LANGUAGES', () => {
	it('holds the four languages with their tags (Specification §1, Decision 3)', () => {
		expect(Object.values(LANGUAGES).map(({ key, htmlLang }) => [key, htmlLang])).toEqual([
			['mm', 'my'],
			['en', 'en'],
			['thai', 'th'],
			['china', 'zh-Hans'],
		]);
	});

	it('has a name in its own script and a flag for each language [§3.6]', () => {
		expect(Object.values(LANGUAGES).map(({ key, name, flag }) => [key, name, flag])).toEqual([
			['mm', 'မြန်မာ', 'mm'],
			['en', 'English', 'us'],
			['thai', 'ไทย', 'th'],
			['china', '简体中文', 'cn'],
		]);
	});

	it('finds each language by its own tags', () => {
		for (const { key, htmlLang, locale } of Object.values(LANGUAGES)) {
			expect(languageOfTag(htmlLang)).toBe(key);
			expect(languageOfTag(locale)).toBe(key);
		}
	});

	it('names each entry by its key', () => {
		for (const [key, entry] of Object.entries(LANGUAGES)) expect(entry.key).toBe(key);
	});

	it('falls back to en-US [§9.18]', () => {
		expect(DEFAULT_LOCALE).toBe('en-US');
		expect(LANGUAGES.en.locale).toBe(DEFAULT_LOCALE);
	});
});

describe('languageOfTag', () => {
	it.each([
		['my-MM', 'mm'],
		['MY', 'mm'],
		['th_TH', 'thai'],
		['zh', 'china'],
		['zh-CN', 'china'],
		['zh-Hant-TW', 'china'],
		['en-GB', 'en'],
		['fr', undefined],
		['', undefined],
		['*', undefined],
		['mya', undefined],
	])('%j is %s', (tag, language) => {
		expect(languageOfTag(tag)).toBe(language);
	});
});

describe('languageOfHeader', () => {
	it.each([
		['th-TH,th;q=0.9,en;q=0.8', 'thai'],
		['en;q=0.5, my;q=0.9', 'mm'],
		['fr-FR, de;q=0.9, zh-CN;q=0.3', 'china'],
		['my;q=0, en;q=0.1', 'en'],
		['en;q=0.8;x=1, th; Q = 0.9', 'thai'],
		['en, th', 'en'],
		['en;q=nonsense, th;q=0.1', 'thai'],
		['en;q=2, th;q=0.1', 'thai'],
		['fr', undefined],
		['', undefined],
		[null, undefined],
		[undefined, undefined],
	])('%j is %s', (header, language) => {
		expect(languageOfHeader(header)).toBe(language);
	});
});

describe('a shop that offers few languages', () => {
	it('begins with the language of the edition, or with the first one it offers', () => {
		expect(defaultLanguage('th')).toBe('thai');
		expect(defaultLanguage('th', ['en', 'thai'])).toBe('thai');
		expect(defaultLanguage('th', ['en', 'mm'])).toBe('en');
	});

	it('passes over languages that it does not offer', () => {
		expect(resolveLanguage({ edition: 'th', query: 'mm', stored: 'en', offered: ['thai', 'en'] })).toBe('en');
		expect(resolveLanguage({ edition: 'th', query: 'my', stored: 'china', offered: ['thai', 'en'] })).toBe('thai');
	});
});

describe('resolveLanguage (Specification §4, Decision 3)', () => {
	it('takes the default of the edition [§4.7]', () => {
		expect(resolveLanguage({ edition: 'mm' })).toBe('mm');
		expect(resolveLanguage({ edition: 'th' })).toBe('thai');
	});

	it('lets a stored locale override the default [§4.7]', () => {
		expect(resolveLanguage({ edition: 'th', stored: 'china' })).toBe('china');
	});

	it('lets ?lang= win over both, as key or as tag', () => {
		expect(resolveLanguage({ edition: 'th', stored: 'china', query: 'en' })).toBe('en');
		expect(resolveLanguage({ edition: 'th', stored: 'china', query: 'my' })).toBe('mm');
		expect(resolveLanguage({ edition: 'mm', query: 'zh-Hans' })).toBe('china');
		for (const { key, htmlLang } of Object.values(LANGUAGES)) {
			expect(resolveLanguage({ edition: 'mm', stored: 'en', query: key })).toBe(key);
			expect(resolveLanguage({ edition: 'th', stored: 'en', query: htmlLang })).toBe(key);
		}
	});

	it.each(['', 'klingon', 'MM', '__proto__', 'toString', null, undefined])('passes over %j', (text) => {
		expect(resolveLanguage({ edition: 'th', stored: text, query: text })).toBe('thai');
		expect(resolveLanguage({ edition: 'mm', stored: 'en', query: text })).toBe('en');
	});
});

describe('isLanguage', () => {
	it('knows the four keys and nothing else', () => {
		expect(['en', 'mm', 'thai', 'china'].every(isLanguage)).toBe(true);
		expect(['my', 'th', 'zh', 'EN', '', null, 3].some(isLanguage)).toBe(false);
	});
});
