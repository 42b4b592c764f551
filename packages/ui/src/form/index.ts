export { BoundControl, type BoundControlProps, BoundControls } from './bound-control.tsx';
export { type Bound, BoundField, BoundFieldSet, type BoundGroup, type BoundProps, errorOf } from './bound-field.tsx';
export type { BoundFieldLabels } from './bound-field-labels.ts';
export { Form, type FormLabels, type FormProps, type FormResult } from './form-element.tsx';
export { FormSubmit, type FormSubmitProps } from './form-submit.tsx';
export type { FormErrors } from './server-errors.ts';
export { isPartEmpty, type RequiredRule, useBound } from './use-bound.ts';
