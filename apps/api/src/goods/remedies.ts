import { GOODS_LIMITS, type GoodsLimit } from '@zaylat/domain/goods';
import type { GoodsProblem } from './format.ts';

const range = (limit: GoodsLimit) => {
	const { min, max } = GOODS_LIMITS[limit];
	return `from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`;
};

/** What fits a field that is out of range, by the end of its path. */
const RANGES: readonly (readonly [field: RegExp, fix: string])[] = [
	[/^name/, `write ${range('name')} characters`],
	[/^description/, `write ${range('description')} characters`],
	[/^pictures$/, `give ${range('pictures')} pictures`],
	[/^options$/, `give at most ${GOODS_LIMITS.options.max} options`],
	[/^options\.\d+\.values$/, `give the option ${range('valuesOfOption')} values`],
	[/^variants$/, `give ${range('variants')} variants`],
	[/^tiers$/, `give at most ${GOODS_LIMITS.tiers.max} steps`],
	[/^tiers\.\d+\.minQuantity$/, 'let the step begin with more than 1 piece and at most maxQuantity'],
	[/percentOff$/, `give a whole percentage ${range('percentOff')}`],
	[/price$|Price$/, `give a price in minor units ${range('price')}`],
	[/stock$/, `give a whole number of pieces ${range('stock')}`],
	[/^(?:min|max)Quantity$/, `give ${range('quantity')} pieces, and minQuantity at most maxQuantity`],
	[/^weightGrams$/, `give the weight of a packed piece in grams, ${range('weightGrams')}`],
	[/days$/, `give the days of the plan, ${range('planDays')}`],
];

/** What to do about a problem, by its code. */
const FIXES: Readonly<Record<string, string>> = {
	json: 'write one JSON object on the line',
	line_too_long: 'shorten the line to less than 1 MB',
	missing: 'fill it in',
	unknown_value: 'use a value that the options of the product have, and a plan for digital goods alone',
	unknown: 'name one that the market has',
	twice: 'give it once',
	not_ascending: 'let each step have more pieces and more percent off than the one before',
	not_above_price: 'give a previous price above the price, or null',
	wrong: "use the currency of the shop's edition",
	taken: 'use a name that no other variant of the shop has',
	no_such_file: 'name a file in the folder of the import, or the key of a picture that the market has',
	no_picture: 'give a picture as JPEG, PNG, WebP or AVIF, at most 20 MB',
	ordered: 'keep each variant that was ordered, with the stock 0 if it is not sold any more',
	unrecognized_keys: 'leave fields out that the format does not have',
	invalid_type: 'give a value of the type that the format has here',
	invalid_value: 'use one of the words that the format has here',
	invalid_format: 'write it as the format has it here',
	too_big: 'shorten it',
	too_small: 'fill it in',
};

/** How to fix a problem of a product, in English. */
export function remedyOf({ field, problem }: GoodsProblem): string {
	const fix = problem === 'out_of_range' ? RANGES.find(([pattern]) => pattern.test(field))?.[1] : FIXES[problem];
	return fix ?? 'see the format in docs/goods-files.md';
}
