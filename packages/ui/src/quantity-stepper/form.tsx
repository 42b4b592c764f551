'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { BoundFieldSet, type BoundProps } from '../form/index.ts';
import { focusFirst } from '../value/focus-first.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

/** Props of QuantityField: those of QuantityStepper, and its place in the form. */
export type QuantityFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundProps<Values, Name> &
	Omit<QuantityStepperProps, keyof BoundProps<Values, Name> | 'value' | 'defaultValue' | 'onValueChange' | 'ref'> & {
		/** Called with each new quantity, after the form has it. Default none. */
		readonly onValueChange?: ((value: number) => void) | undefined;
	};

/** A number of pieces in a react-hook-form, with legend, description and error. */
export function QuantityField<Values extends FieldValues, Name extends FieldPath<Values>>({
	name,
	control,
	label,
	description,
	isRequired,
	requiredLabel,
	className,
	onValueChange,
	isDisabled,
	min = 1,
	...props
}: QuantityFieldProps<Values, Name>) {
	const place = { name, control, label, description, isRequired, requiredLabel, className };
	return (
		<BoundFieldSet {...place}>
			{({ value, onChange, onBlur, ref, disabled, 'aria-invalid': invalid }) => (
				<QuantityStepper
					{...props}
					ref={(stepper) => ref(focusFirst(stepper))}
					min={min}
					value={value ?? min}
					onValueChange={(next) => {
						onChange(next);
						onValueChange?.(next);
					}}
					onBlur={onBlur}
					isDisabled={isDisabled ?? disabled}
					data-invalid={invalid}
					className="self-start"
				/>
			)}
		</BoundFieldSet>
	);
}
