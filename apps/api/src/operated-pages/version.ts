import type { ComparedVersion } from '@zaylat/api-client/contract';
import type { PageTexts } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES } from '@zaylat/domain/languages';
import { diffLines } from 'diff';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { pageVersions } from '../db/schema/index.ts';
import { ARTICLES } from '../help/articles.ts';
import { Failure } from '../http/failure.ts';
import { sentTexts, shippedTexts } from './texts.ts';

/** The texts of a version; 0 is what the shop came with. @throws Failure `path_not_found` */
async function textsOf(db: Db, edition: Edition, slug: string, number: number): Promise<PageTexts> {
	if (!Object.hasOwn(ARTICLES, slug)) throw new Failure('path_not_found');
	if (number === 0) return shippedTexts(slug, edition);
	const [row] = await db
		.select({ texts: pageVersions.texts })
		.from(pageVersions)
		.where(and(eq(pageVersions.edition, edition), eq(pageVersions.slug, slug), eq(pageVersions.number, number)));
	if (!row) throw new Failure('path_not_found');
	return row.texts;
}

/** A version of a page, and in what it differs from another one. @param against that before it unless given */
export async function versionFor(
	db: Db,
	edition: Edition,
	slug: string,
	number: number,
	against: number = Math.max(0, number - 1),
): Promise<ComparedVersion> {
	const [texts, before] = await Promise.all([textsOf(db, edition, slug, number), textsOf(db, edition, slug, against)]);
	return { number, against, texts: sentTexts(texts), differences: differencesOf(before, texts) };
}

/** Lines in which two texts differ, in each language in which they do. */
export function differencesOf(before: PageTexts, after: PageTexts): ComparedVersion['differences'] {
	return Object.values(LANGUAGES).flatMap(({ key: language }) => {
		const whole = ({ title, summary, markdown }: PageTexts) =>
			`${title[language] ?? ''}\n${summary[language] ?? ''}\n\n${markdown[language] ?? ''}\n`;
		const lines = diffLines(whole(before), whole(after)).flatMap(({ value, added, removed }) =>
			value
				.replace(/\n$/, '')
				.split('\n')
				.map((text) => ({
					kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
					text,
				})),
		);
		return lines.every(({ kind }) => kind === 'same') ? [] : [{ language, lines }];
	});
}
