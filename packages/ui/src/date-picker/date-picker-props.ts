import type { ComponentPropsWithRef } from 'react';
import type { CalendarLabels, CalendarOptions } from '../calendar/calendar-props.ts';

/** Labels of a date picker; those of its calendar are part of them. */
export interface DatePickerLabels extends CalendarLabels {
	/** Name of the calendar that opens. Default "Calendar". */
	readonly calendar: string;
	/** Shown while nothing is chosen. Default "Choose a date". */
	readonly placeholder: string;
	/** The same for a range. Default "Choose dates". */
	readonly rangePlaceholder: string;
	/** Name of the button that empties the field. Default "Clear". */
	readonly clear: string;
}

type Own = 'children' | 'defaultValue' | 'name' | 'onChange' | 'role' | 'type' | 'value';

/** Props that DatePicker and DateRangePicker share: those of a native button, and these. */
export interface DatePickerBaseProps extends Omit<ComponentPropsWithRef<'button'>, Own>, CalendarOptions {
	/** Whether the calendar is open, when the caller keeps that. Default: the component keeps it. */
	readonly isOpen?: boolean | undefined;
	/** Whether the calendar is open at first. Default false. */
	readonly defaultOpen?: boolean | undefined;
	/** Called when the calendar opens or closes. Default none. */
	readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
	/** Offers a button that empties the field. Default false. */
	readonly isClearable?: boolean | undefined;
	/** Can be read but not changed. Default false. */
	readonly readOnly?: boolean | undefined;
	/** The value is not acceptable; sets aria-invalid. Default false. */
	readonly isInvalid?: boolean | undefined;
	/** `md` (default) is 44 px high, `lg` 52 px, `sm` 36 px for dense tables with a pointer. */
	readonly size?: 'sm' | 'md' | 'lg' | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<DatePickerLabels> | undefined;
}
