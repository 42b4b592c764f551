import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { describe, expect, it } from 'vitest';
import { ARTICLES, articlesFor } from '../src/help/articles.ts';
import { operatorIn, readOperator } from '../src/operators.ts';

type HelpBlock = Awaited<ReturnType<typeof articlesFor>>[number]['sections'][number]['blocks'][number];

const DEMO = { mm: readOperator(undefined, 'mm', 'demo'), th: readOperator(undefined, 'th', 'demo') };
const editions = Object.keys(EDITIONS) as Edition[];

const articlesIn = (language: Language, edition: Edition = 'mm') =>
	articlesFor({ edition, language, operator: operatorIn(DEMO, edition, language) });

const languages = Object.keys(LANGUAGES) as Language[];
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
	en: /^[\x20-\x7e฿’“”]+$/,
	mm: /[\u1000-\u109f]/,
	thai: /[\u0e00-\u0e7f]/,
	china: /\p{Script=Han}/u,
};

/** The texts of a block of any kind. */
function textsOfBlock(block: HelpBlock): string[] {
	if ('items' in block) return block.items;
	return 'question' in block ? [block.question, block.answer] : [block.text];
}

const textsOf = ({ title, summary, sections }: Awaited<ReturnType<typeof articlesFor>>[number]) => [
	title,
	summary,
	...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]),
];

async function textOf(slug: string, language: Language): Promise<string> {
	const article = (await articlesIn(language)).find((each) => each.slug === slug);
	if (!article) throw new Error(`no article ${slug}`);
	return textsOf(article)
		.join('\n')
		.replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - 0x1040));
}

describe.each(languages)('help pages in %s', (language) => {
	it('are all those of Specification §2, each in the script of its language [§2.23]', async () => {
		const articles = await articlesIn(language);
		expect(articles.map(({ slug }) => slug)).toEqual(Object.keys(ARTICLES));
		for (const text of articles.flatMap(textsOf)) expect(text).toMatch(SCRIPTS[language]);
	});

	it('have the same parts as in English, with the brand filled in', async () => {
		const shape = async (of: Language) =>
			(await Promise.all(editions.map((edition) => articlesIn(of, edition))))
				.flat()
				.map(({ sections }) =>
					sections.map(({ blocks }) => blocks.map((block) => ('items' in block ? block.items.length : 0))),
				);
		expect(await shape(language)).toEqual(await shape('en'));
		for (const text of (await articlesIn(language)).flatMap(textsOf)) expect(text).not.toMatch(/[{}]/);
	});

	it.each([
		['faq', /(?<!\d)15(?!\d)/, 'minutes to pay (Decision 11)'],
		['faq', /(?<!\d)90(?!\d)/, 'days of grace (Specification §4)'],
		['shipping-policy', /(?<!\d)3(?!\d)[^\d]*7(?!\d)/, 'days until arrival (Specification §9)'],
		['return-policy', /(?<!\d)7(?!\d)/, 'days to return (Specification §1)'],
		[
			'payment-policy',
			/(?<!\d)15(?!\d)[\s\S]*(?<!\d)24(?!\d)[\s\S]*(?<!\d)5%/,
			'minutes to pay, hours to try again, tax (Decision 11)',
		],
		['terms-of-use', /(?<!\d)4(?!\d)/, 'pictures of a review (Specification §8)'],
		['cookie-policy', /(?<!\d)365(?!\d)/, 'days of the screen size (Specification §3)'],
		['payment-options', /1,000 (?:K|ကျပ်|จ๊าด|缅元)[^\d]*20 (?:฿|ဘတ်|บาท|泰铢)/, 'spent for a point (Decision 12)'],
		['payment-options', /(?<!\d)10 (?:K|ကျပ်|จ๊าด|缅元)[^\d]*0\.2 (?:฿|ဘတ်|บาท|泰铢)/, 'that a point pays (Decision 12)'],
	])('%s states %s %s', async (slug, pattern) => {
		expect(await textOf(slug, language)).toMatch(pattern);
	});
});

describe('legal and policy pages', () => {
	it.each(languages)('name the operator of the edition in %s', async (language) => {
		for (const edition of editions) {
			const operator = operatorIn(DEMO, edition, language);
			const texts = (await articlesIn(language, edition)).filter(({ slug }) =>
				['privacy-policy', 'terms-of-use', 'complaints'].includes(slug),
			);
			for (const article of texts) {
				const all = textsOf(article).join('\n');
				expect(all).toContain(operator?.company);
				expect(all).toContain(operator?.registrationNumber);
			}
		}
	});

	it('leave out what the configuration does not name', async () => {
		const articles = await articlesFor({ edition: 'th', language: 'en', operator: null });
		const privacy = articles.find(({ slug }) => slug === 'privacy-policy');
		expect(privacy?.sections[0]?.blocks).toHaveLength(1);
		for (const text of articles.flatMap(textsOf)) expect(text).not.toMatch(/[{}]/);
	});

	it('name the law of the edition', async () => {
		const lawOf = async (edition: Edition) => {
			const articles = await articlesIn('en', edition);
			return articles.flatMap(textsOf).join('\n');
		};
		expect(await lawOf('th')).toContain('Personal Data Protection Act');
		expect(await lawOf('th')).not.toContain('Department of Consumer Affairs');
		expect(await lawOf('mm')).toContain('Department of Consumer Affairs');
		expect(await lawOf('mm')).not.toContain('Personal Data Protection Act');
	});
});

describe('the operator', () => {
	it('has texts by language, English where there is none', () => {
		const given = JSON.stringify({
			company: { en: 'Golden Market', thai: 'โกลเดน' },
			address: '5 Strand Road',
			registrationNumber: '1',
			taxNumber: '2',
			phone: '+95 1',
			email: 'a@golden.example',
		});
		const operators = { mm: readOperator(given, 'mm', 'production'), th: undefined };
		expect(operatorIn(operators, 'mm', 'thai')).toMatchObject({ company: 'โกลเดน', branch: null });
		expect(operatorIn(operators, 'mm', 'china')).toMatchObject({ company: 'Golden Market', address: '5 Strand Road' });
		expect(operatorIn(operators, 'th', 'en')).toBeNull();
	});

	it('is refused when it is incomplete, and there is none in production without one', () => {
		expect(() => readOperator('{"company":"Only a name"}', 'th', 'demo')).toThrow(
			/OPERATOR_TH cannot be used:[\s\S]*address/,
		);
		expect(() => readOperator('no JSON', 'th', 'demo')).toThrow(/OPERATOR_TH cannot be used/);
		expect(readOperator('', 'th', 'production')).toBeUndefined();
	});
});
