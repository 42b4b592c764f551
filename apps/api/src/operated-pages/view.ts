import type { OperatedPage, OperatedPageSummary, Operator } from '@zaylat/api-client/contract';
import {
	currentVersion,
	missingLanguages,
	type PageTexts,
	pageLanguage,
	pageLanguages,
	pageVersionState,
} from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pageDrafts, pageVersions } from '../db/schema/index.ts';
import { ARTICLES, shippedArticle } from '../help/articles.ts';
import { filledSections, filledWords } from '../help/fill.ts';
import { readMarkdown } from '../help/markdown.ts';
import { versionOf } from '../help/published.ts';
import { Failure } from '../http/failure.ts';
import { problemsOf, sentTexts, shippedTexts } from './texts.ts';

/** Who reads pages, and when (milliseconds since 1970). */
export interface PageReader {
	readonly edition: Edition;
	readonly language: Language;
	readonly now: number;
	/** The operator of the edition as a language names it. */
	readonly operatorIn: (language: Language) => Operator | null;
}

type VersionRow = typeof pageVersions.$inferSelect;

/** The version that holds, and the one that is planned. */
function standOf(rows: readonly VersionRow[], now: number) {
	const of = (row: VersionRow) => ({ ...versionOf(row), row });
	const all = rows.map(of);
	const current = currentVersion(all, now)?.row;
	const planned = all.find((version) => pageVersionState(version, all, now) === 'planned')?.row;
	return { all, current, planned };
}

const missingOf = (texts: PageTexts): Language[] => {
	const written = Object.fromEntries(pageLanguages(texts).map((key) => [key, key]));
	return missingLanguages(written, []);
};

/** All pages of an edition, in the order of the route table. */
export async function pagesFor(db: Db, reader: PageReader): Promise<OperatedPageSummary[]> {
	const { edition, language, now } = reader;
	const [versions, drafts] = await Promise.all([
		db.select().from(pageVersions).where(eq(pageVersions.edition, edition)),
		db.select({ slug: pageDrafts.slug }).from(pageDrafts).where(eq(pageDrafts.edition, edition)),
	]);
	const withDraft = new Set(drafts.map(({ slug }) => slug));
	return Promise.all(
		Object.entries(ARTICLES).map(async ([slug, group]) => {
			const { current, planned } = standOf(
				versions.filter((row) => row.slug === slug),
				now,
			);
			const key = current && pageLanguage(current.texts, language, edition);
			const title = current && key ? current.texts.title[key] : (await shippedArticle(slug, reader))?.title;
			return {
				...{ slug, group, title: filledWords(title ?? slug, key ?? language), number: current?.number ?? 0 },
				from: current?.from.toISOString() ?? null,
				planned: planned ? { number: planned.number, from: planned.from.toISOString() } : null,
				hasDraft: withDraft.has(slug),
				missing: current ? missingOf(current.texts) : [],
			};
		}),
	);
}

/** A page with its draft and its versions. @throws Failure `path_not_found` */
export async function pageFor(db: Db, reader: PageReader, slug: string): Promise<OperatedPage> {
	const { edition, now } = reader;
	const group = Object.hasOwn(ARTICLES, slug) ? ARTICLES[slug] : undefined;
	if (group === undefined) throw new Failure('path_not_found');
	const [rows, [draft]] = await Promise.all([
		db
			.select()
			.from(pageVersions)
			.where(and(eq(pageVersions.edition, edition), eq(pageVersions.slug, slug)))
			.orderBy(desc(pageVersions.number)),
		db
			.select()
			.from(pageDrafts)
			.where(and(eq(pageDrafts.edition, edition), eq(pageDrafts.slug, slug))),
	]);
	const { all, current } = standOf(rows, now);
	const shipped = await shippedTexts(slug, edition);
	const texts = current?.texts ?? shipped;
	return {
		...{ slug, group, number: current?.number ?? 0, from: current?.from.toISOString() ?? null },
		missing: missingOf(texts),
		texts: sentTexts(texts),
		draft: draft
			? {
					revision: draft.revision,
					texts: sentTexts(draft.texts),
					changedAt: draft.changedAt.toISOString(),
					by: draft.changedBy,
				}
			: null,
		preview: previewOf(draft?.texts ?? texts, reader),
		problems: draft ? problemsOf(draft.texts) : [],
		versions: [
			...all.map(({ row, ...version }) => ({
				...{ number: row.number, state: pageVersionState(version, all, now), by: row.publisherName },
				from: row.from.toISOString(),
				publishedAt: row.publishedAt.toISOString(),
				languages: pageLanguages(row.texts),
			})),
			{
				...{ number: 0, state: current ? ('past' as const) : ('current' as const), by: null, from: null },
				...{ publishedAt: null, languages: pageLanguages(shipped) },
			},
		],
	};
}

/** A text as readers see it, in each language that has some Markdown. */
function previewOf(texts: PageTexts, { operatorIn }: PageReader): OperatedPage['preview'] {
	return Object.values(LANGUAGES).flatMap(({ key: language }) => {
		const markdown = texts.markdown[language] ?? '';
		if (markdown.trim() === '') return [];
		const { sections } = readMarkdown(markdown);
		const safe = (text: string) => quietly(() => filledWords(text, language)) ?? text;
		const shown = quietly(() => filledSections(sections, { language, operator: operatorIn(language) })) ?? sections;
		const text = {
			title: safe(texts.title[language] ?? ''),
			summary: safe(texts.summary[language] ?? ''),
			sections: shown,
		};
		return [{ language, text }];
	});
}

/** What a draft cannot be filled in with is one of its problems, and must not hide the rest of its preview. */
function quietly<Value>(fill: () => Value): Value | undefined {
	try {
		return fill();
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}
