export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ChoicesProps, ComboboxLabels, ComboboxStatus } from './combobox-props.ts';
