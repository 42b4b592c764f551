export { FieldSet, type FieldSetProps } from './field-set.tsx';
