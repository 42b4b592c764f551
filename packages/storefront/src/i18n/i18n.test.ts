import { API_ERRORS, CLIENT_ERRORS } from '@zaylat/api-client';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { AREAS, type Area } from './areas.ts';
import { createI18n } from './create-i18n.ts';
import { sameAsEnglish } from './same-as-english.ts';
import { fetchTexts, type Texts } from './texts.ts';

const LANGUAGE_KEYS = Object.values(LANGUAGES).map(({ key }) => key);
const PLURAL = /_(one|other)$/;

function flat(texts: Texts, prefix = ''): [string, string][] {
	return Object.entries(texts).flatMap(([key, value]) =>
		typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
	);
}

const all = new Map<string, Map<string, string>>();
const textsOf = (language: Language, area: Area) => all.get(`${language}/${area}`) ?? new Map<string, string>();

beforeAll(async () => {
	for (const language of LANGUAGE_KEYS) {
		for (const area of AREAS) {
			all.set(`${language}/${area}`, new Map(flat(await fetchTexts(language, area))));
		}
	}
});

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();
const others = LANGUAGE_KEYS.filter((language) => language !== 'en');
const cases = AREAS.flatMap((area) => others.map((language) => [area, language] as const));

describe('texts', () => {
	test.each(AREAS)('%s exists', (area) => {
		expect(textsOf('en', area).size).toBeGreaterThan(0);
	});

	test.each(cases)('%s has the same keys in %s as in English [§1.24]', (area, language) => {
		const plain = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].sort();
		expect(plain(textsOf(language, area).keys())).toEqual(plain(textsOf('en', area).keys()));
	});

	test.each(cases)('%s knows in %s no other plural than "other"', (area, language) => {
		expect([...textsOf(language, area).keys()].filter((key) => key.endsWith('_one'))).toEqual([]);
	});

	test.each(AREAS)('%s has both English forms wherever it has one', (area) => {
		const keys = [...textsOf('en', area).keys()];
		const stems = (ending: string) => keys.filter((key) => key.endsWith(ending)).map((key) => key.replace(PLURAL, ''));
		expect(stems('_one')).toEqual(stems('_other'));
	});

	test.each(AREAS.flatMap((area) => LANGUAGE_KEYS.map((language) => [area, language] as const)))(
		'%s has no empty text in %s',
		(area, language) => {
			expect([...textsOf(language, area)].filter(([, text]) => text.trim() === '')).toEqual([]);
		},
	);

	test.each(cases)('%s in %s fills in the same facts as English', (area, language) => {
		for (const [key, text] of textsOf(language, area)) {
			expect(variablesOf(text), key).toEqual(variablesOf(textsOf('en', area).get(key) ?? ''));
		}
	});

	test.each(cases)('%s is translated in %s [§1.24]', (area, language) => {
		const same = [...textsOf(language, area)].filter(([key, text]) => text === textsOf('en', area).get(key));
		expect(same.map(([key]) => `${area}:${key}`).filter((key) => !sameAsEnglish.has(key))).toEqual([]);
	});

	test('no text raises its voice, except the message that the specification words so', () => {
		const loud = LANGUAGE_KEYS.flatMap((language) =>
			AREAS.flatMap((area) => [...textsOf(language, area)].filter(([, text]) => /[!！]/.test(text))),
		);
		expect(loud.map(([, text]) => text)).toEqual(['Internal Server Error!']);
	});

	test('every error of the catalogue says what happened and what to do next', () => {
		for (const code of [...Object.keys(API_ERRORS), ...Object.keys(CLIENT_ERRORS)]) {
			const area = (['errors', 'failures'] as const).filter((each) => textsOf('en', each).has(`${code}.title`));
			expect(area, code).toHaveLength(1);
			for (const each of area) expect(textsOf('en', each).has(`${code}.advice`), code).toBe(true);
		}
	});

	test.each([
		'Sorry product not found',
		'Product not found in this cart',
		'Several failed sign-in attempts from this account or IP, wait and retry',
		'Could not fetch CSRF Token for signing out',
		'Runtime error, checkout the console logs to debug',
		'Internal Server Error!',
		'Login is required to buy products',
		'Page not found: {{path}}',
		'Sorry review not found',
		'Unable to review right now',
		'Sorry address not found to deliver',
		'No available delivery service for current shipping address',
		'Payment time out',
		'Order payment failed, please try later',
		'Error on delete contact phone',
		'Account is already deleted',
		'Invalid coupon code',
	])('"%s" is worded as the specification has it [§5.1] [§8.10] [§8.11]', (message) => {
		expect([...textsOf('en', 'errors').values(), ...textsOf('en', 'failures').values()]).toContain(message);
	});

	test.each([
		['auth', 'Invalid required data. Please check again.'],
		['auth', 'Invalid phone number'],
		['auth', 'Please enter your email address or phone number'],
		['auth', 'Type your email correctly'],
		['checkout', 'Email is needed to receive a digital code.'],
	] as const)('forms of %s can say "%s" [§5.1]', (area, message) => {
		expect([...textsOf('en', area).values()]).toContain(message);
	});
});

describe('translating', () => {
	test('tells one from many in English only', async () => {
		const i18n = createI18n('en');
		await i18n.load('en', []);
		expect(i18n.t('counts.cart', { count: 1 })).toBe('1 piece in the cart');
		expect(i18n.t('counts.cart', { count: 1200 })).toBe('1,200 pieces in the cart');
	});

	test('writes numbers in the digits of the language, without Intl', async () => {
		const i18n = createI18n('mm');
		await i18n.load('mm', []);
		expect(i18n.t('counts.cart', { count: 1 })).toBe('ဈေးခြင်းထဲတွင် ၁ ခု ရှိသည်');
	});

	test('changes to another language with all areas loaded so far', async () => {
		const i18n = createI18n('en');
		await i18n.load('en', ['home']);
		await i18n.setLanguage('thai');
		expect(i18n.t('nav.cart')).toBe('ตะกร้า');
		expect(i18n.t('home:offers')).toBe(textsOf('thai', 'home').get('offers'));
		expect(i18n.getSnapshot().language).toBe('thai');
	});

	test('tells who listens once the new language is all there, and knows the one the page was made in', async () => {
		const i18n = createI18n('en');
		await i18n.load('en', []);
		const heard: string[] = [];
		const end = i18n.subscribe(() => heard.push(i18n.t('nav.cart')));
		await i18n.setLanguage('thai');
		end();
		await i18n.setLanguage('china');
		expect(heard).toEqual(['ตะกร้า']);
		expect(i18n.getServerSnapshot().language).toBe('en');
	});

	test('shows texts that were edited, and tells who listens', async () => {
		const i18n = createI18n('en');
		await i18n.load('en', ['home']);
		const heard: string[] = [];
		i18n.subscribe(() => heard.push(i18n.t('home:offers')));
		i18n.replace({ language: 'en', area: 'home', texts: { offers: 'Edited' } });
		expect(heard).toEqual(['Edited']);
		// Texts that are fetched later come as they are.
		i18n.replace({ language: 'thai', area: 'home', texts: { offers: 'Edited' } });
		await i18n.setLanguage('thai');
		expect(i18n.t('home:offers')).toBe(textsOf('thai', 'home').get('offers'));
	});

	test('leaves markup in names alone: React escapes it', async () => {
		const i18n = createI18n('en');
		await i18n.load('en', []);
		expect(i18n.t('preferences.deliverTo', { country: '<b>&' })).toBe('Deliver to <b>&');
	});
});
