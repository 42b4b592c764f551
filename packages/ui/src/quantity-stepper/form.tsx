'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls } from '../form/index.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

/** Props of QuantityField: those of QuantityStepper, and its place in the form. */
export type QuantityFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	Omit<QuantityStepperProps, 'onValueChange'>,
	Values,
	Name
> & {
	/** Called with each new quantity, after the form has it. Default none. */
	readonly onValueChange?: ((value: number) => void) | undefined;
};

/** A number of pieces in a react-hook-form, with legend, description and error. */
export function QuantityField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: QuantityFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={props.min ?? 1}>
			{({ name: _path, disabled, 'aria-invalid': invalid, ...stepper }) => (
				<QuantityStepper
					{...stepper}
					isDisabled={stepper.isDisabled ?? disabled}
					data-invalid={invalid}
					className="self-start"
				/>
			)}
		</BoundControls>
	);
}
