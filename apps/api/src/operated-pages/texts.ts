import type { PageTextsInput } from '@zaylat/api-client/contract';
import { type PageTexts, pageProblems } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { shippedArticle } from '../help/articles.ts';
import { unknownNames } from '../help/fill.ts';
import { readMarkdown } from '../help/markdown.ts';
import { toPageMarkdown } from '../help/to-markdown.ts';

const KEYS: readonly Language[] = Object.values(LANGUAGES).map(({ key }) => key);

/** The texts of a page as the shop comes with it: its version 0. */
export async function shippedTexts(slug: string, edition: Edition): Promise<PageTexts> {
	const texts: { [Name in keyof PageTexts]: { [Key in Language]?: string } } = { title: {}, summary: {}, markdown: {} };
	for (const language of KEYS) {
		const article = await shippedArticle(slug, { edition, language });
		if (!article) continue;
		texts.title[language] = article.title;
		texts.summary[language] = article.summary;
		texts.markdown[language] = toPageMarkdown(article.sections);
	}
	return texts;
}

/** What is wrong with a page: the field, such as `markdown.mm`, and the line of Markdown. */
export interface PageProblem {
	readonly field: string;
	readonly problem: string;
	readonly line: number | null;
}

/** What keeps a page from being published, by the rules of the domain and of its Markdown. */
export function problemsOf(texts: PageTexts): PageProblem[] {
	const ofRules = pageProblems(texts).map((problem) => ({ ...problem, line: null }));
	const ofMarkdown = KEYS.flatMap((language) => {
		const markdown = texts.markdown[language] ?? '';
		const field = `markdown.${language}`;
		const names = markdown
			.split('\n')
			.flatMap((line, place) => (unknownNames(line).length > 0 ? [{ field, problem: 'name', line: place + 1 }] : []));
		return [...readMarkdown(markdown).problems.map((each) => ({ ...each, field })), ...names];
	});
	const ofWords = (['title', 'summary'] as const).flatMap((name) =>
		KEYS.filter((language) => unknownNames(texts[name][language] ?? '').length > 0).map((language) => ({
			...{ field: `${name}.${language}`, problem: 'name', line: null },
		})),
	);
	return [...ofRules, ...ofMarkdown, ...ofWords];
}

/** Texts as the contract has them, without what is empty. */
export function sentTexts({ title, summary, markdown }: PageTexts): Required<PageTextsInput> {
	const written = (text: PageTexts['title']) =>
		Object.fromEntries(KEYS.flatMap((key) => ((text[key] ?? '').trim() === '' ? [] : [[key, text[key]]])));
	return { title: written(title), summary: written(summary), markdown: written(markdown) };
}
