'use client';

import type { FieldPath, FieldValues } from 'react-hook-form';
import { type BoundControlProps, BoundControls } from '../form/index.ts';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

/** Props of SegmentedControlField: those of SegmentedControl, and its place in the form. */
export type SegmentedControlFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = BoundControlProps<
	SegmentedControlProps,
	Values,
	Name
>;

/** A few short choices in a react-hook-form, with legend, description and error. */
export function SegmentedControlField<Values extends FieldValues, Name extends FieldPath<Values>>(
	props: SegmentedControlFieldProps<Values, Name>,
) {
	return (
		<BoundControls props={props} empty={null}>
			{(group) => <SegmentedControl {...group} className="self-start" />}
		</BoundControls>
	);
}
