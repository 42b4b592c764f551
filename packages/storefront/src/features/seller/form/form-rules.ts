import { type FieldErrors, set } from 'react-hook-form';
import { anyText } from './goods-names.ts';
import type { GoodsValues, VariantRow } from './goods-values.ts';

/** What is wrong with a value before it is sent. */
export type FormProblem = 'number' | 'sending' | 'optionName' | 'valueName';

/** Finds what cannot be sent: what is no number, pictures that have not arrived; and for a review, options without a name. */
export function formProblems(
	values: GoodsValues,
	{
		arePicturesThere,
		isForReview,
		attributes,
	}: {
		readonly arePicturesThere: boolean;
		readonly isForReview: boolean;
		/** Keys of the attributes that the form shows. */
		readonly attributes: readonly string[];
	},
): readonly (readonly [path: string, problem: FormProblem])[] {
	const { minQuantity, maxQuantity, weightGrams, variants, tiers, options } = values;
	const numbers: readonly (readonly [string, unknown])[] = [
		...Object.entries({ minQuantity, maxQuantity, weightGrams }),
		...attributes.map((key) => [`attributes.${key}.number`, values.attributes[key]?.number] as const),
		...variants.flatMap((row, i) => numbersOf(row).map(([name, value]) => [`variants.${i}.${name}`, value] as const)),
		...tiers.flatMap((tier, i) => Object.entries(tier).map(([name, value]) => [`tiers.${i}.${name}`, value] as const)),
	];
	const unnamed = options.flatMap((option, i) => [
		...(isUnnamed(option.name) ? [[`options.${i}.name`, 'optionName'] as const] : []),
		...option.values.flatMap((value, j) =>
			isUnnamed(value.name) ? [[`options.${i}.values.${j}.name`, 'valueName'] as const] : [],
		),
	]);
	return [
		...(arePicturesThere ? [] : [['pictures', 'sending'] as const]),
		...(isForReview ? unnamed : []),
		...numbers.flatMap(([path, value]) => (Number.isNaN(value) ? [[path, 'number'] as const] : [])),
	];
}

const isUnnamed = (texts: GoodsValues['name']) => anyText(texts, 'en') === '';

const numbersOf = ({ isOffered, price, previousPrice, stock, plan }: VariantRow) =>
	isOffered ? Object.entries({ price, previousPrice, stock, 'plan.days': plan.days }) : [];

/** Errors as react-hook-form keeps them, of sentences by path. */
export function errorsOf(sentences: readonly (readonly [path: string, message: string])[]): FieldErrors<GoodsValues> {
	const errors: FieldErrors<GoodsValues> = {};
	for (const [path, message] of sentences) set(errors, path, { type: 'rule', message });
	return errors;
}
