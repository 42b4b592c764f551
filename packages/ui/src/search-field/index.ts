export { SearchField, type SearchFieldProps } from './search-field.tsx';
export type { SearchFieldLabels, SearchStatus } from './search-popup.tsx';
