import { readdirSync } from 'node:fs';
import { API_ERRORS, CLIENT_ERRORS } from '@zaylat/api-client';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createI18n } from './create-i18n.ts';
import type { Texts } from './language-texts.ts';
import type { Area } from './resources.ts';
import { sameAsEnglish } from './same-as-english.ts';
import { fetchTexts } from './texts.ts';

/** An area is a file of English texts, and the words of documents that the domain has. */
const AREAS = [
	...readdirSync(new URL('en', import.meta.url)).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []),
	'sheet',
] as Area[];

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
		const singleForms = [...new Set([...textsOf('en', area).keys()].map((key) => key.replace(PLURAL, '')))];
		expect([...textsOf(language, area).keys()].sort()).toEqual(singleForms.sort());
	});

	// Browsers break lines of Burmese by a dictionary. In words that it does not know, such as အ⁠ကော⁠င့်, it finds a place
	// before the consonant that closes a syllable. A word joiner (U+2060) before that consonant prevents the break.
	test.each(AREAS)('no line of Burmese ends inside a syllable in %s [§1.24]', (area) => {
		const words = new Intl.Segmenter('my', { granularity: 'word' });
		const closes = /^[\u1000-\u1021][\u103B-\u103E]*\u1037?\u103A/u;
		const broken = [...textsOf('mm', area)].filter(([, text]) => {
			const pieces = [...words.segment(text)].map(({ segment }) => segment);
			return pieces.some((piece, index) => closes.test(piece) && /[\u1000-\u109F]$/u.test(pieces[index - 1] ?? ''));
		});
		expect(broken).toEqual([]);
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
		const english = textsOf('en', area);
		for (const [key, text] of textsOf(language, area)) {
			expect(variablesOf(text), key).toEqual(variablesOf(english.get(key) ?? english.get(`${key}_other`) ?? ''));
		}
	});

	test.each(cases)('%s is translated in %s [§1.24]', (area, language) => {
		const english = textsOf('en', area);
		const same = [...textsOf(language, area)].filter(
			([key, text]) => text === english.get(key) || text === english.get(`${key}_other`),
		);
		expect(same.map(([key]) => `${area}:${key}`).filter((key) => !sameAsEnglish.has(key))).toEqual([]);
	});

	// A shop of another brand or of one edition has its own: `{{brand}}`, `$t(app:countries.{{editions}})`.
	test('names brand and countries only where they are what the text is about', () => {
		const names = /zaylat|myanmar|thailand|မြန်မာ(?!စာ)|ထိုင်း|เมียนมา|ประเทศไทย|ของไทย|缅甸|泰国/i;
		const ABOUT =
			/^(addresses:(countries\.|problems\.postcode)|app:(taglines|countries|currencies|footer\.trust)|paying:|tracking:countries)/;
		const named = LANGUAGE_KEYS.flatMap((language) =>
			AREAS.flatMap((area) =>
				[...textsOf(language, area)]
					.filter(([key, text]) => names.test(text.replaceAll('\u2060', '')) && !ABOUT.test(`${area}:${key}`))
					.map(([key]) => `${language} ${area}:${key}`),
			),
		);
		expect(named).toEqual([]);
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
		['auth', 'Enter your email address or phone number'],
		['auth', 'Type your email correctly'],
		['checkout', 'Email is needed to receive a digital code.'],
	] as const)('forms of %s can say "%s" [§5.1]', (area, message) => {
		expect([...textsOf('en', area).values()]).toContain(message);
	});
});

