'use client';

import type { IsoDate } from '../dates/iso-date.ts';
import { useControlled } from '../value/use-controlled.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import type { CalendarBaseProps } from './calendar-props.ts';

/** Props of Calendar: those of a div, and these. */
export interface CalendarProps extends CalendarBaseProps {
	/** The chosen day, when the caller keeps it; null for none. Default: the component keeps it. */
	readonly value?: IsoDate | null | undefined;
	/** The day chosen at first. Default null. */
	readonly defaultValue?: IsoDate | null | undefined;
	/** Called with the day that is chosen. Default none. */
	readonly onValueChange?: ((value: IsoDate | null) => void) | undefined;
}

/**
 * A month of days, one of which can be chosen.
 *
 * Arrow keys move by days and weeks, Home and End within the week, Page Up and Page Down by months, with Shift by
 * years; Enter and Space choose.
 */
export function Calendar({ value: givenValue, defaultValue = null, onValueChange, ...props }: CalendarProps) {
	const [value, setValue] = useControlled<IsoDate | null>(givenValue, defaultValue, onValueChange);
	return (
		<CalendarFrame
			{...props}
			part="calendar"
			chosen={value ?? undefined}
			isMultiple={false}
			isSelected={(date) => date === value}
			onChoose={setValue}
		/>
	);
}
