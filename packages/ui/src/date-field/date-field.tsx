'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { Input } from '../input/index.ts';
import { useLabels } from '../labels/labels-context.ts';
import { useControlled } from '../value/use-controlled.ts';
import { useFormReset } from '../value/use-form-reset.ts';
import type { DateFieldLabels } from './date-field-labels.ts';
import { type DatePart, type DateParts, noDate } from './date-parts.ts';

/** Props of DateField: those of a div, and these. */
export interface DateFieldProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
	/** The date as typed, when the caller keeps it. Default: the component keeps it. */
	readonly value?: DateParts | undefined;
	/** The date it begins with. Default none. */
	readonly defaultValue?: DateParts | undefined;
	/** Called with the date as typed; `toIsoDate` reads it. Default none. */
	readonly onValueChange?: ((value: DateParts) => void) | undefined;
	/** The parts as the reader's language orders them. Default day, month, year. */
	readonly order?: readonly DatePart[] | undefined;
	/** Asks for the reader's own birthday, which browsers can fill in. Default false. */
	readonly isBirthday?: boolean | undefined;
	/** Name of the inputs in the form, each with its part behind it. Default none. */
	readonly name?: string | undefined;
	/** Takes it out of use. Default false. */
	readonly disabled?: boolean | undefined;
	/** Can be read but not changed. Default false. */
	readonly readOnly?: boolean | undefined;
	/** What is there is not acceptable. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** Words in the reader's language; each has an English default. */
	readonly labels?: Partial<DateFieldLabels> | undefined;
}

const defaultLabels: DateFieldLabels = { day: 'Day', month: 'Month', year: 'Year' };

const DAY_FIRST: readonly DatePart[] = ['day', 'month', 'year'];

const WIDTHS: Readonly<Record<DatePart, string>> = { day: 'w-17', month: 'w-17', year: 'w-24' };

/**
 * A date that people know by heart, typed in three parts. Put it in a FieldSet, or name it by `aria-label`.
 *
 * Typing takes a few presses on any phone and any calendar: the pickers of phones follow the phone's language, not the
 * page's, know no Buddhist years beside a Burmese page, and need dozens of swipes to a year of birth.
 */
export function DateField({
	value: given,
	defaultValue = noDate,
	onValueChange,
	order = DAY_FIRST,
	isBirthday = false,
	name,
	disabled,
	readOnly,
	isInvalid,
	labels,
	className,
	ref,
	'aria-invalid': invalidAttribute,
	...rest
}: DateFieldProps) {
	const words = useLabels('dateField', defaultLabels, labels);
	const id = useId();
	const firstInput = useRef<HTMLInputElement>(null);
	const [value, setValue] = useControlled(given, defaultValue, onValueChange);
	useFormReset(firstInput, () => setValue(defaultValue));
	const invalid = isInvalid ?? (invalidAttribute === true || invalidAttribute === 'true');
	const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
	return (
		// In a FieldSet that is the group already; a second one without a name would only be noise.
		<div
			data-part="date-field"
			role={isNamed ? 'group' : undefined}
			{...rest}
			ref={ref}
			className={clsx('flex min-w-0 flex-wrap gap-3', className)}
		>
			{order.map((part, place) => (
				<div key={part} className={clsx('flex flex-col justify-end gap-1', WIDTHS[part])}>
					<label htmlFor={`${id}-${part}`} className="text-sm text-text">
						{words[part]}
					</label>
					<Input
						id={`${id}-${part}`}
						{...(place === 0 && { ref: firstInput })}
						name={name === undefined ? undefined : `${name}.${part}`}
						inputMode="numeric"
						autoComplete={isBirthday ? `bday-${part}` : 'off'}
						value={value[part]}
						disabled={disabled}
						readOnly={readOnly}
						isInvalid={invalid}
						onChange={(event) => setValue({ ...value, [part]: event.target.value })}
					/>
				</div>
			))}
		</div>
	);
}
