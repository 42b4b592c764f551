export { SearchField } from './search-field.tsx';
export type { SearchFieldProps } from './search-field-props.ts';
export type { SearchFieldLabels, SearchGroup, SearchStatus } from './search-popup.tsx';
