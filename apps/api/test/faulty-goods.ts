/** Makes a line of a file: a product that is right, but for what is given. */
export type MakeRow = (index: number, more?: Readonly<Record<string, unknown>>) => object;

/** Lines that are wrong, each in another way, and what an import finds in them. */
export function faultyRows(row: MakeRow): readonly (readonly [fault: unknown, problem: object])[] {
	const variant = (more: object) => ({ variants: [{ price: 5, stock: 1, ...more }] });
	return [
		['{', { field: '', problem: 'json' }],
		['[]', { field: '', problem: 'invalid_type' }],
		[row(1, { externalId: undefined }), { field: 'externalId', problem: 'invalid_type' }],
		[row(2, { externalId: null }), { field: 'externalId', problem: 'missing' }],
		[row(3, { name: {} }), { field: 'name', problem: 'missing' }],
		[row(4, { description: { en: 'short' } }), { field: 'description.en', problem: 'out_of_range' }],
		[row(5, { category: 'nowhere' }), { field: 'category', problem: 'unknown' }],
		[row(6, { pictures: [] }), { field: 'pictures', problem: 'out_of_range' }],
		[row(7, { currency: 'usd' }), { field: 'currency', problem: 'invalid_value' }],
		[row(8, { currency: 'thb' }), { field: 'currency', problem: 'wrong' }],
		[row(9, { state: 'sold' }), { field: 'state', problem: 'invalid_value' }],
		[row(10, { variants: [] }), { field: 'variants', problem: 'out_of_range' }],
		[row(11, variant({ price: 0 })), { field: 'variants.0.price', problem: 'out_of_range' }],
		[row(12, variant({ price: 1.5 })), { field: 'variants.0.price', problem: 'invalid_type' }],
		[row(13, variant({ stock: -1 })), { field: 'variants.0.stock', problem: 'out_of_range' }],
		[row(14, { weightGrams: 0 }), { field: 'weightGrams', problem: 'out_of_range' }],
		[row(15, { minQuantity: 9, maxQuantity: 3 }), { field: 'minQuantity', problem: 'out_of_range' }],
		[
			row(16, { tiers: [{ minQuantity: 1, percentOff: 5 }] }),
			{ field: 'tiers.0.minQuantity', problem: 'out_of_range' },
		],
		[row(17, variant({ previousPrice: 5 })), { field: 'variants.0.previousPrice', problem: 'not_above_price' }],
		[row(18, { colour: 'red' }), { field: '', problem: 'unrecognized_keys' }],
		[row(19, { type: 'nothing' }), { field: 'type', problem: 'unknown' }],
	];
}
