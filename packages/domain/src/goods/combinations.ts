import { GOODS_LIMITS } from './limits.ts';

/**
 * All variants that options make: one value of each, in the order of the options; the last option changes first. One
 * without values where there are no options.
 * @param options value keys of each option
 * @returns at most one more than a product may have, so that too many are told and never all made
 */
export function variantCombinations(options: readonly (readonly string[])[]): string[][] {
	const most = GOODS_LIMITS.variants.max + 1;
	return options.reduce<string[][]>(
		(begun, values) => begun.flatMap((before) => values.map((value) => [...before, value])).slice(0, most),
		[[]],
	);
}
