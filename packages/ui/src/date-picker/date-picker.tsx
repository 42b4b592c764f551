'use client';

import { Calendar, type IsoDate } from '../calendar/index.ts';
import { dateTexts } from '../dates/date-texts.ts';
import { useControlled } from '../value/use-controlled.ts';
import { DatePickerFrame } from './date-picker-frame.tsx';
import type { DatePickerBaseProps } from './date-picker-props.ts';

/** Props of DatePicker: those of a native button, and these. Ref and props reach the button, the class name its box. */
export interface DatePickerProps extends DatePickerBaseProps {
	/** The chosen day, when the caller keeps it; null for none. Default: the component keeps it. */
	readonly value?: IsoDate | null | undefined;
	/** The day chosen at first, and after a reset of the form. Default null. */
	readonly defaultValue?: IsoDate | null | undefined;
	/** Called with the day that is chosen; null when the field is emptied. Default none. */
	readonly onValueChange?: ((value: IsoDate | null) => void) | undefined;
	/** Name of the day in the form, which sends it as "2026-11-21". Default none. */
	readonly name?: string | undefined;
}

/**
 * A day chosen in a calendar, which opens below the field. Give it a Field, or a name of its own.
 *
 * Enter, Space and a press open the calendar with the focus on the chosen day; a choice and Escape close it.
 */
export function DatePicker({ value: givenValue, defaultValue = null, onValueChange, name, ...props }: DatePickerProps) {
	const [value, setValue] = useControlled<IsoDate | null>(givenValue, defaultValue, onValueChange);
	return (
		<DatePickerFrame
			{...props}
			part="date-picker"
			text={value === null ? undefined : dateTexts(props.locale ?? 'en').date(value)}
			isRange={false}
			onClear={() => setValue(null)}
			onReset={() => setValue(defaultValue)}
			sent={name === undefined ? [] : [{ name, value: value ?? '' }]}
		>
			{(calendar, close) => (
				<Calendar
					{...calendar}
					value={value}
					onValueChange={(date) => {
						setValue(date);
						close();
					}}
				/>
			)}
		</DatePickerFrame>
	);
}
