import { readdirSync, readFileSync } from 'node:fs';
import { FAMILIES } from '@zaylat/demo-data/testing';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const languages = Object.values(LANGUAGES).map(({ key }) => key);

/** A text and where it stands. */
interface Text {
	readonly at: string;
	readonly text: string;
}

function textsOfJson(at: string, value: unknown): Text[] {
	if (typeof value === 'string') return [{ at, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => textsOfJson(`${at}:${key}`, part));
}

const readJson = (path: string) => textsOfJson(path, JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')));

/** Texts of every JSON file of a folder. */
const readFolder = (path: string) =>
	readdirSync(new URL(path, ROOT))
		.filter((name) => name.endsWith('.json'))
		.flatMap((name) => readJson(`${path}/${name}`));

/** Lines of a source file that hold texts of a script; its languages stand side by side. */
const readLines = (path: string, script: RegExp) =>
	readFileSync(new URL(path, ROOT), 'utf8')
		.split('\n')
		.map((line, index) => ({ at: `${path}:${index + 1}`, text: line.trim() }))
		.filter(({ text }) => script.test(text) && !/^(\/?\*|\/\/)/.test(text));

const SCRIPTS: Readonly<Record<Language, RegExp>> = {
	en: /[a-z]{2} [a-z]{2}/,
	mm: /[\u1000-\u109f]/,
	thai: /[\u0e00-\u0e7f]/,
	china: /\p{Script=Han}/u,
};

/** Every text of a language: catalogue, help and legal pages, push messages, mails, text messages and documents. */
const textsIn = (language: Language): Text[] => [
	...readFolder(`packages/storefront/src/i18n/${language}`),
	...readFolder(`apps/api/src/help/content/${language}`),
	...readJson(`apps/api/src/push/texts/${language}.json`),
	...readJson(`apps/api/src/goods/texts/${language}.json`),
	...[
		`apps/api/src/order-messages/texts/${language}.ts`,
		`packages/domain/src/documents/texts/${language}/index.ts`,
		'apps/api/src/account/messages.ts',
		'apps/api/src/otp/messages.ts',
		'apps/api/src/entitlements/code-mail.ts',
	].flatMap((path) => readLines(path, SCRIPTS[language])),
];

/** What the style guide forbids in a language (`docs/text-style.md`), and texts that show it. */
const RULES: readonly {
	readonly language: Language;
	readonly name: string;
	readonly fault: RegExp;
	readonly faulty: readonly string[];
	readonly right: readonly string[];
}[] = [
	{
		language: 'mm',
		name: 'no Latin full stop, comma or question mark',
		fault: /[\u1000-\u109f]\u2060?[.,;?](?![\u1040-\u1049])/u,
		faulty: ['ရောက်ပါပြီ.', 'ကတ်, ဝေါလက်', 'ရပါသလား?'],
		right: ['ရောက်ပါပြီ။', 'ကတ်၊ ဝေါလက်', '၁,၀၀၀ ကျပ်', '၀.၂ ဘတ်', 'www.pdpc.or.th'],
	},
	{
		language: 'mm',
		name: 'ဈေး is spelled with ဈ',
		fault: /စျ/u,
		faulty: ['စျေးနှုန်း'],
		right: ['ဈေးနှုန်း'],
	},
	{
		language: 'mm',
		name: 'an amount has one unit',
		fault:
			/(?:ကျပ်|ဘတ်|\bK|฿) ?(?:ကျပ်|ဘတ်|K\b|฿)|(?:\bK|฿) ?[\d၀-၉][\d၀-၉,.]* ?(?:ကျပ်|ဘတ်)|\{(?:amount|price|total)\}+ ?(?:ကျပ်|ဘတ်)/u,
		faulty: ['၁,၀၀၀ ကျပ် K', '฿ ၂၀ ဘတ်', '{{amount}} ကျပ်'],
		right: ['၁,၀၀၀ ကျပ် သို့မဟုတ် ၂၀ ဘတ်', '{{amount}} ပြန်အမ်းပါသည်။'],
	},
	{
		language: 'mm',
		name: '"required" is ဖြည့်ရန်လို',
		fault: /^[(]?(?:မဖြစ်မနေ ?(?:ဖြည့်ပါ|ဖြည့်ရန်)|ဖြည့်ရန် လို|ဖြည့်ရန် ?လိုအပ်(?:သည်|ပါသည်)?|လိုအပ်(?:သည်|ပါသည်))[)]?$/u,
		faulty: ['မဖြစ်မနေ ဖြည့်ရန်', 'ဖြည့်ရန် လိုအပ်သည်', 'လိုအပ်သည်'],
		right: ['ဖြည့်ရန်လို', 'အကောင့် လိုအပ်သည်'],
	},
	{
		language: 'china',
		name: 'full-width punctuation',
		fault: /\p{Script=Han}\s?[,;:?!.](?!\w)|\p{Script=Han}\s?\((?!\w*\))/u,
		faulty: ['已送达.', '订单, 包裹', '包裹 :', '订单(两个字母)'],
		right: ['已送达。', '订单，包裹', '{{brand}}——网上商城'],
	},
	{
		language: 'en',
		name: 'a counted noun has a singular form',
		fault: /(?:\b1|\{\{count[^}]*\}\}) (?!of\b|less\b|plus\b|as\b|is\b|was\b|has\b)[a-z]+s\b/,
		faulty: ['1 results', '{{count, number}} items in your cart'],
		right: ['1 result', '{{count}} of 5'],
	},
	...languages.map((language) => ({
		language,
		name: 'no double space',
		fault: /\S {2,}\S/,
		faulty: ['two  spaces'],
		right: ['one space'],
	})),
];

const PLURAL = /_(?:one|other)$/;

describe('texts of all sources', () => {
	it.each(languages)('are read in %s', (language) => {
		expect(textsIn(language).length).toBeGreaterThan(1_500);
	});

	it.each(RULES)('in $language: $name', ({ language, fault }) => {
		const faulty = textsIn(language).filter(({ at, text }) => !PLURAL.test(at) && fault.test(text));
		expect(faulty).toEqual([]);
	});

	it.each(RULES)('the rule in $language "$name" finds its fault and nothing else', ({ fault, faulty, right }) => {
		expect(faulty.filter((text) => !fault.test(text))).toEqual([]);
		expect(right.filter((text) => fault.test(text))).toEqual([]);
	});

	// See `i18n.test.ts` of the storefront for the catalogue: browsers break lines of Burmese by a dictionary.
	it('no line of a Burmese help page ends inside a syllable', () => {
		const words = new Intl.Segmenter('my', { granularity: 'word' });
		const closes = /^[\u1000-\u1021][\u103B-\u103E]*\u1037?\u103A/u;
		const broken = readFolder('apps/api/src/help/content/mm').filter(({ text }) => {
			const pieces = [...words.segment(text)].map(({ segment }) => segment);
			return pieces.some((piece, index) => closes.test(piece) && /[\u1000-\u109F]$/u.test(pieces[index - 1] ?? ''));
		});
		expect(broken).toEqual([]);
	});

	it('how to wash a product of the demo is said by its care alone, which differs by type', () => {
		const said = Object.values(FAMILIES).flatMap(({ care }) => [...care]);
		expect(said.filter((text) => /\bwash\b|°C|လျှော်|ซัก|洗/iu.test(text))).toEqual([]);
	});
});
