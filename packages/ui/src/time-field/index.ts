export { TimeField, type TimeFieldProps } from './time-field.tsx';
export type { TimeFieldLabels } from './time-field-labels.ts';
export {
	type DayPeriod,
	fromIsoTime,
	type HourCycle,
	noTime,
	type TimeParts,
	type TimeReading,
	toIsoTime,
} from './time-parts.ts';
