import type { GoodsDraft } from '@zaylat/domain/goods';
import type { WrittenProduct } from './contract.ts';

/** A product as the rules of the domain take it. @param categoryLevel of its category, 0 without one */
export function draftOf(product: WrittenProduct, categoryLevel: number): GoodsDraft {
	const { kind, name, description, pictures, options, variants, tiers } = product;
	const textsOf = (texts: WrittenProduct['name']) =>
		Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text ?? '']));
	return {
		kind,
		categoryLevel,
		name: textsOf(name),
		description: textsOf(description),
		pictures: pictures.length,
		options: options.map(({ key, values }) => ({ key, values: values.map((value) => value.key) })),
		variants: variants.map(({ values, price, previousPrice, stock, plan }) => ({
			...{ values, price, previousPrice, stock },
			plan: plan && { kind: plan.kind, days: plan.days },
		})),
		tiers,
		minQuantity: product.minQuantity,
		maxQuantity: product.maxQuantity,
		weightGrams: product.weightGrams,
	};
}
