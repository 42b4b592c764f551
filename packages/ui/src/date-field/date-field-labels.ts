import type { DatePart } from './date-parts.ts';

/** The words of a date field. */
export type DateFieldLabels = Readonly<Record<DatePart, string>>;
