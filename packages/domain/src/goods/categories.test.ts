import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryRefusal, hiddenWithin, type PlacedCategory, withPlace } from './index.ts';

const category = (id: number, level: number, parentId: number | null, kind: PlacedCategory['kind'] = 'goods') => ({
	...{ id, level, parentId, kind },
});

describe('a category', () => {
	const own = { level: 2, kind: 'goods' } as const;

	it('lies below one of the level above, of its kind', () => {
		expect(categoryRefusal(own, category(1, 1, null))).toBeUndefined();
		expect(categoryRefusal({ ...own, level: 1 }, null)).toBeUndefined();
		expect(categoryRefusal(own, null)).toBe('wrong_level');
		expect(categoryRefusal(own, category(1, 2, 7))).toBe('wrong_level');
		expect(categoryRefusal(own, category(1, 1, null, 'digital'))).toBe('wrong_kind');
		expect(categoryRefusal(own, undefined)).toBe('unknown_parent');
	});

	it('takes a place among its siblings, who keep theirs', () => {
		expect(withPlace([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
		expect(withPlace([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
		expect(withPlace([1, 2], 7, 1)).toEqual([1, 7, 2]);
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (ids, pick, place) => {
				const id = ids[pick % ids.length] ?? 0;
				const after = withPlace(ids, id, place);
				expect(after.toSorted()).toEqual(ids.toSorted());
				expect(after.filter((each) => each !== id)).toEqual(ids.filter((each) => each !== id));
				expect(after.indexOf(id)).toBe(Math.min(place, ids.length - 1));
			}),
		);
	});

	it('is hidden with all that it contains', () => {
		const tree = [category(1, 1, null), category(2, 2, 1), category(3, 3, 2), category(4, 2, 1)];
		expect([...hiddenWithin(tree, new Set([2]))]).toEqual([2, 3]);
		expect([...hiddenWithin(tree, new Set([1]))]).toEqual([1, 2, 3, 4]);
		expect([...hiddenWithin(tree, new Set())]).toEqual([]);
	});
});
