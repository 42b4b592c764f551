export type { IsAvailable, VariantChoice, VariantOption, VariantPicture, VariantValue } from './choose.ts';
export { VariantPicker, type VariantPickerLabels, type VariantPickerProps } from './variant-picker.tsx';
