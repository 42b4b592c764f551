export { DateField, type DateFieldProps } from './date-field.tsx';
export type { DateFieldLabels } from './date-field-labels.ts';
export { type DatePart, type DateParts, type DateReading, fromIsoDate, noDate, toIsoDate } from './date-parts.ts';