describe('translating', () => {
	async function loaded(language: Language, areas: readonly Area[] = [], isStrict?: boolean) {
		const i18n = createI18n(language, { brandName: 'Zaylat', editions: ['th', 'mm'], isStrict });
		await i18n.load(language, areas);
		return i18n;
	}

	const WITH_TEXTS: Texts = {
		plain: 'Cart',
		deep: { er: { still: 'Found' } },
		hello: 'Hello {{name}}, {{ name }}',
		pieces_one: '{{count, number}} piece',
		pieces_other: '{{count, number}} pieces',
		sold: '{{sold, compact}} sold',
		uncounted: '{{count}} in all',
	};

	/** Texts of the test in place of those of the area `app`. */
	async function withTexts(isStrict = true) {
		const { instance } = await loaded('en', [], isStrict);
		instance.addResourceBundle('en', 'app', WITH_TEXTS, false, true);
		return (key: string, values: Record<string, unknown> = {}) => instance.t(key, values);
	}

	test('finds texts by path, of the first area or a named one', async () => {
		const t = await withTexts();
		expect(t('plain')).toBe('Cart');
		expect(t('deep.er.still')).toBe('Found');
		expect(t('app:plain')).toBe('Cart');
	});

	test('fills values in as they are, wherever they stand', async () => {
		const t = await withTexts();
		expect(t('hello', { name: '<b>$& {{x}} $t(plain)' })).toBe('Hello <b>$& {{x}} $t(plain), <b>$& {{x}} $t(plain)');
		expect(t('uncounted', { count: 1 })).toBe('1 in all');
	});

	test.each([
		[0, '0 pieces'],
		[1, '1 piece'],
		[2, '2 pieces'],
		[1_234_567, '1,234,567 pieces'],
	])('in English counts %d as "%s"', async (count, text) => {
		const t = await withTexts();
		expect(t('pieces', { count })).toBe(text);
	});

	test('shortens numbers where the text asks for it', async () => {
		const t = await withTexts();
		expect(t('sold', { sold: 12_300 })).toBe('12.3k sold');
	});

	test.each(['nothing', 'deep', 'deep.er', 'plain.er', 'nowhere:plain', 'pieces'])(
		'throws for %s, which is no text',
		async (key) => {
			const t = await withTexts();
			expect(() => t(key)).toThrow('No text for');
		},
	);

	test('throws for a text without one of its values', async () => {
		const t = await withTexts();
		expect(() => t('hello')).toThrow('The text "Hello {{name}}, {{ name }}" needs name (en)');
	});

	test('in production shows the key, and leaves a missing value out', async () => {
		const t = await withTexts(false);
		expect(t('nothing.title')).toBe('nothing.title');
		expect(t('hello', { name: 'May' })).toBe('Hello May, May');
		expect(t('hello')).toBe('Hello , ');
	});

	test('takes the default for a text that may be missing, and only then', async () => {
		const t = await withTexts();
		expect(t('nothing.title', { defaultValue: '' })).toBe('');
		expect(t('plain', { defaultValue: '' })).toBe('Cart');
	});

	test.each([
		['en', 1, '1 item in your cart'],
		['en', 1200, '1,200 items in your cart'],
		['mm', 1, 'ဈေးခြင်းထဲတွင် ၁ ခု ရှိသည်'],
		['mm', 1200, 'ဈေးခြင်းထဲတွင် ၁,၂၀၀ ခု ရှိသည်'],
	] as const)('tells one from many in English only: %s, %d', async (language, count, text) => {
		const i18n = await loaded(language);
		expect(i18n.t('counts.cart', { count })).toBe(text);
	});

	test('has one form of Burmese where the browser takes its own plural rules for unknown ones', async () => {
		class EnglishRules extends Intl.PluralRules {
			constructor() {
				super('en');
			}
		}
		vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { PluralRules: EnglishRules }));
		const i18n = await loaded('mm');
		expect(i18n.t('counts.cart', { count: 1 })).toBe('ဈေးခြင်းထဲတွင် ၁ ခု ရှိသည်');
		vi.unstubAllGlobals();
	});

	test('changes to another language with all areas loaded so far', async () => {
		const i18n = await loaded('en', ['home']);
		await i18n.setLanguage('thai');
		expect(i18n.t('nav.cart')).toBe('ตะกร้า');
		expect(i18n.t('home:offers')).toBe(textsOf('thai', 'home').get('offers'));
		expect(i18n.instance.language).toBe('thai');
	});

	test('tells who listens once the new language is all there', async () => {
		const i18n = await loaded('en');
		const heard: string[] = [];
		i18n.instance.on('languageChanged', () => heard.push(i18n.t('nav.cart')));
		await i18n.setLanguage('thai');
		expect(heard).toEqual(['ตะกร้า']);
	});

	test('shows texts that were edited, of loaded areas only', async () => {
		const i18n = await loaded('en', ['home']);
		const heard: string[] = [];
		i18n.instance.store.on('added', () => heard.push(i18n.t('home:offers')));
		i18n.replace({ language: 'en', area: 'home', texts: { offers: 'Edited' } });
		expect(heard).toEqual(['Edited']);
		// Texts that are loaded later come as they are.
		i18n.replace({ language: 'thai', area: 'home', texts: { offers: 'Edited' } });
		await i18n.setLanguage('thai');
		expect(i18n.t('home:offers')).toBe(textsOf('thai', 'home').get('offers'));
	});

	test('leaves markup in names alone: React escapes it', async () => {
		const i18n = await loaded('en');
		expect(i18n.t('preferences.deliverTo', { country: '<b>&' })).toBe('Deliver to <b>&');
	});
});
