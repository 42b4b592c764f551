import type { PaymentOption } from '@zaylat/domain/payments';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PaymentOptionIcon } from './payment-option-icon.tsx';
import { usePaymentOptionTexts } from './payment-option-text.ts';

/** Options that a compact list shows before "All ways to pay". */
const FEW = 3;

/** Props of {@link PaymentOptions}. */
export interface PaymentOptionsProps {
	/** In the order in which they are shown. */
	readonly options: readonly PaymentOption[];
	readonly value: PaymentOption | undefined;
	readonly onChange: (option: PaymentOption) => void;
	/** Option of the shopper's last order. */
	readonly lastUsed?: PaymentOption | null | undefined;
	/** Whether only the first options and the chosen one are shown until the shopper asks for all. Default false. */
	readonly isCompact?: boolean;
	readonly legend: string;
	/** Name in the form, and the form's id, where a form without script sends the choice. Default: none sends it. */
	readonly field?: { readonly name: string; readonly form: string } | undefined;
	/** What is wrong with the choice. */
	readonly error?: string | undefined;
}

/** The ways to pay by name, one of which is chosen. Texts: area `paying`. */
export function PaymentOptions(props: PaymentOptionsProps) {
	const { options, value, onChange, lastUsed, isCompact = false, legend, field, error } = props;
	const { t } = useTranslation('paying');
	const { name, help } = usePaymentOptionTexts();
	const [isAll, setIsAll] = useState(!isCompact);
	// The chosen option takes the last place of the few, so that their number does not change.
	const few = options.slice(0, FEW);
	const shown = isAll || value === undefined || few.includes(value) ? few : [...few.slice(0, FEW - 1), value];
	const list = isAll ? options : shown;
	return (
		<div className="flex flex-col items-start gap-2">
			<FieldSet
				// A compact list stands in a card whose title says it.
				legend={isCompact ? <span className="sr-only">{legend}</span> : legend}
				error={error}
				className="w-full"
			>
				<RadioGroup
					{...field}
					value={value ?? null}
					isInvalid={error !== undefined}
					onValueChange={(chosen) => {
						const option = options.find((each) => each === chosen);
						if (option !== undefined) onChange(option);
					}}
				>
					<ChoiceCards>
						{list.map((option) => (
							<ChoiceCard
								key={option}
								value={option}
								title={name(option)}
								// A compact list explains the chosen option alone.
								description={[option === lastUsed && t('lastUsed'), (!isCompact || option === value) && help(option)]
									.filter(Boolean)
									.join(' · ')}
								media={<PaymentOptionIcon option={option} />}
							/>
						))}
					</ChoiceCards>
				</RadioGroup>
			</FieldSet>
			{!isAll && options.length > FEW && (
				<Button variant="ghost" size="sm" onClick={() => setIsAll(true)}>
					{t('all')}
				</Button>
			)}
		</div>
	);
}
