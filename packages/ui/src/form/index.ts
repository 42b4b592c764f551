export { type Bound, BoundField, type BoundProps, errorOf } from './bound-field.tsx';
export { BoundFieldSet, type BoundGroup } from './bound-field-set.tsx';
