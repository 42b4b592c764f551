import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { QUANTITY_FIELD } from './purchase-intent.ts';

/** Props of {@link QuantityChoice}. */
export interface QuantityChoiceProps {
	readonly value: number;
	readonly onChange: (quantity: number) => void;
	/** Fewest pieces; 1 when left out. */
	readonly min?: number;
	/** Most pieces. */
	readonly max: number;
	/** Most pieces that an order may hold, told once it is reached. */
	readonly limit: number;
}

/** How many pieces. Texts: area `product`. */
export function QuantityChoice({ value, onChange, min = 1, max, limit }: QuantityChoiceProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<span aria-hidden className="font-semibold text-sm">
				{t('quantity.label')}
			</span>
			<QuantityStepper
				name={QUANTITY_FIELD}
				value={value}
				onValueChange={onChange}
				min={min}
				max={max}
				formatValue={(number) => formatCount(number, language)}
				parseValue={parseWholeNumber}
				labels={{
					quantity: t('quantity.label'),
					decrease: t('quantity.decrease'),
					increase: t('quantity.increase'),
				}}
			/>
			<p aria-live="polite" className="text-sm text-text-muted empty:hidden">
				{value >= limit
					? t('quantity.limit', { number: formatCount(limit, language) })
					: min > 1 && t('quantity.least', { number: formatCount(min, language) })}
			</p>
		</div>
	);
}
