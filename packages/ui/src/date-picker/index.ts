export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export type { DatePickerBaseProps, DatePickerLabels } from './date-picker-props.ts';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
