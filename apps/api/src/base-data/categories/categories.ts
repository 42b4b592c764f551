import type { Words } from '../words.ts';
import { DIGITAL_GOODS } from './digital-goods.ts';
import { GOODS } from './goods.ts';

/** A category of the base data. */
export interface Category {
	readonly id: number;
	readonly parentId: number | null;
	/** Ids of its path, first level first, its own last. */
	readonly ids: readonly number[];
	readonly kind: 'goods' | 'digital';
	/** Slug of its first level. */
	readonly route: string;
	readonly slug: string;
	/** Icon of its picture. */
	readonly icon: string;
	readonly name: Words;
	/** Place among its siblings; larger ones come later. */
	readonly position: number;
	readonly tint: number;
}

/** Ids of the categories that came later; they stand after their siblings. */
const LATER = { from: 301, to: 500 } as const;
const TINTS = 6;

/** Categories of the three levels, parents before their children. */
export const CATEGORIES: readonly Category[] = [...read(GOODS, 'goods'), ...read(DIGITAL_GOODS, 'digital')];

const BY_SLUG = new Map(CATEGORIES.map((category) => [category.slug, category]));

/** A category by its slug. @throws Error when there is none */
export function categoryNamed(slug: string): Category {
	const category = BY_SLUG.get(slug);
	if (!category) throw new Error(`No category ${slug}`);
	return category;
}

/** Whether a category came after the first ones of its kind. */
export function isLater({ id }: Pick<Category, 'id'>): boolean {
	return id >= LATER.from && id <= LATER.to;
}

/** Reads a table. Columns: id, slug of the parent or -, slug, icon, and the name in English, Burmese, Thai, Chinese. */
function read(table: string, kind: Category['kind']): Category[] {
	const categories = new Map<string, Category>();
	const siblings = new Map<string, number>();
	for (const line of table.trim().split('\n')) {
		const [id, parentSlug = '-', slug = '', icon = '', en = '', mm = '', thai = '', china = ''] = line.split(' | ');
		const parent = categories.get(parentSlug);
		const own = { id: Number(id), kind, slug, icon };
		// Those that came later have one order over all parents, which existing databases have.
		const group = isLater(own) ? 'later' : parentSlug;
		const order = siblings.get(group) ?? 0;
		siblings.set(group, order + 1);
		categories.set(slug, {
			...own,
			parentId: parent?.id ?? null,
			ids: [...(parent?.ids ?? []), own.id],
			route: parent?.route ?? slug,
			name: [en, mm, thai, china],
			position: isLater(own) ? 100 + order : order,
			tint: (order % TINTS) + 1,
		});
	}
	return [...categories.values()];
}
