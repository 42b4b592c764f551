/** Levels of the tree of categories; products lie in the last one. */
export const CATEGORY_LEVELS = 3;

/** Most letters of the name of a category in a language. */
export const CATEGORY_NAME_LETTERS = 60;

/** A category, as far as its place in the tree depends on it. */
export interface PlacedCategory {
	readonly id: number;
	/** 1 to 3. */
	readonly level: number;
	readonly kind: 'goods' | 'digital';
	readonly parentId: number | null;
}

/** Why a category cannot lie below another one. */
export type CategoryRefusal = 'wrong_level' | 'wrong_kind' | 'unknown_parent';

/**
 * Checks the parent of a category. It stays on its level, since products lie in the last one, and with goods or digital
 * goods.
 * @param parent null for a category of the first level; undefined when there is none with the id
 */
export function categoryRefusal(
	own: Pick<PlacedCategory, 'level' | 'kind'>,
	parent: PlacedCategory | null | undefined,
): CategoryRefusal | undefined {
	if (parent === undefined) return 'unknown_parent';
	if ((parent?.level ?? 0) !== own.level - 1) return 'wrong_level';
	return parent !== null && parent.kind !== own.kind ? 'wrong_kind' : undefined;
}

/**
 * The order of siblings after one of them went to a place.
 * @param place from 0; a place behind the last one is the last one
 */
export function withPlace<T extends number | string>(ids: readonly T[], id: T, place: number): T[] {
	const others = ids.filter((each) => each !== id);
	return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Ids of categories that are hidden by themselves or by what they lie below. @param hidden ids that are hidden by themselves */
export function hiddenWithin(
	categories: readonly Pick<PlacedCategory, 'id' | 'parentId'>[],
	hidden: ReadonlySet<number>,
): ReadonlySet<number> {
	const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
	const isHidden = (id: number | null): boolean => id !== null && (hidden.has(id) || isHidden(parents.get(id) ?? null));
	return new Set(categories.flatMap(({ id }) => (isHidden(id) ? [id] : [])));
}
