import type { HomeContent } from '@zaylat/api-client/contract';
import { contentState } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { filledText } from '@zaylat/domain/goods';
import type { Language } from '@zaylat/domain/languages';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { collections } from '../db/schema/index.ts';
import { homeRows, type ShownRow, timesOf } from '../home/feed.ts';
import { pictureOf } from '../pictures/keys.ts';

/** All banners and sections of an edition as staff see them. @param reader.now milliseconds since 1970 */
export async function contentFor(
	db: Db,
	{ edition, language, now }: { readonly edition: Edition; readonly language: Language; readonly now: number },
): Promise<HomeContent> {
	const [rows, choices] = await Promise.all([
		homeRows(db, edition),
		db
			.select({ id: collections.id, title: collections.title })
			.from(collections)
			.where(eq(collections.edition, edition))
			.orderBy(asc(collections.position), asc(collections.id)),
	]);
	const shown = (row: ShownRow) => ({
		...{ isDraft: row.isDraft, languages: row.languages },
		startsAt: row.startsAt?.toISOString() ?? null,
		endsAt: row.endsAt?.toISOString() ?? null,
		state: contentState(timesOf(row), now),
	});
	return {
		banners: rows.banners.map((row) => ({
			...{ id: row.id, title: row.title, text: row.text, action: row.action, alt: row.alt, to: row.to, tint: row.tint },
			pictures: row.pictureKeys.map((key) => ({
				key,
				picture: pictureOf(key, row.tint, filledText(row.alt, edition)[language], language),
			})),
			...shown(row),
		})),
		sections: rows.sections.map((row) => ({
			...{ id: row.id, kind: row.kind, title: row.title, collection: row.collectionId },
			...shown(row),
		})),
		collections: choices.map(({ id, title }) => ({ id, title: title[language] })),
	};
}
