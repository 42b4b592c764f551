'use client';

import { type DateRange, RangeCalendar } from '../calendar/index.ts';
import { dateTexts } from '../dates/date-texts.ts';
import { useControlled } from '../value/use-controlled.ts';
import { DatePickerFrame } from './date-picker-frame.tsx';
import type { DatePickerBaseProps } from './date-picker-props.ts';

/** Props of DateRangePicker: those of a native button, and these. Ref and props reach the button, the class name its box. */
export interface DateRangePickerProps extends DatePickerBaseProps {
	/** The chosen range, when the caller keeps it; null for none. Default: the component keeps it. */
	readonly value?: DateRange | null | undefined;
	/** The range chosen at first, and after a reset of the form. Default null. */
	readonly defaultValue?: DateRange | null | undefined;
	/** Called with the range that is chosen; null when the field is emptied. Default none. */
	readonly onValueChange?: ((value: DateRange | null) => void) | undefined;
	/** Most days of a range, both ends included. Default: no limit. */
	readonly maxDays?: number | undefined;
	/** Names of first and last day in the form, which sends them as "2026-11-21". Default none. */
	readonly names?: readonly [start: string, end: string] | undefined;
}

/**
 * A first and a last day chosen in a calendar, which opens below the field. Give it a Field, or a name of its own. The
 * calendar closes when both ends are chosen.
 */
export function DateRangePicker({
	value: givenValue,
	defaultValue = null,
	onValueChange,
	maxDays,
	names,
	...props
}: DateRangePickerProps) {
	const [value, setValue] = useControlled<DateRange | null>(givenValue, defaultValue, onValueChange);
	return (
		<DatePickerFrame
			{...props}
			part="date-range-picker"
			text={value === null ? undefined : dateTexts(props.locale ?? 'en').range(value.start, value.end)}
			isRange
			onClear={() => setValue(null)}
			onReset={() => setValue(defaultValue)}
			sent={
				names === undefined
					? []
					: [
							{ name: names[0], value: value?.start ?? '' },
							{ name: names[1], value: value?.end ?? '' },
						]
			}
		>
			{(calendar, close) => (
				<RangeCalendar
					{...calendar}
					maxDays={maxDays}
					value={value}
					onValueChange={(range) => {
						setValue(range);
						close();
					}}
				/>
			)}
		</DatePickerFrame>
	);
}
