import { readFile } from 'node:fs/promises';
import { type HelpArticle, type HelpGroup, helpArticle, type Operator } from '@zaylat/api-client/contract';
import { type PageTexts, pageLanguage } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { z } from 'zod';
import { filledSections, filledWords } from './fill.ts';
import { readMarkdown } from './markdown.ts';

/** The articles in the order of the route table (Specification §2). */
export const ARTICLES: Readonly<Record<string, HelpGroup>> = {
	'contact-us': 'help',
	faq: 'help',
	'how-to-buy': 'help',
	'payment-options': 'help',
	'shipping-service': 'help',
	'track-your-order': 'help',
	'about-us': 'cooperate',
	'cross-sales': 'cooperate',
	partnership: 'cooperate',
	'sell-on': 'cooperate',
	'buyer-protection': 'legal',
	complaints: 'legal',
	'copy-right': 'legal',
	eula: 'legal',
	'seller-protection': 'legal',
	'seller-terms': 'legal',
	'terms-of-use': 'legal',
	'app-policy': 'policy',
	'cookie-policy': 'policy',
	'payment-policy': 'policy',
	'privacy-policy': 'policy',
	'privacy-policy-seller': 'policy',
	'refund-policy': 'policy',
	'return-policy': 'policy',
	'shipping-policy': 'policy',
};

/** The day on which the texts that the shop comes with were last changed. */
const UPDATED_ON = '2026-11-29';

/** A section that is written for one edition, or for both. */
const section = helpArticle.shape.sections.element.extend({ edition: z.enum(['mm', 'th']).optional() });

/**
 * A file of `content/<language>`: articles by slug. `{operator.phone}` stands for a fact about the operator (ADR 94),
 * `{figure.returnDays}` for a number of a rule.
 */
const contentFile = z.record(
	z.string(),
	helpArticle.pick({ title: true, summary: true }).extend({ sections: z.array(section).min(1) }),
);

type Content = z.infer<typeof contentFile>;

const contents = new Map<Language, Promise<Content>>();

/** What an article is written for. */
export interface ArticleReader {
	readonly edition: Edition;
	readonly language: Language;
	/** Null where none is configured: lines that name a fact about it are left out. */
	readonly operator: Operator | null;
}

/** A text of an article that staff have published. */
export interface PublishedPage {
	readonly texts: PageTexts;
	/** From when it holds. */
	readonly from: Date;
}

/**
 * The articles of an edition in a language: those that staff have published, the others as the shop comes with them.
 * @throws Error when a file is not there or an article is missing in it
 */
export async function articlesFor(
	reader: ArticleReader,
	published: ReadonlyMap<string, PublishedPage> = new Map(),
): Promise<readonly HelpArticle[]> {
	const { language } = reader;
	const content = await contentIn(language);
	return Object.entries(ARTICLES).map(([slug, group]) => {
		const page = published.get(slug);
		const own = page && publishedArticle(page, reader);
		if (own) return helpArticle.parse({ ...own, slug, group });
		const { sections = [], title = '', summary = '' } = content[slug] ?? {};
		return helpArticle.parse({
			...{ slug, group, updatedOn: UPDATED_ON },
			...{ title: filledWords(title, language), summary: filledWords(summary, language) },
			sections: filledSections(sectionsOf(sections, reader.edition), reader),
		});
	});
}

/** An article of a published text, in the language that a reader gets; undefined when nothing of it is left to show. */
export function publishedArticle(
	{ texts, from }: PublishedPage,
	{ edition, language, operator }: ArticleReader,
): Omit<HelpArticle, 'slug' | 'group'> | undefined {
	const key = pageLanguage(texts, language, edition);
	if (key === undefined) return undefined;
	const { sections } = readMarkdown(texts.markdown[key] ?? '');
	const filled = filledSections(sections, { language: key, operator });
	if (filled.length === 0) return undefined;
	return {
		title: filledWords(texts.title[key] ?? '', key),
		summary: filledWords(texts.summary[key] ?? '', key),
		updatedOn: from.toISOString().slice(0, 10),
		...(key !== language && { language: key }),
		sections: filled,
	};
}

/** An article as the shop comes with it, with names of facts and figures in their places; undefined for an unknown slug. */
export async function shippedArticle(
	slug: string,
	{ edition, language }: Pick<ArticleReader, 'edition' | 'language'>,
): Promise<Pick<HelpArticle, 'title' | 'summary' | 'sections'> | undefined> {
	const article = Object.hasOwn(ARTICLES, slug) ? (await contentIn(language))[slug] : undefined;
	return article && { ...article, sections: sectionsOf(article.sections, edition) };
}

const sectionsOf = (sections: readonly z.infer<typeof section>[], edition: Edition): HelpArticle['sections'] =>
	sections
		.filter((each) => each.edition === undefined || each.edition === edition)
		.map(({ heading, blocks }) => ({ heading, blocks }));

function contentIn(language: Language): Promise<Content> {
	const known = contents.get(language) ?? readContent(language);
	contents.set(language, known);
	return known;
}

async function readContent(language: Language): Promise<Content> {
	const groups = [...new Set(Object.values(ARTICLES))];
	const files = await Promise.all(groups.map((group) => readGroup(language, group)));
	return Object.assign({}, ...files);
}

async function readGroup(language: Language, group: HelpGroup): Promise<Content> {
	const text = await readFile(new URL(`./content/${language}/${group}.json`, import.meta.url), 'utf8');
	return contentFile.parse(JSON.parse(text));
}
