import type { bannerInput, homeSectionInput } from '@zaylat/api-client/contract';
import type { AuditFacts } from '@zaylat/domain/audit';
import {
	arranged,
	bannerProblems,
	type ContentProblem,
	homeSectionProblems,
	MOST_HOME_PARTS,
} from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import type { WrittenText } from '@zaylat/domain/goods';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type RecordedChange, recordChange } from '../audit-trail/record.ts';
import type { Db } from '../db/connect.ts';
import { banners, collections, homeSections } from '../db/schema/index.ts';
import { isPicture } from '../goods/check.ts';
import { publishShownChange } from '../goods/news.ts';
import { homeRows, timesOf } from '../home/feed.ts';
import { Failure } from '../http/failure.ts';

/** Who changes the home page of which edition, and when (milliseconds since 1970). */
export interface ContentChange {
	readonly actor: { readonly userId: string; readonly name: string };
	readonly edition: Edition;
	readonly now: number;
}

type Banner = z.output<typeof bannerInput>;
type Section = z.output<typeof homeSectionInput>;

/** Reads all of an edition, locked: of two people who arrange it at once, the second sees what the first has done. */
async function lockHome(tx: Db, edition: Edition) {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`home ${edition}`}))`);
	return homeRows(tx, edition);
}

/** Makes a change in a transaction, with its line in the audit trail, and tells all processes. */
async function change(
	db: Db,
	{ actor, edition, now }: ContentChange,
	make: (
		tx: Db,
		rows: Awaited<ReturnType<typeof homeRows>>,
	) => Promise<Pick<RecordedChange, 'action' | 'subject' | 'before' | 'after'>>,
): Promise<void> {
	await db.transaction(async (tx) => {
		const made = await make(tx, await lockHome(tx, edition));
		await recordChange(tx, { ...made, at: new Date(now), actor });
		await publishShownChange(tx);
	});
}

function requireFit(problems: readonly ContentProblem[]): void {
	if (problems.length === 0) return;
	throw new Failure('bad_request', {
		fields: Object.fromEntries(problems.map(({ field, problem }) => [field, problem])),
	});
}

const dates = ({
	isDraft,
	startsAt,
	endsAt,
	languages,
}: Pick<Section, 'isDraft' | 'startsAt' | 'endsAt' | 'languages'>) => ({
	...{ isDraft, languages: [...new Set(languages)] },
	startsAt: startsAt === null ? null : new Date(startsAt),
	endsAt: endsAt === null ? null : new Date(endsAt),
});

/** Texts as facts of their own, by language. */
const textFacts = (name: string, text: WrittenText): AuditFacts =>
	Object.fromEntries(
		Object.entries(text).flatMap(([language, words]) => (words ? [[`${name}.${language}`, words]] : [])),
	);

const timeFacts = ({ isDraft, startsAt, endsAt, languages }: ReturnType<typeof dates>): AuditFacts => ({
	...{ draft: isDraft, languages },
	startsAt: startsAt?.toISOString() ?? null,
	endsAt: endsAt?.toISOString() ?? null,
});

const bannerFacts = (row: Omit<typeof banners.$inferSelect, 'id' | 'edition' | 'position'> | undefined): AuditFacts =>
	row === undefined
		? {}
		: {
				...textFacts('title', row.title),
				...textFacts('text', row.text),
				...textFacts('action', row.action),
				...textFacts('alt', row.alt),
				...{ to: row.to, pictures: row.pictureKeys, tint: row.tint },
				...timeFacts(row),
			};

const sectionFacts = (
	row: Omit<typeof homeSections.$inferSelect, 'id' | 'edition' | 'position'> | undefined,
): AuditFacts =>
	row === undefined
		? {}
		: { ...{ kind: row.kind, collection: row.collectionId }, ...textFacts('title', row.title), ...timeFacts(row) };

const firstText = (text: WrittenText) => Object.values(text).find((words) => words) ?? '';

/** Where something new is put: behind the others. @throws Failure `bad_request` when there are too many */
function nextPosition(rows: readonly { readonly position: number }[]): number {
	if (rows.length >= MOST_HOME_PARTS) throw new Failure('bad_request', { fields: { '': 'too_many' } });
	return Math.max(-1, ...rows.map(({ position }) => position)) + 1;
}

/** Whether an id is that of something of the other edition, which cannot be written from here. */
function requireEdition(row: { readonly edition: string } | undefined, edition: Edition): void {
	if (row && row.edition !== edition) throw new Failure('path_not_found');
}

/** Writes a banner. @throws Failure `bad_request` with `fields` */
export async function writeBanner(db: Db, by: ContentChange, id: string, banner: Banner): Promise<void> {
	const { title, text, action, alt, to, pictures: pictureKeys, tint } = banner;
	const values = { title, text, action, alt, to, pictureKeys, tint, ...dates(banner) };
	requireFit(bannerProblems({ ...banner, ...timesOf(values), pictures: pictureKeys.length }));
	if (!pictureKeys.every(isPicture)) requireFit([{ field: 'pictures', problem: 'unknown' }]);
	await change(db, by, async (tx, rows) => {
		const [known] = await tx.select().from(banners).where(eq(banners.id, id));
		requireEdition(known, by.edition);
		if (known) await tx.update(banners).set(values).where(eq(banners.id, id));
		else await tx.insert(banners).values({ id, edition: by.edition, position: nextPosition(rows.banners), ...values });
		const subject = { kind: 'banner', id, name: firstText(title) };
		return { action: 'banner_saved', subject, before: bannerFacts(known), after: bannerFacts(values) };
	});
}

/** Removes a banner. @throws Failure `path_not_found` */
export async function dropBanner(db: Db, by: ContentChange, id: string): Promise<void> {
	await change(db, by, async (tx) => {
		const [gone] = await tx
			.delete(banners)
			.where(and(eq(banners.id, id), eq(banners.edition, by.edition)))
			.returning();
		if (!gone) throw new Failure('path_not_found');
		const subject = { kind: 'banner', id, name: firstText(gone.title) };
		return { action: 'banner_removed', subject, before: bannerFacts(gone), after: {} };
	});
}

/** Writes a section. @throws Failure `bad_request` with `fields` */
export async function writeSection(db: Db, by: ContentChange, id: string, section: Section): Promise<void> {
	const { kind, title } = section;
	const values = { kind, title, collectionId: kind === 'collection' ? section.collection : null, ...dates(section) };
	await change(db, by, async (tx, rows) => {
		const [known] = await tx.select().from(homeSections).where(eq(homeSections.id, id));
		requireEdition(known, by.edition);
		const others = rows.sections.filter((row) => row.id !== id).map((row) => row.kind);
		requireFit(homeSectionProblems({ ...section, ...timesOf(values) }, others));
		if (values.collectionId !== null) await requireCollection(tx, values.collectionId, by.edition);
		if (known) await tx.update(homeSections).set(values).where(eq(homeSections.id, id));
		else {
			const place = { id, edition: by.edition, position: nextPosition(rows.sections) };
			await tx.insert(homeSections).values({ ...place, ...values });
		}
		const subject = { kind: 'home_section', id, name: firstText(title) || kind };
		return { action: 'home_section_saved', subject, before: sectionFacts(known), after: sectionFacts(values) };
	});
}

async function requireCollection(tx: Db, id: number, edition: Edition): Promise<void> {
	const found = await tx
		.select({ id: collections.id })
		.from(collections)
		.where(and(eq(collections.id, id), eq(collections.edition, edition)));
	if (found.length === 0) requireFit([{ field: 'collection', problem: 'unknown' }]);
}

/** Removes a section. @throws Failure `path_not_found` */
export async function dropSection(db: Db, by: ContentChange, id: string): Promise<void> {
	await change(db, by, async (tx) => {
		const [gone] = await tx
			.delete(homeSections)
			.where(and(eq(homeSections.id, id), eq(homeSections.edition, by.edition)))
			.returning();
		if (!gone) throw new Failure('path_not_found');
		const subject = { kind: 'home_section', id, name: firstText(gone.title) || gone.kind };
		return { action: 'home_section_removed', subject, before: sectionFacts(gone), after: {} };
	});
}

/** Arranges all banners, or all sections. @throws Failure `bad_request` at `ids` when the list does not name each once */
export async function arrange(
	db: Db,
	by: ContentChange,
	list: 'banners' | 'sections',
	ids: readonly string[],
): Promise<void> {
	await change(db, by, async (tx, rows) => {
		const before = rows[list].map(({ id }) => id);
		if (arranged<{ readonly id: string }>(rows[list], ids) === undefined)
			requireFit([{ field: 'ids', problem: 'unknown' }]);
		for (const [position, id] of ids.entries()) {
			if (list === 'banners') await tx.update(banners).set({ position }).where(eq(banners.id, id));
			else await tx.update(homeSections).set({ position }).where(eq(homeSections.id, id));
		}
		const subject = { kind: 'home', id: by.edition, name: list };
		return { action: 'home_arranged', subject, before: { order: before }, after: { order: [...ids] } };
	});
}

/** Notes that a picture was sent for the home page. */
export async function notePicture(db: Db, { actor, now }: ContentChange, key: string): Promise<void> {
	await recordChange(db, {
		...{ at: new Date(now), actor, action: 'content_picture_sent' },
		...{ subject: { kind: 'picture', id: key, name: key }, before: {}, after: { picture: key } },
	});
}
