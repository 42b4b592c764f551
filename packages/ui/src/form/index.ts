export { type Bound, BoundField, type BoundProps, errorOf } from './bound-field.tsx';
export { BoundFieldSet, type BoundGroup } from './bound-field-set.tsx';
export { Form, type FormAnswer, type FormLabels, type FormProps } from './form-element.tsx';
export { FormSubmit, type FormSubmitProps } from './form-submit.tsx';
export type { FormErrors } from './server-errors.ts';
