import { variantCombinations } from '@zaylat/domain/goods';
import { NEW_VARIANT, type OptionRow, type VariantRow } from './goods-values.ts';

const nameOf = (values: readonly string[]) => JSON.stringify(values);

/**
 * The variants of some options: those that were there keep what was typed, a new one begins with the prices of the one
 * that it is a part of, or that is a part of it.
 * @param before the variants until now
 */
export function variantRows(
	options: readonly Pick<OptionRow, 'values'>[],
	before: readonly VariantRow[],
): readonly VariantRow[] {
	const combinations = variantCombinations(options.map(({ values }) => values.map(({ key }) => key)));
	const known = new Map(before.map((row) => [nameOf(row.values), row]));
	return combinations.map((values): VariantRow => {
		const row = known.get(nameOf(values));
		if (row) return row;
		const { price, previousPrice, plan } = kinOf(values, before) ?? NEW_VARIANT;
		return { ...NEW_VARIANT, values, price, previousPrice, plan };
	});
}

/** A row that a new one continues or shortens; the first row where there is none. */
function kinOf(values: readonly string[], before: readonly VariantRow[]): VariantRow | undefined {
	const isPart = (part: readonly string[], whole: readonly string[]) => part.every((value) => whole.includes(value));
	return before.find((row) => isPart(row.values, values) || isPart(values, row.values)) ?? before[0];
}

/** Whether rows are those of the options, in their order. */
export function areRowsOf(options: readonly Pick<OptionRow, 'values'>[], rows: readonly VariantRow[]): boolean {
	const combinations = variantCombinations(options.map(({ values }) => values.map(({ key }) => key)));
	return nameOf(combinations.map(nameOf)) === nameOf(rows.map(({ values }) => nameOf(values)));
}

/** Rows of a stored product: all that its options make; those that it does not have are not offered. */
export function completedRows(options: readonly OptionRow[], stored: readonly VariantRow[]): readonly VariantRow[] {
	if (areRowsOf(options, stored)) return stored;
	const known = new Set(stored.map(({ values }) => nameOf(values)));
	return variantRows(options, stored).map((row) => ({ ...row, isOffered: known.has(nameOf(row.values)) }));
}

/** A key that none of some others is, such as `value-3`. */
export function freshKey(word: string, taken: readonly string[]): string {
	const numbers = taken.map((key) => Number(/^\w+-(\d+)$/.exec(key)?.[1] ?? 0));
	return `${word}-${Math.max(0, ...numbers) + 1}`;
}
