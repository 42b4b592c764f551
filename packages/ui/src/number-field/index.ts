export { NumberField, type NumberFieldProps, type NumberValue } from './number-field.tsx';
