import type { ProductFacets } from '@zaylat/api-client/contract';
import { byAttribute, type DeclaredValue, declaredFacets, declaredText } from '@zaylat/domain/declared';
import type { Language } from '@zaylat/domain/languages';
import type { SearchPlan } from '../search/plan.ts';
import { countDeclared, type DeclaredCounts, listedWhere, NOTHING_DECLARED } from './declared-counts.ts';
import { conditionsOf, type ListingFilters } from './filter.ts';
import type { ListingSource } from './listing.ts';

/** First-level categories hold many kinds, which have no attributes in common; the next level may be one kind. */
const NARROW_LEVEL = 2;

/** Filters by what the products of a listing declare, each counted with all filters but itself. */
export async function declaredAttributes(
	source: ListingSource,
	filters: ListingFilters,
	language: Language,
): Promise<ProductFacets['attributes']> {
	const isNarrow = (filters.path.at(-1)?.level ?? 0) >= NARROW_LEVEL || filters.search !== undefined;
	if (!isNarrow) return [];
	const search = filters.search && (await source.planner.planOf(source.db, filters));
	if (filters.search && !search) return [];
	const isFiltered = Object.keys(conditionsOf(filters)).length > 0;
	const read = (part: CountPart) => readCounts(source, filters, search, part);
	const range = await read({ isFiltered: false });
	if (range.total === 0) return [];
	const apart = [...byAttribute(filters.declared).keys()];
	const [filtered, ...others] = isFiltered
		? await Promise.all([
				read({ isFiltered: true }),
				...apart.map((attribute) => read({ isFiltered: true, without: attribute })),
			])
		: [range];
	const countsOf = (attribute: string) => others[apart.indexOf(attribute)] ?? filtered ?? NOTHING_DECLARED;
	const counted = new Map([filtered ?? NOTHING_DECLARED, ...others].map((each) => [each, new Map(indexed(each))]));
	const left = (of: DeclaredValue) => counted.get(countsOf(of.attribute))?.get(declaredText(of)) ?? 0;
	const named = new Map(range.counts.map((each) => [declaredText(each), each]));
	return declaredFacets({ range: range.counts, total: range.total, left, chosen: filters.declared }).flatMap(
		({ attribute, values }) => {
			const shown = values.flatMap(({ value, count }) => {
				const words = named.get(declaredText({ attribute, value }));
				return words ? [{ words, count }] : [];
			});
			const [first] = shown;
			if (first === undefined) return [];
			return {
				key: attribute,
				name: first.words.name[language],
				values: shown.map(({ words: { value, valueName, swatch }, count }) => ({
					...{ key: value, name: valueName[language], swatch, count },
				})),
			};
		},
	);
}

const indexed = ({ counts }: DeclaredCounts) => counts.map((each) => [declaredText(each), each.count] as const);

/** Which of the filters count. */
interface CountPart {
	readonly isFiltered: boolean;
	/** An attribute whose own filter does not; it alone is counted then. */
	readonly without?: string;
}

/** Counts what the products of a listing declare; the same counts are asked for again with each further filter. */
async function readCounts(
	{ db, declaredCounts }: ListingSource,
	filters: ListingFilters,
	search: SearchPlan | undefined,
	part: CountPart,
): Promise<DeclaredCounts> {
	const { edition, query, search: text } = filters;
	const { category, kind } = query;
	const name = JSON.stringify([edition, text, part, part.isFiltered ? query : { category, kind }]);
	const cached = declaredCounts.get(name);
	if (cached) return cached;
	const { without } = part;
	const read = await countDeclared(db, {
		where: listedWhere(filters, search, part),
		...(without !== undefined && { attribute: without }),
	});
	declaredCounts.set(name, read);
	return read;
}
