import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECLARED_LIMITS, type DeclaredCount, declaredFacets } from './index.ts';

const count = (attribute: string, value: string, n: number, more: Partial<DeclaredCount> = {}): DeclaredCount => ({
	...{ attribute, value, count: n, place: 1, declared: 10 },
	...more,
});
const PHONES = [
	count('battery', '5000', 6, { place: 3 }),
	count('battery', '4500', 4, { place: 3 }),
	count('screen', '6.7', 7),
	count('screen', '6.1', 3),
	count('case', 'metal', 2, { declared: 2 }),
	count('case', 'glass', 1, { declared: 2 }),
	count('network', '5g', 10),
	count('model', 'x', 1),
	count('model', 'y', 1),
];

describe('the attributes of a listing', () => {
	it('are those that tell its products apart, in the order of the products', () => {
		const facets = declaredFacets({ range: PHONES, total: 10, left: () => 1, chosen: [] });
		expect(facets.map(({ attribute }) => attribute)).toEqual(['screen', 'battery']);
		expect(facets[0]?.values.map(({ value }) => value)).toEqual(['6.1', '6.7']);
	});

	it('include what is chosen, and have last what would leave nothing', () => {
		const facets = declaredFacets({
			range: PHONES,
			total: 10,
			left: ({ value }) => (value === '6.1' || value === 'metal' ? 0 : 5),
			chosen: [{ attribute: 'case', value: 'metal' }],
		});
		expect(facets.map(({ attribute }) => attribute)).toContain('case');
		const values = facets.find(({ attribute }) => attribute === 'screen')?.values;
		expect(values).toEqual([
			{ value: '6.7', count: 5 },
			{ value: '6.1', count: 0 },
		]);
	});

	it('are at most six, of at most twelve values, besides what is chosen', () => {
		const range = Array.from({ length: 10 }, (_, a) =>
			Array.from({ length: 30 }, (_, v) => count(`a${a}`, `v${v}`, 30 - v)),
		).flat();
		const chosen = { attribute: 'a9', value: 'v29' };
		const facets = declaredFacets({ range, total: 10, left: () => 1, chosen: [chosen] });
		expect(facets).toHaveLength(DECLARED_LIMITS.attributes + 1);
		expect(facets[0]?.values).toHaveLength(DECLARED_LIMITS.values);
		expect(facets.at(-1)?.values.at(-1)?.value).toBe('v29');
	});

	it('never have an option without results before one with them', () => {
		const counts = fc.array(
			fc
				.record({ attribute: fc.constantFrom('a', 'b'), value: fc.integer({ min: 0, max: 40 }).map(String) })
				.map(({ attribute, value }) => count(attribute, value, 2)),
			{ maxLength: 40 },
		);
		fc.assert(
			fc.property(counts, fc.integer({ min: 1, max: 5 }), (range, every) => {
				const left = ({ value }: { readonly value: string }) => Number(value) % every;
				for (const { values } of declaredFacets({ range, total: 10, left, chosen: [] })) {
					const firstEmpty = values.findIndex((each) => each.count === 0);
					const after = firstEmpty === -1 ? [] : values.slice(firstEmpty);
					expect(after.every((each) => each.count === 0)).toBe(true);
				}
			}),
		);
	});
});
