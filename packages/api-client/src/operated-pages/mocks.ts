import {
	currentVersion,
	missingLanguages,
	type PageTexts,
	pageLanguages,
	pageProblems,
	pageVersionState,
} from '@zaylat/domain/content';
import type { Language } from '@zaylat/domain/languages';
import { DAY_MS } from '@zaylat/domain/time';
import type { HelpArticle } from '../help/contract.ts';
import { type MockContext, type MockHandlers, perWorld, refuse, timeOf } from '../mocks/answer.ts';
import { LANGUAGE_PLACES, recorded, recordedInAll } from '../mocks/recorded/recording.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { OperatedPage, OperatedPageSummary, PageTextsInput } from './contract.ts';
import { htmlLines, mockMarkdown, readMockMarkdown } from './mock-markdown.ts';

/** A version that somebody of a mock market has published. */
interface Version {
	readonly number: number;
	readonly from: number;
	readonly isWithdrawn: boolean;
	readonly texts: PageTexts;
}

/** What a mock API keeps of a page. */
interface Page {
	versions: readonly Version[];
	draft: { readonly revision: number; readonly texts: PageTexts } | undefined;
}

/** The page that staff of a mock market have changed before, in all scenarios but the first day. */
const CHANGED = 'terms-of-use';

const pagesIn = perWorld((world, context: MockContext): Map<string, Page> => {
	if (world.options.size === 'empty') return new Map();
	const shipped = shippedTexts(context, CHANGED);
	const { en = '' } = shipped.markdown;
	const older = { ...shipped, markdown: { ...shipped.markdown, en: en.slice(0, en.lastIndexOf('\n\n## ')) } };
	const english = { title: { en: shipped.title.en }, summary: { en: shipped.summary.en }, markdown: { en } };
	const version = (number: number, days: number, texts: PageTexts): Version => ({
		...{ number, texts, isWithdrawn: false, from: world.now() + days * DAY_MS },
	});
	return new Map([
		[
			CHANGED,
			{ versions: [version(1, -20, older), version(2, -3, english), version(3, 7, shipped)], draft: undefined },
		],
	]);
});

/** The texts of a page that the mock shop came with. */
function shippedTexts({ catalogue }: MockContext, slug: string): PageTexts {
	const articles = recordedInAll<HelpArticle>('articles', catalogue.config.edition);
	const of = (write: (article: HelpArticle) => string): { [Key in Language]?: string } =>
		Object.fromEntries(
			LANGUAGE_PLACES.flatMap((language, place) => {
				const article = articles[place]?.find((each) => each.slug === slug);
				return article ? [[language, write(article)]] : [];
			}),
		);
	return {
		title: of(({ title }) => title),
		summary: of(({ summary }) => summary),
		markdown: of(({ sections }) => mockMarkdown(sections)),
	};
}

const articlesOf = ({ catalogue }: MockContext) => recorded<HelpArticle>('articles', catalogue.config);

function pageOf(call: MockContext, slug: string): Page {
	const pages = pagesIn(call.world, call);
	const known = pages.get(slug) ?? { versions: [], draft: undefined };
	pages.set(slug, known);
	return known;
}

const sent = ({ title, summary, markdown }: PageTexts): Required<PageTextsInput> => ({
	...{ title: { ...title }, summary: { ...summary }, markdown: { ...markdown } },
});

const missingOf = (texts: PageTexts) =>
	missingLanguages(Object.fromEntries(pageLanguages(texts).map((key) => [key, key])), []);

function summaryOf(call: MockContext, { slug, group, title }: HelpArticle): OperatedPageSummary {
	const { versions, draft } = pageOf(call, slug);
	const now = call.world.now();
	const current = currentVersion(versions, now);
	const planned = versions.find((version) => pageVersionState(version, versions, now) === 'planned');
	return {
		...{ slug, group, title, number: current?.number ?? 0, hasDraft: draft !== undefined },
		from: current ? new Date(current.from).toISOString() : null,
		planned: planned ? { number: planned.number, from: new Date(planned.from).toISOString() } : null,
		missing: current ? missingOf(current.texts) : [],
	};
}

