export { TimeField, type TimeFieldLabels, type TimeFieldProps } from './time-field.tsx';
export {
	type DayPeriod,
	fromIsoTime,
	type HourCycle,
	noTime,
	type TimeParts,
	type TimeReading,
	toIsoTime,
} from './time-parts.ts';
