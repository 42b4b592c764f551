export { MultiSelect, type MultiSelectLabels, type MultiSelectProps } from './multi-select.tsx';
