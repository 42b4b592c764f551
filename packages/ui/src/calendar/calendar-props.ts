import type { ComponentPropsWithRef, RefObject } from 'react';
import type { DateLimits, IsoDate } from '../dates/iso-date.ts';

/** Labels of a calendar. */
export interface CalendarLabels {
	/** Name of the button that shows the month before. Default "Previous month". */
	readonly previousMonth: string;
	/** Name of the button that shows the month after. Default "Next month". */
	readonly nextMonth: string;
	/** Shown below a range calendar while no day is chosen. Default "Choose the first day". */
	readonly chooseStart: string;
	/** Shown below a range calendar when the first day is chosen. Default "Choose the last day". */
	readonly chooseEnd: string;
}

/** The English labels. */
export const CALENDAR_LABELS: CalendarLabels = {
	previousMonth: 'Previous month',
	nextMonth: 'Next month',
	chooseStart: 'Choose the first day',
	chooseEnd: 'Choose the last day',
};

/** Which days can be chosen, and how they are written. */
export interface CalendarOptions extends DateLimits {
	/** Today in the reader's time zone, "2026-11-21"; passed in, so that server and browser show the same. */
	readonly today: IsoDate;
	/** First day that can be chosen. Default: no limit. */
	readonly min?: IsoDate | undefined;
	/** Last day that can be chosen. Default: no limit. */
	readonly max?: IsoDate | undefined;
	/** Whether a day inside the limits cannot be chosen. Default: all can. */
	readonly isDateDisabled?: ((date: IsoDate) => boolean) | undefined;
	/** BCP 47 tag: names, digits, era and first day of the week. Thai shows Buddhist years. Default "en". */
	readonly locale?: string | undefined;
	/** Any day of the month that is shown first. Default: the month of the value, else of today. */
	readonly defaultMonth?: IsoDate | undefined;
	/** Called with the first day of the month that is now shown. Default none. */
	readonly onMonthChange?: ((month: IsoDate) => void) | undefined;
}

/** Props that Calendar and RangeCalendar share: those of a div, and these. */
export interface CalendarBaseProps
	extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'role'>,
		CalendarOptions {
	/** Days can be read but not chosen. Default false. */
	readonly readOnly?: boolean | undefined;
	/** Receives the day in the tab order, to focus it when the calendar opens. Default none. */
	readonly dayRef?: RefObject<HTMLTableCellElement | null> | undefined;
	/** Labels in the reader's language; each has an English default. */
	readonly labels?: Partial<CalendarLabels> | undefined;
}
