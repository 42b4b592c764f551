import type { Product } from '@zaylat/api-client/contract';
import { VariantPicker } from '@zaylat/ui/variant-picker';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { unavailabilityOf } from '../choice.ts';
import { BUY_FORM, OPTION_FIELD } from '../option-field.ts';
import type { Chosen } from '../state/use-choice.ts';

/** Props of {@link OptionPicker}. */
export interface OptionPickerProps {
	readonly product: Product;
	readonly chosen: Pick<Chosen, 'choice' | 'setChoice'>;
}

/** The product's options; what cannot be had with the rest stays to be found and says why. */
export function OptionPicker({ product, chosen }: OptionPickerProps) {
	const { t } = useTranslation('product');
	const now = useAppContext().now();
	return (
		<VariantPicker
			name={OPTION_FIELD}
			form={BUY_FORM}
			options={product.options.map(({ key, name, values }) => ({
				key,
				name,
				values: values.map((value) => ({
					key: value.key,
					name: value.name,
					...(value.swatch !== null && { color: value.swatch }),
				})),
			}))}
			value={chosen.choice}
			onValueChange={chosen.setChoice}
			isAvailable={(choice) => unavailabilityOf(product, choice, now) === undefined}
			getReason={(choice) => t(`options.${unavailabilityOf(product, choice, now) ?? 'none'}`)}
		/>
	);
}
