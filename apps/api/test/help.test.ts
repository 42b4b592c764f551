import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { describe, expect, it } from 'vitest';
import { ARTICLES, articlesIn } from '../src/help/articles.ts';

type HelpBlock = Awaited<ReturnType<typeof articlesIn>>[number]['sections'][number]['blocks'][number];

const languages = Object.keys(LANGUAGES) as Language[];
const SCRIPTS: Readonly<Record<Language, RegExp>> = {
	en: /^[\x20-\x7e฿]+$/,
	mm: /[\u1000-\u109f]/,
	thai: /[\u0e00-\u0e7f]/,
	china: /\p{Script=Han}/u,
};

/** The texts of a block of any kind. */
function textsOfBlock(block: HelpBlock): string[] {
	if ('items' in block) return block.items;
	return 'question' in block ? [block.question, block.answer] : [block.text];
}

const textsOf = ({ title, summary, sections }: Awaited<ReturnType<typeof articlesIn>>[number]) => [
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
			(await articlesIn(of)).map(({ sections }) =>
				sections.map(({ blocks }) => blocks.map((block) => ('items' in block ? block.items.length : 0))),
			);
		expect(await shape(language)).toEqual(await shape('en'));
		for (const text of (await articlesIn(language)).flatMap(textsOf)) expect(text).not.toMatch(/[{}]/);
	});

	it.each([
		['faq', /(?<!\d)15(?!\d)/, 'minutes to pay (Decision 11)'],
		['faq', /(?<!\d)90(?!\d)/, 'days of grace (Specification §4)'],
		['shipping-policy', /(?<!\d)3(?!\d)[^\d]*7(?!\d)/, 'days until arrival (Specification §9)'],
		['payment-options', /1,000 K[^\d]*20 ฿/, 'spent for a point (Decision 12)'],
		['payment-options', /10 K[^\d]*0\.2 ฿/, 'that a point pays (Decision 12)'],
	])('%s states %s %s', async (slug, pattern) => {
		expect(await textOf(slug, language)).toMatch(pattern);
	});
});
