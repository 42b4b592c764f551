import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories } from '../../db/schema/index.ts';

/** Finds the categories of the market that files name. */
export interface CategoryFinder {
	/** @returns the slug of a category of the last level; undefined for a name that none has, or several have */
	find(name: string): string | undefined;
}

const plain = (text: string): string => text.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
const parts = (text: string): string[] => text.split(/\s*[>/›»|]\s*/).map(plain);

/**
 * Finds categories by their slug, by their name in any of the four languages, or by a path of names such as
 * "Fashion > Women > Dresses", from the first or the second level on.
 * @param own what a file calls categories, with the slug of each
 */
export async function categoryFinder(db: Db, own: ReadonlyMap<string, string> = new Map()): Promise<CategoryFinder> {
	const rows = await db.select().from(categories).where(eq(categories.kind, 'goods'));
	const byId = new Map(rows.map((row) => [row.id, row]));
	/** Slugs by the end of a path; null for what several have. */
	const slugs = new Map<string, string | null>();
	const put = (key: string, slug: string) => {
		const known = slugs.get(key);
		slugs.set(key, known === undefined || known === slug ? slug : null);
	};
	const lasts = rows.filter(({ level }) => level === 3);
	for (const last of lasts) {
		const second = byId.get(last.parentId ?? 0);
		const first = byId.get(second?.parentId ?? 0);
		for (const language of ['en', 'mm', 'thai', 'china'] as const) {
			const path = [first, second, last].map((each) => plain(each?.name[language] ?? ''));
			for (let start = 0; start < path.length; start += 1) put(path.slice(start).join('>'), last.slug);
		}
	}
	const known = new Set(lasts.map(({ slug }) => slug));
	const mapped = new Map([...own].map(([name, slug]) => [parts(name).join('>'), slug] as const));
	return {
		find(name) {
			const path = parts(name);
			const key = path.join('>');
			const given = mapped.get(key);
			if (given !== undefined) return given;
			if (known.has(name.trim())) return name.trim();
			return slugs.get(key) ?? slugs.get(path.at(-1) ?? '') ?? undefined;
		},
	};
}

/** Whether the market has a category of the last level for goods with a slug. */
export async function hasCategory(db: Db, slug: string): Promise<boolean> {
	const rows = await db
		.select({ id: categories.id })
		.from(categories)
		.where(and(eq(categories.slug, slug), eq(categories.level, 3), eq(categories.kind, 'goods')))
		.limit(1);
	return rows.length > 0;
}
