import type { HelpGroup, savePageDraft } from '@zaylat/api-client/contract';
import type { AuditFacts } from '@zaylat/domain/audit';
import { type PageTexts, pageLanguages } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type RecordedChange, recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { pageDrafts, pageVersions } from '../db/schema/index.ts';
import { publishShownChange } from '../goods/news.ts';
import { ARTICLES } from '../help/articles.ts';
import { Failure } from '../http/failure.ts';
import { problemsOf, sentTexts } from './texts.ts';

/** Who changes pages of which edition, and when (milliseconds since 1970). */
export interface PageActor {
	readonly actor: { readonly userId: string; readonly name: string };
	readonly edition: Edition;
	readonly now: number;
}

/** Makes a change of a page in a transaction, after those of others to the same page, with its line in the audit trail. */
async function change(
	db: Db,
	{ actor, edition, now }: PageActor,
	slug: string,
	make: (
		tx: Db,
		draft: typeof pageDrafts.$inferSelect | undefined,
	) => Promise<Pick<RecordedChange, 'action' | 'before' | 'after'>>,
): Promise<void> {
	if (!Object.hasOwn(ARTICLES, slug)) throw new Failure('path_not_found');
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`page ${edition} ${slug}`}))`);
		const [draft] = await tx
			.select()
			.from(pageDrafts)
			.where(and(eq(pageDrafts.edition, edition), eq(pageDrafts.slug, slug)));
		const made = await make(tx, draft);
		const subject = { kind: 'page', id: `${edition}/${slug}`, name: slug };
		await recordChange(tx, { ...made, at: new Date(now), actor, subject });
	});
}

const conflict = () => new Failure('bad_request', { fields: { revision: 'changed' } });

/** What the trail keeps of a text: its titles, its languages and its length; the versions keep all of it. */
const factsOf = (texts: PageTexts | undefined): AuditFacts =>
	texts === undefined
		? {}
		: {
				...Object.fromEntries(
					Object.entries(texts.title).flatMap(([language, words]) => (words ? [[`title.${language}`, words]] : [])),
				),
				...Object.fromEntries(
					Object.entries(texts.markdown).flatMap(([language, words]) =>
						words ? [[`length.${language}`, words.length]] : [],
					),
				),
				languages: pageLanguages(texts),
			};

/** Writes the draft of a page. @throws Failure `path_not_found`, `bad_request` at `revision` when another account has saved one meanwhile */
export async function writeDraft(
	db: Db,
	by: PageActor,
	slug: string,
	{ revision, texts: sent }: z.output<(typeof savePageDraft)['body']>,
): Promise<void> {
	const texts = sentTexts(sent);
	await change(db, by, slug, async (tx, draft) => {
		if ((draft?.revision ?? null) !== revision) throw conflict();
		const values = { texts, revision: (revision ?? 0) + 1, changedAt: new Date(by.now), changedBy: by.actor.name };
		await tx
			.insert(pageDrafts)
			.values({ edition: by.edition, slug, ...values })
			.onConflictDoUpdate({ target: [pageDrafts.edition, pageDrafts.slug], set: values });
		return { action: 'page_draft_saved', before: factsOf(draft?.texts), after: factsOf(texts) };
	});
}

/** Removes the draft of a page. @throws Failure `path_not_found` */
export async function dropDraft(db: Db, by: PageActor, slug: string): Promise<void> {
	await change(db, by, slug, async (tx, draft) => {
		if (!draft) throw new Failure('path_not_found');
		await tx.delete(pageDrafts).where(and(eq(pageDrafts.edition, by.edition), eq(pageDrafts.slug, slug)));
		return { action: 'page_draft_removed', before: factsOf(draft.texts), after: {} };
	});
}

/** What is published. */
export interface Publication {
	readonly revision: number;
	/** From when it holds; null, and any moment that has passed, for now. */
	readonly from: string | null;
	/** Whether a group of pages may be published by this call. */
	readonly isOf: (group: HelpGroup) => boolean;
}

/**
 * Publishes the draft of a page as its next version. Whatever was planned and does not hold yet is withdrawn, or it would take
 * the place of the new text later.
 * @throws Failure `path_not_found`, `bad_request` with `fields`
 */
export async function publish(
	db: Db,
	by: PageActor,
	slug: string,
	{ revision, from, isOf }: Publication,
): Promise<void> {
	const group = Object.hasOwn(ARTICLES, slug) ? ARTICLES[slug] : undefined;
	if (group === undefined || !isOf(group)) throw new Failure('path_not_found');
	const { edition, now, actor } = by;
	const at = new Date(now);
	const holdsFrom = from === null || Date.parse(from) <= now ? at : new Date(from);
	await change(db, by, slug, async (tx, draft) => {
		if (!draft) throw new Failure('path_not_found');
		if (draft.revision !== revision) throw conflict();
		const problems = problemsOf(draft.texts);
		if (problems.length > 0) {
			throw new Failure('bad_request', {
				fields: Object.fromEntries(problems.map(({ field, problem }) => [field, problem])),
			});
		}
		const ofPage = and(eq(pageVersions.edition, edition), eq(pageVersions.slug, slug));
		const [last] = await tx.select().from(pageVersions).where(ofPage).orderBy(desc(pageVersions.number)).limit(1);
		await tx
			.update(pageVersions)
			.set({ withdrawnAt: at })
			.where(and(ofPage, gt(pageVersions.from, at), isNull(pageVersions.withdrawnAt)));
		const number = (last?.number ?? 0) + 1;
		const published = { publishedAt: at, publishedBy: actor.userId, publisherName: actor.name };
		await tx.insert(pageVersions).values({ edition, slug, number, texts: draft.texts, from: holdsFrom, ...published });
		await tx.delete(pageDrafts).where(and(eq(pageDrafts.edition, edition), eq(pageDrafts.slug, slug)));
		await publishShownChange(tx);
		return {
			action: 'page_published',
			before: { version: last?.number ?? 0, ...factsOf(last?.texts) },
			after: { version: number, startsAt: holdsFrom.toISOString(), ...factsOf(draft.texts) },
		};
	});
}