function viewOf(call: MockContext, slug: string): OperatedPage {
	const article = articlesOf(call).find((each) => each.slug === slug) ?? refuse('path_not_found');
	const { number, from, group } = summaryOf(call, article);
	const { versions, draft } = pageOf(call, slug);
	const shipped = shippedTexts(call, slug);
	const now = call.world.now();
	const texts = currentVersion(versions, now)?.texts ?? shipped;
	const shown = draft?.texts ?? texts;
	return {
		...{ slug, group, number, from, missing: missingOf(texts), texts: sent(texts) },
		draft: draft
			? { revision: draft.revision, texts: sent(draft.texts), changedAt: timeOf(call.world), by: 'Daw Khin' }
			: null,
		preview: LANGUAGE_PLACES.flatMap((language) => {
			const markdown = shown.markdown[language] ?? '';
			if (markdown === '') return [];
			const [title, summary] = [shown.title[language] ?? '', shown.summary[language] ?? ''];
			return [{ language, text: { title, summary, sections: readMockMarkdown(markdown) } }];
		}),
		problems: draft ? problemsOf(draft.texts) : [],
		versions: [
			...versions.toReversed().map((version) => ({
				...{ number: version.number, state: pageVersionState(version, versions, now), by: 'Daw Khin' },
				from: new Date(version.from).toISOString(),
				publishedAt: new Date(Math.min(version.from, now)).toISOString(),
				languages: pageLanguages(version.texts),
			})),
			{
				...{ number: 0, state: number === 0 ? ('current' as const) : ('past' as const), by: null },
				...{ from: null, publishedAt: null, languages: pageLanguages(shipped) },
			},
		],
	};
}

function problemsOf(texts: PageTexts): OperatedPage['problems'] {
	const ofRules = pageProblems(texts).map((problem) => ({ ...problem, line: null }));
	const ofMarkdown = LANGUAGE_PLACES.flatMap((language) =>
		htmlLines(texts.markdown[language] ?? '').map((line) => ({
			...{ field: `markdown.${language}`, problem: 'html', line },
		})),
	);
	return [...ofRules, ...ofMarkdown];
}

function note(
	{ world }: MockContext,
	action: 'page_draft_saved' | 'page_draft_removed' | 'page_published',
	slug: string,
) {
	noteMockChange(world, { action, subject: { id: slug, name: slug }, reason: null, before: {}, after: {} });
}

interface Publishing extends MockContext {
	readonly params: { readonly slug: string };
	readonly body: { readonly revision: number; readonly from: string | null };
}

function publish(call: Publishing, isLegal: boolean): OperatedPage {
	const { slug } = call.params;
	const { group } = viewOf(call, slug);
	const page = pageOf(call, slug);
	if (!page.draft || isLegal !== (group === 'legal' || group === 'policy')) return refuse('path_not_found');
	if (page.draft.revision !== call.body.revision || problemsOf(page.draft.texts).length > 0) refuse('bad_request');
	const now = call.world.now();
	const from = call.body.from === null ? now : Math.max(now, Date.parse(call.body.from));
	const before = page.versions.map((version) => (version.from > now ? { ...version, isWithdrawn: true } : version));
	page.versions = [...before, { number: before.length + 1, from, isWithdrawn: false, texts: page.draft.texts }];
	page.draft = undefined;
	note(call, 'page_published', slug);
	return viewOf(call, slug);
}

/** Mock answers of the pages that staff write. */
export const operatedPageHandlers = {
	listOperatedPages: (call) => ({ items: articlesOf(call).map((article) => summaryOf(call, article)) }),
	getOperatedPage: (call) => viewOf(call, call.params.slug),
	getPageVersion: (call) => {
		const { slug, number } = call.params;
		const { against = Math.max(0, number - 1) } = call.query;
		viewOf(call, slug);
		const textsOf = (of: number) =>
			of === 0
				? shippedTexts(call, slug)
				: (pageOf(call, slug).versions.find((version) => version.number === of)?.texts ?? refuse('path_not_found'));
		const [before, texts] = [textsOf(against), textsOf(number)];
		const linesOf = (of: PageTexts, language: Language) => (of.markdown[language] ?? '').split('\n');
		return {
			...{ number, against, texts: sent(texts) },
			differences: LANGUAGE_PLACES.flatMap((language) => {
				const [old, fresh] = [linesOf(before, language), linesOf(texts, language)];
				const removed = old.filter((text) => !fresh.includes(text)).map((text) => ({ kind: 'removed' as const, text }));
				const lines = fresh.map((text) => ({
					kind: old.includes(text) ? ('same' as const) : ('added' as const),
					text,
				}));
				const all = [...removed, ...lines];
				return all.every(({ kind }) => kind === 'same') ? [] : [{ language, lines: all }];
			}),
		};
	},
	savePageDraft: (call) => {
		const { slug } = call.params;
		viewOf(call, slug);
		const page = pageOf(call, slug);
		if ((page.draft?.revision ?? null) !== call.body.revision) refuse('bad_request');
		page.draft = { revision: (call.body.revision ?? 0) + 1, texts: call.body.texts };
		note(call, 'page_draft_saved', slug);
		return viewOf(call, slug);
	},
	removePageDraft: (call) => {
		const page = pageOf(call, call.params.slug);
		if (!page.draft) refuse('path_not_found');
		page.draft = undefined;
		note(call, 'page_draft_removed', call.params.slug);
		return viewOf(call, call.params.slug);
	},
	publishPage: (call) => publish(call, false),
	publishLegalPage: (call) => publish(call, true),
} satisfies Partial<MockHandlers>;
