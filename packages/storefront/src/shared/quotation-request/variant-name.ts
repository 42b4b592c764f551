import type { Product, Variant } from '@zaylat/api-client/contract';

/** The options of a variant in words, for example "Indigo, M"; the product's name when it has none. */
export function variantName({ options, name }: Pick<Product, 'options' | 'name'>, { values }: Variant): string {
	const names = options.flatMap((option, place) => {
		const value = option.values.find(({ key }) => key === values[place]);
		return value === undefined ? [] : [value.name];
	});
	return names.length === 0 ? name : names.join(', ');
}
