export { DateField, type DateFieldLabels, type DateFieldProps, type DatePart } from './date-field.tsx';
export { type DateParts, type DateReading, fromIsoDate, noDate, toIsoDate } from './date-parts.ts';
