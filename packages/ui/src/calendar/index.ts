export type { DateRange, IsoDate } from '../dates/iso-date.ts';
export { Calendar, type CalendarProps } from './calendar.tsx';
export type { CalendarBaseProps, CalendarLabels, CalendarOptions } from './calendar-props.ts';
export { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';
