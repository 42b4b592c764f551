import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { BoundNumberField } from '@zaylat/ui/number-field/form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { readAmount } from '../../../core/forms/read-amount.ts';
import type { GoodsValues } from './goods-values.ts';

/** Path of a number of the form. */
export type NumberPath =
	| ('minQuantity' | 'maxQuantity' | 'weightGrams')
	| `variants.${number}.${'price' | 'previousPrice' | 'stock'}`
	| `variants.${number}.plan.days`
	| `tiers.${number}.${'minQuantity' | 'percentOff'}`;

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
	readonly name: NumberPath;
	readonly label: string;
	readonly description?: string | undefined;
	/** A unit after the number. */
	readonly suffix?: string | undefined;
	/** Whether it has broken units, as prices do. Default false. */
	readonly isDecimal?: boolean | undefined;
}

/** A number in any digits: a price, pieces, grams. */
export function AmountField({ name, isDecimal = false, ...field }: AmountFieldProps) {
	const { language } = usePreferences();
	return (
		<BoundNumberField<GoodsValues, NumberPath>
			{...field}
			name={name}
			min={0}
			inputMode={isDecimal ? 'decimal' : 'numeric'}
			parseValue={isDecimal ? readAmount : parseWholeNumber}
			formatValue={(value) => (Number.isInteger(value) ? formatCount(value, language) : String(value))}
		/>
	);
}
